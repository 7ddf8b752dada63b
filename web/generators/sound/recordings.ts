/** Every recording that the build makes, and the files that hold them. */

import { hearth, murmur } from './ambience.ts'
import { encode } from './adpcm.ts'
import { fire, fog, frost, growl, rain, storm, voice, VOICE_HERTZ, whisper } from './elements.ts'
import { bell, BELL_HERTZ, drum, harp, horn, lute, tabor } from './instruments.ts'
import { card, cloth, coin, glass, knock, parchment, slide, steel, straw, tick, whoosh } from './materials.ts'
import { finish, level, Random, type Signal } from './signal.ts'
import type { RecordingHeader, RecordingName } from '../../src/sound/recordings.ts'

interface Recording {
  /** Samples per second: twice as many as the highest frequency that matters. */
  rate: number
  make: (rate: number, random: Random) => Signal
  /** The number of recordings that differ only by random variation. */
  takes?: number
  /** The pitch of an instrument. */
  hertz?: number
  /** Whether it repeats without a seam, so that its ends must stay as they are. */
  loops?: boolean
}

const [BRIGHT, WARM, DARK] = [22050, 16000, 11025]
const note = (make: typeof lute, hertz: number, seconds: number): Recording => ({
  rate: WARM,
  make: make(hertz, seconds),
  hertz,
})

export const RECORDINGS: Readonly<Record<RecordingName, Recording>> = {
  card: { rate: BRIGHT, make: card, takes: 5 },
  slide: { rate: BRIGHT, make: slide, takes: 4 },
  cloth: { rate: DARK, make: cloth, takes: 3 },
  parchment: { rate: BRIGHT, make: parchment, takes: 3 },
  steel: { rate: BRIGHT, make: steel, takes: 3 },
  coin: { rate: BRIGHT, make: coin },
  glass: { rate: BRIGHT, make: glass, takes: 2 },
  straw: { rate: WARM, make: straw },
  whoosh: { rate: WARM, make: whoosh, takes: 2 },
  tick: { rate: BRIGHT, make: tick, takes: 2 },
  knock: { rate: DARK, make: knock },
  fire: { rate: WARM, make: fire, takes: 2 },
  frost: { rate: BRIGHT, make: frost },
  fog: { rate: DARK, make: fog },
  rain: { rate: BRIGHT, make: rain },
  storm: { rate: DARK, make: storm },
  growl: { rate: DARK, make: growl },
  whisper: { rate: BRIGHT, make: whisper },
  voice: { rate: DARK, make: voice, hertz: VOICE_HERTZ },
  drum: { rate: DARK, make: drum, takes: 2 },
  tabor: { rate: WARM, make: tabor, takes: 2 },
  bell: { rate: WARM, make: bell, hertz: BELL_HERTZ },
  'horn-low': note(horn, 146.83, 1.2),
  'horn-high': note(horn, 293.66, 1.1),
  'lute-low': note(lute, 110, 1.5),
  'lute-middle': note(lute, 220, 1.4),
  'lute-high': note(lute, 440, 1.2),
  harp: note(harp, 440, 1.3),
  murmur: { rate: 8000, make: murmur, loops: true },
  hearth: { rate: DARK, make: hearth, loops: true },
}

/** The recordings of each file. */
export const FILES: Readonly<Record<string, readonly RecordingName[]>> = {
  'sounds.bin': (Object.keys(RECORDINGS) as RecordingName[]).filter((name) => !RECORDINGS[name].loops),
  'ambience.bin': ['murmur', 'hearth'],
}

/** The takes of a recording, equally loud. */
export function record(name: RecordingName): Signal[] {
  const { rate, make, takes = 1, loops = false } = RECORDINGS[name]
  return Array.from({ length: takes }, (_, take) => {
    const made = make(rate, new Random(seedOf(name) + take))
    return loops ? level(made) : finish(made)
  })
}

const seedOf = (name: string): number => [...name].reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 7) | 0

/** A file: the length of its header, the header as JSON, and the takes one after the other. */
export function pack(names: readonly RecordingName[]): Uint8Array {
  const takes = names.flatMap((name) => record(name).map((made) => ({ name, made, bytes: encode(made) })))
  const header: RecordingHeader[] = takes.map(({ name, made, bytes }) => ({
    name,
    rate: made.rate,
    length: made.samples.length,
    bytes: bytes.length,
    ...(RECORDINGS[name].hertz === undefined ? {} : { hertz: RECORDINGS[name].hertz }),
  }))
  const text = new TextEncoder().encode(JSON.stringify(header))
  const file = new Uint8Array(4 + text.length + takes.reduce((sum, { bytes }) => sum + bytes.length, 0))
  new DataView(file.buffer).setUint32(0, text.length, true)
  file.set(text, 4)
  takes.reduce((place, { bytes }) => (file.set(bytes, place), place + bytes.length), 4 + text.length)
  return file
}
