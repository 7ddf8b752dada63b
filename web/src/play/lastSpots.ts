/** Finds the spots that the last events changed. */

import { spotKey } from '../board/targets.ts'
import type { Card, Event, Spot } from '../api/types.ts'

/** The spots where cards were put, as `side/row/place`; `isRowSpecial` tells which cards go into a horn slot. */
export function lastSpots(events: readonly Event[], isRowSpecial: (card: Card) => boolean): ReadonlySet<string> {
  const inRows = events.filter((event) => event.kind !== 'played' || !isRowSpecial(event.card))
  return new Set(inRows.flatMap(spotsOf).map(({ side, row, place }) => spotKey(side, row, place)))
}

function spotsOf(event: Event): Spot[] {
  switch (event.kind) {
    case 'played':
    case 'summoned':
    case 'laid-face-down':
      return event.spot === null ? [] : [event.spot]
    case 'transformed':
      return event.into === null ? [] : [event.spot]
    case 'moved':
      return [event.to_spot]
    default:
      return []
  }
}
