/** Which things on the board may be touched, and the handlers for it. The board itself knows no rules. */

import type { Card, Row, Spot } from '../api/types.ts'

/** What is highlighted. Every field is optional. */
export interface Targets {
  /** Rows, as `side/row`. */
  rows?: ReadonlySet<string>
  /** Rows whose horn slot takes the selected card, as `side/row`; they are in `rows` too. */
  horns?: ReadonlySet<string>
  /** Cards in rows, as `side/row/place`. */
  spots?: ReadonlySet<string>
  /** Cards in the hand. */
  hand?: ReadonlySet<Card>
  /** Seats whose leader may be used. */
  leaders?: ReadonlySet<number>
  /** Sides whose discard pile offers a choice. */
  piles?: ReadonlySet<number>
  /** Seats whose deck may be touched. */
  decks?: ReadonlySet<number>
  /** The selected card in a row, as `side/row/place`. */
  selectedSpot?: string | null
  /** Whether the weather zone takes the selected card. */
  weather?: boolean
  /** The place of the selected card in the hand. */
  selectedCard?: number | null
  /** Where a dragged card would land, as `side/row` or `side/row/place`. */
  dropTarget?: string | null
  /** The spots of the last move, as `side/row/place`. */
  last?: ReadonlySet<string>
}

/** The handlers of touches; a touch without a handler does nothing. */
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
