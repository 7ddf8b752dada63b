/** The time on the players' clocks. */

import type { RefereeClock } from '../api/types.ts'

/** The time that a player has left, or has used if there is no limit. */
export function shownMs(clock: RefereeClock, seat: number, at: number): number {
  const runs = clock.running === seat && !clock.paused
  const used = clock.used_ms[seat]! + (runs ? Math.max(0, at - clock.since) : 0)
  return clock.limit_ms === null ? used : Math.max(0, clock.limit_ms - used)
}
