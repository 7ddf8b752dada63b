/** Time at the table, as plain arithmetic: clocks that run on since they were told, and how long somebody is away. */

import type { ChairPresence, TableView } from '../api/types.ts'

/** What is left on a seat's clock now: it runs while the seat is asked. Null without a clock. */
export function leftMs(
  table: TableView,
  seat: number,
  acting: readonly number[],
  at: number,
  now: number,
): number | null {
  const clock = table.chairs[seat]?.clock_ms ?? null
  if (clock === null) return null
  return Math.max(0, acting.includes(seat) ? clock - (now - at) : clock)
}

/** How long a player has been away now; 0 for one who is here. */
export function awayMs(chair: ChairPresence | undefined, at: number, now: number): number {
  return chair === undefined || chair.away_ms === null ? 0 : chair.away_ms + (now - at)
}

/** Minutes and seconds, with hours where there are any: `4:05`, `1:00:00`. */
export function formatTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (number: number): string => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** Only a game of two people can be claimed. */
export function mayClaim(table: TableView): boolean {
  return table.chairs.length === 2 && table.chairs.every((chair) => chair.kind === 'person')
}
