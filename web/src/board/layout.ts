/** Layout arithmetic of the board. */

import type { Mode, SeatView, View, Weather, Row } from '../api/types.ts'
import { ROWS } from './targets.ts'
import { optionIn } from '../waiting-room/rulesText.ts'

/** The tilt of a card in a fan, in degrees, and its drop from the middle, in hundredths of a card's width. */
export function fan(place: number, count: number): { tilt: number; drop: number } {
  if (count < 2) return { tilt: 0, drop: 0 }
  const step = Math.min(2, 14 / (count - 1))
  const tilt = (place - (count - 1) / 2) * step
  return { tilt: rounded(tilt), drop: rounded(tilt * tilt * 0.13) }
}

/** The number of visible card edges of a stack: one for four cards, at most nine. */
export function layers(count: number): number {
  return Math.min(9, Math.ceil(count / 4))
}

/** The rows that each weather affects, for the visual effect only. */
export const FALLS_ON: Readonly<Record<Weather, readonly Row[]>> = {
  frost: ['close'],
  fog: ['ranged'],
  rain: ['siege'],
  storm: ['ranged', 'siege'],
  'clear-weather': [],
}

/** The weathers that affect a row now, each kind once. */
export function skyOver(row: Row, view: Pick<View, 'weather'>): Weather[] {
  return [...new Set(view.weather.map((cloud) => cloud.weather))].filter((weather) => FALLS_ON[weather].includes(row))
}

/** The rim of the cards where another side has the faction of your side: warm on yours, cool on the other. */
export function mirrorRim(view: View, side: number): 'warm' | 'cool' | undefined {
  const factionOf = (number: number): string => seatsOf(view, number)[0]!.seat.faction
  const own = ownSide(view)
  if (side !== own) return factionOf(side) === factionOf(own) ? 'cool' : undefined
  return otherSides(view).some((other) => factionOf(other) === factionOf(own)) ? 'warm' : undefined
}

/** The height of an empty row, as a part of the height of a row with cards. */
const EMPTY_ROW = 0.62

/** The heights of the rows: those with cards are higher. Sides next to each other share them. */
export function rowHeights(view: Pick<View, 'sides'>, sides: readonly number[]): number[] {
  const armies = sides.map((side) => view.sides[side]!)
  return ROWS.map((_, row) =>
    armies.some(({ rows, specials }) => rows[row]!.length + specials[row]!.length > 0) ? 1 : EMPTY_ROW,
  )
}

/** The side at the bottom of the board: the viewer's, or the first for a spectator. */
export function ownSide(view: View): number {
  return view.seats[view.viewer ?? 0]?.side ?? 0
}

/** The other sides, in the order of play after your own side. */
export function otherSides(view: View): number[] {
  const own = ownSide(view)
  return Array.from({ length: view.sides.length - 1 }, (_, step) => (own + 1 + step) % view.sides.length)
}

/** The seats of a side with their numbers. */
export function seatsOf(view: View, side: number): { number: number; seat: SeatView }[] {
  return view.seats.map((seat, number) => ({ number, seat })).filter(({ seat }) => seat.side === side)
}

/** The number of gems that each side started with. */
export const mostGems = (view: View): number => Number(optionIn(view.ruleset, 'gems'))

/** Whether rounds score points in this mode rather than cost gems. */
export const scoresPoints = (mode: Mode): boolean => mode.startsWith('ffa')

/** The leading sides; empty while all are level. */
export function leading(totals: readonly number[]): number[] {
  const most = Math.max(...totals)
  if (totals.every((total) => total === most)) return []
  return totals.flatMap((total, side) => (total === most ? [side] : []))
}

const rounded = (value: number): number => Math.round(value * 100) / 100
