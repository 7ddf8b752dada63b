/** Several seats at one screen: whose cards may be shown now. */

/** The seat that should look: whoever looks now while they are asked, else the first of one's own that is. */
export function nextSeat(yours: readonly number[], now: number | null, acting: readonly number[]): number | null {
  if (now !== null && acting.includes(now)) return now
  return yours.find((seat) => acting.includes(seat)) ?? now
}

/** The seat for which a curtain hangs; null where none does. `shown` is the seat for whom it was lifted last. */
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
