/** Finds the thing on the board at an element, by the data attributes of the board. */

import { ROWS } from '../board/targets.ts'
import type { Card, Leader, Row, Spot, View } from '../api/types.ts'
import type { Touch } from './moveChoice.ts'

/** A card or leader to inspect. */
export type Inspected =
  { card: Card; spot: Spot | null; strength: number | undefined } | { leader: Leader; seat: number }

export interface BoardThing {
  element: HTMLElement
  /** The touch that this element stands for; null if it can only be inspected. */
  touch: Touch | null
  inspected: Inspected | null
}

const THINGS = ['spot', 'held', 'special', 'leader', 'pile', 'deck', 'fan', 'asked', 'weather', 'row']
const THING_SELECTOR = THINGS.map((name) => `[data-${name}]`).join(', ')

/** The thing on the board that an element belongs to. */
export function thingAt(view: View, element: Element | null): BoardThing | null {
  const thing = element?.closest<HTMLElement>(THING_SELECTOR)
  return thing ? { element: thing, ...read(view, thing.dataset) } : null
}

function read(view: View, data: DOMStringMap): Omit<BoardThing, 'element'> {
  if (data['spot'] !== undefined) return unitAt(view, data['spot'])
  if (data['held'] !== undefined) return handCardAt(view, data['held'])
  if (data['special'] !== undefined) return specialAt(view, data['special'])
  if (data['leader'] !== undefined) return leaderAt(view, Number(data['leader']))
  if (data['fan'] !== undefined) return { touch: { from: 'fan', card: data['fan'] }, inspected: cardOnly(data['fan']) }
  if (data['asked'] !== undefined) return { touch: null, inspected: cardOnly(data['asked']) }
  if (data['pile'] !== undefined)
    return {
      touch: { from: 'pile', side: Number(data['pile']) },
      inspected: cardOnly(view.sides[Number(data['pile'])]?.pile.at(-1)),
    }
  if (data['deck'] !== undefined) return { touch: { from: 'deck', seat: Number(data['deck']) }, inspected: null }
  if (data['weather'] !== undefined)
    return { touch: { from: 'sky' }, inspected: cardOnly(view.weather.at(-1)?.card ?? undefined) }
  const [side, row] = data['row']!.split('/') as [string, Row]
  return { touch: { from: 'tray', side: Number(side), row }, inspected: null }
}

const cardOnly = (card: Card | undefined): Inspected | null =>
  card === undefined ? null : { card, spot: null, strength: undefined }

function unitAt(view: View, key: string): Omit<BoardThing, 'element'> {
  const spot = spotOf(key)
  const army = view.sides[spot.side]
  const card = army?.rows[ROWS.indexOf(spot.row)]?.[spot.place]
  if (card === undefined) return { touch: null, inspected: null }
  return {
    touch: { from: 'row', spot, card },
    inspected: { card, spot, strength: army!.strengths[ROWS.indexOf(spot.row)]![spot.place] },
  }
}

function handCardAt(view: View, key: string): Omit<BoardThing, 'element'> {
  const [seat, place] = key.split('/').map(Number) as [number, number]
  const card = view.seats[seat]?.secrets?.hand[place]
  if (card === undefined) return { touch: null, inspected: null }
  return { touch: seat === view.viewer ? { from: 'hand', place, card } : null, inspected: cardOnly(card) }
}

function specialAt(view: View, key: string): Omit<BoardThing, 'element'> {
  const { side, row, place } = spotOf(key)
  return {
    touch: { from: 'tray', side, row },
    inspected: cardOnly(view.sides[side]?.specials[ROWS.indexOf(row)]?.[place]),
  }
}

function leaderAt(view: View, seat: number): Omit<BoardThing, 'element'> {
  const owner = view.seats[seat]
  return { touch: { from: 'leader', seat }, inspected: owner ? { leader: owner.leader, seat } : null }
}

function spotOf(key: string): Spot {
  const [side, row, place] = key.split('/') as [string, Row, string]
  return { side: Number(side), row, place: Number(place) }
}
