/** Where things lie, as plain arithmetic. */

import type { Mode, SeatView, View, Weather, Row } from '../api/types.ts'

/** The tilt of one card of a fan, in degrees, and how far it drops from the middle, in hundredths of a card's width. */
export function fan(place: number, count: number): { tilt: number; drop: number } {
  if (count < 2) return { tilt: 0, drop: 0 }
  const step = Math.min(2, 14 / (count - 1))
  const tilt = (place - (count - 1) / 2) * step
  return { tilt: rounded(tilt), drop: rounded(tilt * tilt * 0.13) }
}

/** How many edges of a pile of cards one sees: a few for a few, never more than nine. */
export function layers(count: number): number {
  return Math.min(9, Math.ceil(count / 4))
}

/** The rows each weather falls on. What it does there is the server's to say. */
export const FALLS_ON: Readonly<Record<Weather, readonly Row[]>> = {
  frost: ['close'],
  fog: ['ranged'],
  rain: ['siege'],
  storm: ['ranged', 'siege'],
  'clear-weather': [],
}

/** What falls on a row now, each kind once. */
export function skyOver(row: Row, view: Pick<View, 'weather'>): Weather[] {
  return [...new Set(view.weather.map((cloud) => cloud.weather))].filter((weather) => FALLS_ON[weather].includes(row))
}

/** The side one looks from: the viewer's, or the first for a spectator. */
export function ownSide(view: View): number {
  return view.seats[view.viewer ?? 0]?.side ?? 0
}

/** The other sides, in the order of play after one's own. */
export function otherSides(view: View): number[] {
  const own = ownSide(view)
  return Array.from({ length: view.sides.length - 1 }, (_, step) => (own + 1 + step) % view.sides.length)
}

/** The seats that fight on a side, by number. */
export function seatsOf(view: View, side: number): { number: number; seat: SeatView }[] {
  return view.seats.map((seat, number) => ({ number, seat })).filter(({ seat }) => seat.side === side)
}

/** Whether rounds are worth points here, or cost gems. */
export const scoresPoints = (mode: Mode): boolean => mode.startsWith('ffa')

/** The sides that lead now: none while all are level. */
export function leading(totals: readonly number[]): number[] {
  const most = Math.max(...totals)
  if (totals.every((total) => total === most)) return []
  return totals.flatMap((total, side) => (total === most ? [side] : []))
}

const rounded = (value: number): number => Math.round(value * 100) / 100
