/** Clock arithmetic: the time left on running clocks, and how long players have been away. */

import type { ChairPresence, TableView } from '../api/types.ts'

/** The time left on a seat's clock, which runs while it is the seat's turn. Null without a clock. */
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

/** How long a player has been away; 0 if present. */
export function awayMs(chair: ChairPresence | undefined, at: number, now: number): number {
  return chair === undefined || chair.away_ms === null ? 0 : chair.away_ms + (now - at)
}

/** Formats minutes and seconds, and hours if needed: `4:05`, `1:00:00`. */
export function formatTime(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (number: number): string => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** Only a game between two people can be claimed, and not while they exchange cards. */
export function mayClaim(table: TableView): boolean {
  const game = table.match?.game ?? table.game
  const people = table.chairs.length === 2 && table.chairs.every((chair) => chair.kind === 'person')
  return people && game?.question?.kind !== 'redraw'
}
