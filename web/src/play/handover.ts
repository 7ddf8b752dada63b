/** Several players at one screen: decides whose cards may be shown. */

/** The seat to show: the current one while it is its turn, else the first own seat whose turn it is. */
export function nextSeat(yours: readonly number[], now: number | null, acting: readonly number[]): number | null {
  if (now !== null && acting.includes(now)) return now
  return yours.find((seat) => acting.includes(seat)) ?? now
}

/** The seat that the screen must be handed over to; null if none. `shown` is the seat that confirmed last. */
export function handoverSeat(
  yours: readonly number[],
  now: number | null,
  acting: readonly number[],
  shown: number | null,
  finished: boolean,
): number | null {
  if (yours.length < 2 || finished) return null
  const next = nextSeat(yours, now, acting)
  return next !== null && (next !== shown || next !== now) ? next : null
}
