/** What may be touched on the table, and what to call when it is. The page decides; the table's parts only show and tell. */

import type { Card, Row, Spot } from '../api/types.ts'

/** What lights up. All of it may be left out. */
export interface Targets {
  /** Rows, as `side/row`. */
  rows?: ReadonlySet<string>
  /** Rows whose space for horns takes the chosen card, as `side/row`; they are among `rows` too. */
  horns?: ReadonlySet<string>
  /** Cards in rows, as `side/row/place`. */
  spots?: ReadonlySet<string>
  /** Cards of the hand. */
  hand?: ReadonlySet<Card>
  /** Seats whose leader may be used. */
  leaders?: ReadonlySet<number>
  /** Sides whose discard pile may be chosen from. */
  piles?: ReadonlySet<number>
  /** Seats whose deck may be touched. */
  decks?: ReadonlySet<number>
  /** The card in a row that was chosen, as `side/row/place`. */
  selectedSpot?: string | null
  /** The weather zone takes the chosen card. */
  weather?: boolean
  /** The card of the hand that was chosen, by its place. */
  selectedCard?: number | null
  /** Where a dragged card would land, as `side/row` or `side/row/place`. */
  dropTarget?: string | null
  /** The last move, marked: spots as `side/row/place`. */
  last?: ReadonlySet<string>
}

/** What to call. A touch that nobody asked for does nothing. */
export interface TouchHandlers {
  spot?: (spot: Spot, card: Card) => void
  row?: (side: number, row: Row) => void
  special?: (side: number, row: Row, card: Card) => void
  leader?: (seat: number) => void
  pile?: (side: number) => void
  deck?: (seat: number) => void
  weather?: () => void
  hand?: (place: number, card: Card) => void
}

export const ROWS: readonly Row[] = ['close', 'ranged', 'siege']
export const spotKey = (side: number, row: Row, place: number): string => `${side}/${row}/${place}`
export const rowKey = (side: number, row: Row): string => `${side}/${row}`
