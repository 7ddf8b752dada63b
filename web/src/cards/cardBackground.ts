/** A card's background, derived from its id, so that cards look different from each other. */

/** Heraldic divisions of a card's field into two tones. */
export const DIVISIONS = ['bend', 'sinister', 'pale', 'chevron', 'quarterly', 'gyronny', 'saltire', 'fess'] as const
export type Division = (typeof DIVISIONS)[number]

export interface CardBackground {
  division: Division
  /** Where the light falls, in per cent of the field. */
  lightX: number
  lightY: number
  /** The offset of the canvas texture, in pixels. */
  patchX: number
  patchY: number
  /** The tilt of the emblem, in degrees. */
  lean: number
}

export function cardBackground(id: string): CardBackground {
  const roll = seededRandom(id)
  return {
    division: DIVISIONS[Math.floor(roll() * DIVISIONS.length)]!,
    lightX: 22 + Math.round(roll() * 56),
    lightY: 8 + Math.round(roll() * 26),
    patchX: Math.round(roll() * 192),
    patchY: Math.round(roll() * 192),
    lean: Math.round((roll() - 0.5) * 8),
  }
}

/** Returns a generator of numbers from 0 to 1 that is seeded by a text. */
export function seededRandom(text: string): () => number {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
