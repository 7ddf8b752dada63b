/** What lies where a pointer or the focus is: read from the places that every thing on the table carries. */

import { ROWS } from '../board/targets.ts'
import type { Card, Leader, Row, Spot, View } from '../api/types.ts'
import type { Touched } from './moveChoice.ts'

/** Something to look at closely. */
export type Looked = { card: Card; spot: Spot | null; strength: number | undefined } | { leader: Leader; seat: number }

export interface Found {
  element: HTMLElement
  /** What a touch of it is; null where it is only to be looked at. */
  touched: Touched | null
  looked: Looked | null
}

const THINGS =
  '[data-spot], [data-held], [data-special], [data-leader], [data-pile], [data-deck], [data-fan], [data-asked], [data-weather], [data-row]'

/** The thing on the table that an element belongs to. */
export function foundAt(view: View, element: Element | null): Found | null {
  const thing = element?.closest<HTMLElement>(THINGS)
  return thing ? { element: thing, ...read(view, thing.dataset) } : null
}

function read(view: View, data: DOMStringMap): Omit<Found, 'element'> {
  if (data['spot'] !== undefined) return lying(view, data['spot'])
  if (data['held'] !== undefined) return held(view, data['held'])
  if (data['special'] !== undefined) return special(view, data['special'])
  if (data['leader'] !== undefined) return leading(view, Number(data['leader']))
  if (data['fan'] !== undefined) return { touched: { from: 'fan', card: data['fan'] }, looked: plain(data['fan']) }
  if (data['asked'] !== undefined) return { touched: null, looked: plain(data['asked']) }
  if (data['pile'] !== undefined)
    return {
      touched: { from: 'pile', side: Number(data['pile']) },
      looked: plain(view.sides[Number(data['pile'])]?.pile.at(-1)),
    }
  if (data['deck'] !== undefined) return { touched: { from: 'deck', seat: Number(data['deck']) }, looked: null }
  if (data['weather'] !== undefined)
    return { touched: { from: 'sky' }, looked: plain(view.weather.at(-1)?.card ?? undefined) }
  const [side, row] = data['row']!.split('/') as [string, Row]
  return { touched: { from: 'tray', side: Number(side), row }, looked: null }
}

const plain = (card: Card | undefined): Looked | null =>
  card === undefined ? null : { card, spot: null, strength: undefined }

function lying(view: View, key: string): Omit<Found, 'element'> {
  const spot = spotOf(key)
  const army = view.sides[spot.side]
  const card = army?.rows[ROWS.indexOf(spot.row)]?.[spot.place]
  if (card === undefined) return { touched: null, looked: null }
  return {
    touched: { from: 'row', spot, card },
    looked: { card, spot, strength: army!.strengths[ROWS.indexOf(spot.row)]![spot.place] },
  }
}

function held(view: View, key: string): Omit<Found, 'element'> {
  const [seat, place] = key.split('/').map(Number) as [number, number]
  const card = view.seats[seat]?.secrets?.hand[place]
  if (card === undefined) return { touched: null, looked: null }
  return { touched: seat === view.viewer ? { from: 'hand', place, card } : null, looked: plain(card) }
}

function special(view: View, key: string): Omit<Found, 'element'> {
  const { side, row, place } = spotOf(key)
  return { touched: { from: 'tray', side, row }, looked: plain(view.sides[side]?.specials[ROWS.indexOf(row)]?.[place]) }
}

function leading(view: View, seat: number): Omit<Found, 'element'> {
  const one = view.seats[seat]
  return { touched: { from: 'leader', seat }, looked: one ? { leader: one.leader, seat } : null }
}

function spotOf(key: string): Spot {
  const [side, row, place] = key.split('/') as [string, Row, string]
  return { side: Number(side), row, place: Number(place) }
}
