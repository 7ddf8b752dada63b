/** What each sound is made of: recordings, and notes of instruments. */

import type { RecordingName } from './recordings.ts'

/** A recording, played after a delay in seconds. */
export interface Note {
  recording: RecordingName
  at: number
  gain: number
  /** The pitch in hertz of an instrument. */
  hertz?: number
}

const INSTRUMENTS = {
  horn: { 'horn-low': 146.83, 'horn-high': 293.66 },
  lute: { 'lute-low': 110, 'lute-middle': 220, 'lute-high': 440 },
  harp: { harp: 440 },
  voice: { voice: 293.66 },
  bell: { bell: 587.33 },
} as const satisfies Record<string, Partial<Record<RecordingName, number>>>
export type Instrument = keyof typeof INSTRUMENTS

const HALF_TONES: Readonly<Record<string, number>> = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 }

/** The frequency of a note: `A4`, `B♭3`, `F♯4`. */
export function hertzOf(name: string): number {
  const [, letter, sign, octave] = /^([A-G])([♯♭]?)(\d)$/.exec(name)!
  const halfTones = HALF_TONES[letter!]! + (sign === '♯' ? 1 : sign === '♭' ? -1 : 0)
  return 440 * 2 ** (Number(octave) - 4 + halfTones / 12)
}

/** A note on the recording of the instrument that is nearest in pitch. */
export function play(instrument: Instrument, name: string, at: number, gain: number): Note {
  const hertz = hertzOf(name)
  const distance = ([, recorded]: [string, number]): number => Math.abs(Math.log2(hertz / recorded))
  const recorded = Object.entries(INSTRUMENTS[instrument]) as [RecordingName, number][]
  const [recording] = recorded.reduce((best, next) => (distance(next) < distance(best) ? next : best))
  return { recording, at, gain, hertz }
}

const hit = (recording: RecordingName, gain: number, at = 0): Note => ({ recording, at, gain })
/** Notes one after the other. */
const run = (instrument: Instrument, names: string, from: number, gap: number, gain: number): Note[] =>
  names.split(' ').map((name, n) => play(instrument, name, from + n * gap, gain))

/** Notes at the same time. */
const chord = (instrument: Instrument, names: string, at: number, gain: number): Note[] =>
  names.split(' ').map((name) => play(instrument, name, at, gain))
/** Notes of the horn at given times. */
const fanfare = (names: string, times: readonly number[], gain: number): Note[] =>
  names.split(' ').map((name, n) => play('horn', name, times[n]!, gain))

/** Every sound of the table. What belongs together shares an instrument; the key is D minor, brighter for good news. */
export const SOUNDS = {
  // Cards.
  card: [hit('card', 0.62)],
  slide: [hit('slide', 0.26)],
  sweep: [hit('cloth', 0.36)],
  parchment: [hit('parchment', 0.34)],
  hero: [hit('steel', 0.34), play('bell', 'D4', 0.2, 0.12)],
  // Abilities.
  spy: [hit('whisper', 0.32), play('lute', 'D3', 0.05, 0.24), play('lute', 'E♭3', 0.26, 0.24)],
  medic: [play('voice', 'F4', 0, 0.26), play('voice', 'A4', 0.1, 0.18), ...run('harp', 'F4 A4 C5', 0.15, 0.11, 0.16)],
  bond: [play('lute', 'D3', 0, 0.32), play('lute', 'A3', 0.03, 0.3), play('lute', 'D4', 0.06, 0.3)],
  morale: [play('horn', 'A4', 0, 0.17), play('horn', 'D5', 0.16, 0.2), hit('tabor', 0.3), hit('tabor', 0.34, 0.16)],
  muster: [...[0, 0.13, 0.26, 0.33, 0.39].map((at) => hit('tabor', 0.26 + at / 2, at)), play('horn', 'A3', 0.39, 0.22)],
  agile: [hit('whoosh', 0.3), ...run('harp', 'A5 D6', 0.1, 0.07, 0.12)],
  mardroeme: [hit('fog', 0.3), ...run('harp', 'D4 A♭4 D5 A♭5', 0.05, 0.09, 0.2)],
  berserker: [hit('growl', 0.6), hit('drum', 0.4, 0.05)],
  decoy: [hit('straw', 0.42)],
  scorch: [hit('fire', 0.55)],
  horn: [play('horn', 'D3', 0, 0.36), play('horn', 'A3', 0.34, 0.34)],
  avenger: [play('bell', 'D4', 0, 0.34), play('voice', 'D4', 0.1, 0.24), play('voice', 'A♭3', 0.1, 0.2)],
  leader: [hit('drum', 0.55), ...chord('horn', 'D4 A3', 0.06, 0.24), play('bell', 'D5', 0.06, 0.16)],
  // Weather.
  frost: [hit('frost', 0.42)],
  fog: [hit('fog', 0.62)],
  rain: [hit('rain', 0.32)],
  storm: [hit('storm', 0.62)],
  clear: run('harp', 'D4 F♯4 A4 D5 F♯5 A5', 0, 0.085, 0.26),
  // The course of the game.
  coin: [hit('coin', 0.36)],
  knock: [hit('knock', 0.5)],
  round: [hit('drum', 0.5), hit('drum', 0.38, 0.28), play('horn', 'D3', 0.28, 0.18)],
  pass: [hit('drum', 0.5)],
  turn: run('lute', 'A4 D5', 0, 0.12, 0.2),
  tick: [hit('tick', 0.3)],
  gem: [hit('glass', 0.42)],
  'round-won': [...fanfare('A3 D4 F♯4', [0, 0.17, 0.34], 0.27), hit('drum', 0.42, 0.34)],
  'round-lost': [...fanfare('A3 F3 D3', [0, 0.24, 0.48], 0.25), hit('drum', 0.42, 0.48)],
  'round-over': [hit('drum', 0.48), hit('drum', 0.4, 0.2), play('bell', 'A4', 0.2, 0.22)],
  victory: [
    ...fanfare('D4 D4 D4 F♯4 A4', [0, 0.13, 0.26, 0.42, 0.68], 0.25),
    ...chord('horn', 'D4 F♯4 A4', 1, 0.2),
    ...[0, 0.13, 0.26, 0.42, 0.68].map((at) => hit('tabor', 0.28, at)),
    ...[0.42, 1].map((at) => hit('drum', 0.45, at)),
    ...run('harp', 'D5 F♯5 A5 D6', 1.05, 0.09, 0.18),
  ],
  defeat: [
    ...fanfare('D3 C3 B♭2', [0, 0.7, 1.4], 0.26),
    ...[0, 0.7, 1.4].map((at) => hit('drum', 0.5 - at / 8, at)),
    play('voice', 'F4', 0.7, 0.15),
    play('voice', 'D4', 1.4, 0.18),
  ],
  draw: [
    ...chord('lute', 'D3 A3', 0, 0.24),
    ...chord('lute', 'C4 G4', 0.5, 0.19),
    ...chord('lute', 'D4 A4', 1, 0.2),
    ...[0, 0.5, 1].map((at) => hit('tabor', 0.24, at)),
    play('bell', 'A4', 1, 0.18),
  ],
} as const satisfies Readonly<Record<string, readonly Note[]>>

export type SoundName = keyof typeof SOUNDS
