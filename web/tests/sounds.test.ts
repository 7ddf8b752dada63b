/** Which sounds events make, how many are heard at once, and what the recordings are like. */

import { readFileSync } from 'node:fs'
import { describe, expect, it, test, vi } from 'vitest'
import catalogue from '../fixtures/catalogue.json'
import duel from '../fixtures/duel.json'
import sentences from '../fixtures/sentences.json'
import { encode } from '../generators/sound/adpcm.ts'
import { FILES, record } from '../generators/sound/recordings.ts'
import { loudnessOf, mix, peakOf, signal, type Signal } from '../generators/sound/signal.ts'
import type { AnyEvent, View } from '../src/api/types.ts'
import { decode } from '../src/sound/adpcm.ts'
import { ABILITY_SOUNDS, cuesOf, EVENT_SOUNDS } from '../src/sound/eventSounds.ts'
import { barsOf, music } from '../src/sound/music.ts'
import { doubled, otherTake, readRecordings, type RecordingName } from '../src/sound/recordings.ts'
import { hertzOf, SOUNDS, type Note, type SoundName } from '../src/sound/scores.ts'
import { MOST_SOUNDS, Voices, type Cue } from '../src/sound/voices.ts'

const MOST_BYTES = 400_000
const view = duel as unknown as View
const facts = (card: string) => catalogue.cards.find(({ ref }) => ref === card)! as never

/** The sounds of events that are shown at once, from a seat of the duel. */
function heard(events: AnyEvent[], viewer: number | null = 0): SoundName[] {
  const startsMs = events.map((_, index) => index * 200)
  return cuesOf({ events, startsMs, rate: 1, view: { ...view, viewer } }, facts).map(({ sound }) => sound)
}
const plays = (card: string, how: 'played' | 'called' = 'played'): AnyEvent => ({
  kind: 'played',
  seat: 0,
  card,
  source: 'hand',
  how,
  spot: { side: 0, row: 'close', place: 0 },
})

describe('the sounds of events', () => {
  const SILENT = `began-game began-match-game bot-sat-down changed-terms closed-table declined-offer ended-match-game
    failed-deal asked-for-entropy finished-redraw got-ready interrupted-game judged kept-claim left-game
    pledged-entropy ran-out scored-game sealed-log stood-up`

  it('names every silent kind of event', () => {
    const silent = Object.entries(EVENT_SOUNDS).flatMap(([kind, sounds]) =>
      typeof sounds !== 'function' && sounds.length === 0 ? [kind] : [],
    )
    expect(silent.sort()).toEqual(SILENT.split(/\s+/).sort())
  })

  test.each(sentences.events)('every event that a library can send is heard or silent: $data.kind', ({ data }) => {
    for (const sound of heard([data as AnyEvent])) expect(SOUNDS).toHaveProperty(sound)
    expect(EVENT_SOUNDS).toHaveProperty(data.kind)
  })

  it('has a sting for each ability, when its card is played or when it takes effect', () => {
    const abilities = new Set(catalogue.cards.flatMap((card) => card.abilities))
    expect(Object.keys(ABILITY_SOUNDS).sort()).toEqual([...abilities].sort())
    const stings = Object.values(ABILITY_SOUNDS).filter((sting) => sting !== null)
    expect(new Set(stings).size).toBe(stings.length)
  })

  it('plays the sting of a spy after its card, and none for the cards that a muster calls', () => {
    expect(heard([plays('monsters/avallach')])).toEqual(['card', 'hero', 'spy'])
    expect(heard([plays('monsters/ghoul'), plays('monsters/ghoul', 'called')])).toEqual(['card', 'muster', 'card'])
  })

  it('sounds the end of a game differently for the winner, the loser and a spectator', () => {
    const ended = (winners: number[]): AnyEvent => ({ kind: 'ended-game', winners })
    expect([0, 1, null].map((viewer) => heard([ended([1])], viewer)[0])).toEqual(['defeat', 'victory', 'victory'])
    expect(heard([ended([])])).toEqual(['draw'])
    expect(heard([{ kind: 'gave-up', seat: 1, how: 'resigned', game: false }])).toEqual(['victory'])
  })

  it('sounds the end of a round, the broken gem and the next round one after the other', () => {
    const cues = cuesOf(
      {
        events: [
          { kind: 'ended-round', round: 1, totals: [20, 9], winners: [0], gems: [2, 1], points: [] },
          { kind: 'began-round', round: 2, starter: 0 },
        ],
        startsMs: [0, 100],
        rate: 1,
        view,
      },
      facts,
    )
    expect(cues.map(({ sound }) => sound)).toEqual(['round-won', 'gem', 'round'])
    expect(cues[2]!.afterMs).toBeGreaterThan(cues[0]!.afterMs + 700)
  })

  it('does not depend on cards that the viewer cannot see', () => {
    const known: AnyEvent = { kind: 'drew', seat: 1, cards: ['monsters/ghoul', 'monsters/avallach'] }
    expect(heard([{ ...known, cards: [null, null] } as AnyEvent])).toEqual(heard([known]))
  })
})

/** The recordings as the page reads them. */
const read = (file: string) => {
  const bytes = readFileSync(new URL(`../src/generated/${file}`, import.meta.url))
  return readRecordings(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}
const recordings = read('sounds.bin')
const RATE = 22050

/** A note at the rate of the mix. */
function heardNote({ recording, hertz }: Note, gain: number): Signal {
  const { samples, rate, hertz: recorded } = recordings.get(recording)![0]!
  const speed = ((hertz === undefined ? 1 : hertz / recorded!) * rate) / RATE
  const length = Math.floor((samples.length - 1) / speed)
  return { rate: RATE, samples: Float64Array.from({ length }, (_, n) => gain * samples[Math.floor(n * speed)]!) }
}

/** What a player hears of sounds that begin at these times, in milliseconds. */
function heardMix(cues: readonly Cue[]): Signal {
  const voices = new Voices()
  return mix(
    ...cues.flatMap(({ sound, afterMs }) => {
      const gain = voices.admit(sound, afterMs)
      return gain === 0
        ? []
        : SOUNDS[sound].map((note) => [heardNote(note, gain * note.gain), afterMs / 1000 + note.at] as const)
    }),
  )
}

describe('sounds at the same time', () => {
  it('hears a few of many equal sounds, each softer than the one before', () => {
    const voices = new Voices()
    const gains = Array.from({ length: 40 }, (_, n) => voices.admit('card', n * 10)).filter((gain) => gain > 0)
    expect(gains.length).toBeLessThanOrEqual(MOST_SOUNDS)
    expect(gains).toEqual(gains.toSorted((first, second) => second - first))
  })

  it('always hears what matters', () => {
    const voices = new Voices()
    for (const sound of ['card', 'slide', 'hero', 'spy', 'medic', 'bond', 'decoy', 'frost'] as const)
      voices.admit(sound, 0)
    expect([voices.admit('rain', 0), voices.admit('victory', 0) > 0]).toEqual([0, true])
  })

  const all = Object.keys(SOUNDS) as SoundName[]
  it.each(all)('%s does not clip and is neither too quiet nor too long', (sound) => {
    const alone = heardMix([{ sound, afterMs: 0 }])
    expect(peakOf(alone)).toBeLessThan(0.7)
    expect(loudnessOf(alone)).toBeGreaterThan(0.02)
    expect(alone.samples.length / alone.rate).toBeLessThan(3.5)
  })

  it('does not clip when everything happens at once', () => {
    expect(peakOf(heardMix(all.map((sound) => ({ sound, afterMs: 0 }))))).toBeLessThan(1)
    const muster = [plays('monsters/ghoul'), ...Array.from({ length: 9 }, () => plays('monsters/ghoul', 'called'))]
    const burned: AnyEvent = { kind: 'burned', victims: [['monsters/ghoul', { side: 0, row: 'close', place: 0 }]] }
    const events = [...muster, burned, { kind: 'used-leader', seat: 0 } as AnyEvent]
    const cues = cuesOf({ events, startsMs: events.map((_, n) => n * 35), rate: 1, view }, facts)
    expect(peakOf(heardMix(cues))).toBeLessThan(1)
  })
})

describe('recordings', () => {
  it('fit into the limit', () => {
    const sizes = Object.keys(FILES).map(
      (file) => readFileSync(new URL(`../src/generated/${file}`, import.meta.url)).length,
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES)
  })

  it('survive their encoding', () => {
    const chirp = signal(16000, 0.5, (time) => 0.8 * Math.sin(2 * Math.PI * (200 + 1500 * time) * time))
    const decoded = decode(encode(chirp), chirp.samples.length)
    const error = chirp.samples.map((sample, n) => sample - decoded[n]!)
    expect(loudnessOf({ ...chirp, samples: error })).toBeLessThan(0.08 * loudnessOf(chirp))
  })

  it('stay the same at twice the rate', () => {
    const sine = (rate: number) =>
      Float32Array.from({ length: rate }, (_, n) => Math.sin((2 * Math.PI * 3000 * n) / rate))
    const [made, expected] = [doubled(sine(16000), true), sine(32000)]
    expect(Math.max(...made.map((sample, n) => Math.abs(sample - expected[n]!)))).toBeLessThan(0.01)
  })

  it('never play the same take twice', () => {
    const cards = recordings.get('card')!
    expect(new Set(cards.map(({ samples }) => samples.join())).size).toBe(5)
    for (const last of cards) for (let n = 0; n < 20; n++) expect(otherTake(cards, last)).not.toBe(last)
    const [only] = recordings.get('coin')!
    expect(otherTake([only!], only!)).toBe(only)
  })

  it.each(['murmur', 'hearth'] as RecordingName[])('%s repeats without a click', (name) => {
    const { samples } = read('ambience.bin').get(name)![0]!
    const steps = samples.slice(1).map((sample, n) => Math.abs(sample - samples[n]!))
    const seam = Math.abs(samples[0]! - samples.at(-1)!)
    expect(seam).toBeLessThan(steps.toSorted().at(Math.floor(0.99 * steps.length))!)
  })

  it('are the same in every build', () => {
    expect(record('tick')).toEqual(record('tick'))
  })
})

describe('the music', () => {
  it('has bars of six eighths, and parts of equal length', () => {
    expect(barsOf('D4:2 E4:4 | F4:6')).toEqual([
      [
        ['D4', 2],
        ['E4', 4],
      ],
      [['F4', 6]],
    ])
    const times = music().map(({ at }) => at)
    expect(times).toEqual(times.toSorted((first, second) => first - second))
    expect(times.at(-1)).toBeGreaterThan(60)
  })

  it('has no sharp dissonance between lute and lute on the beats', () => {
    const lute = music().filter(({ recording }) => recording.startsWith('lute'))
    for (const { at, hertz } of lute)
      for (const other of lute.filter((note) => note.at === at)) {
        const halfTones = Math.round(12 * Math.abs(Math.log2(hertz! / other.hertz!))) % 12
        expect([1, 2, 6, 10, 11], `${at} s`).not.toContain(halfTones)
      }
  })

  it('knows its pitches', () => {
    expect(['A4', 'D4', 'B♭3', 'F♯5'].map((name) => Math.round(hertzOf(name)))).toEqual([440, 294, 233, 740])
  })
})

describe('the settings of older browsers', () => {
  const silentWith = async (stored: string | null): Promise<boolean> => {
    vi.resetModules()
    vi.stubGlobal('localStorage', { getItem: () => stored })
    vi.stubGlobal('navigator', { languages: ['en'] })
    const { isSilent } = await import('../src/sound/tableSounds.svelte.ts')
    return isSilent()
  }

  it('stay silent if they were, and are heard otherwise', async () => {
    expect(await silentWith('{"volume":0,"theme":"dark"}')).toBe(true)
    expect(await silentWith('{"volume":0.4}')).toBe(false)
    expect(await silentWith(null)).toBe(false)
    expect(await silentWith('{"volume":0.4,"muted":true}')).toBe(true)
  })
})
