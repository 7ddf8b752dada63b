/** Limits how many sounds are heard at once, and how loud each of them is. */

import type { SoundName } from './scores.ts'

/** A sound that is heard after a delay. */
export interface Cue {
  sound: SoundName
  afterMs: number
}

/** More sounds than this are not heard at once. */
export const MOST_SOUNDS = 7
/** The same sound is not heard twice within this time. */
const APART_MS = 45
/** The same sound becomes softer while it repeats within this time. */
const REPEATS_MS = 700
const SOFTER = 0.82
/** How long a sound takes part in the count. */
const HEARD_MS = 650

/** Sounds that the game waits for: they are always heard, and the ambience gives way to them. */
export const IMPORTANT: ReadonlySet<SoundName> = new Set<SoundName>([
  ...(['scorch', 'horn', 'leader', 'avenger', 'berserker', 'muster', 'storm'] as const),
  ...(['round-won', 'round-lost', 'round-over', 'victory', 'defeat', 'draw'] as const),
])

export class Voices {
  #heard: { sound: SoundName; at: number }[] = []

  /** The gain of a sound that begins at a time in milliseconds; 0 if it is not heard. */
  admit(sound: SoundName, at: number): number {
    this.#heard = this.#heard.filter((other) => other.at > at - HEARD_MS - REPEATS_MS)
    const same = this.#heard.filter((other) => other.sound === sound && Math.abs(other.at - at) < REPEATS_MS)
    if (same.some((other) => Math.abs(other.at - at) < APART_MS)) return 0
    const others = this.#heard.filter((other) => Math.abs(other.at - at) < HEARD_MS).length
    if (others >= MOST_SOUNDS && !IMPORTANT.has(sound)) return 0
    this.#heard.push({ sound, at })
    return SOFTER ** same.length / Math.sqrt(1 + others / 4)
  }
}
