import { expect, it } from 'vitest'
import { lastPlayed, latestEvents } from '../src/play/latest.ts'
import type { AnyEvent } from '../src/api/types.ts'

const played = (card: string, how: Extract<AnyEvent, { kind: 'played' }>['how'] = 'played'): AnyEvent => ({
  kind: 'played',
  seat: 1,
  card,
  source: 'hand',
  how,
  spot: null,
})
const discarded = (card: string): AnyEvent => ({ kind: 'discarded', seat: 1, card, source: 'play' })
const burned: AnyEvent = { kind: 'burned', victims: [] }
const began = (round: number): AnyEvent => ({ kind: 'began-round', round, starter: 0 })
const ended: AnyEvent = { kind: 'ended-round', round: 1, totals: [], winners: [], gems: [], points: [] }
const swept: AnyEvent = { kind: 'swept', piles: [] }
const kinds = (...events: AnyEvent[]): string[] => latestEvents(events).map((event) => event.kind)

it('reports what was played rather than what followed from it', () => {
  expect(latestEvents([played('clear'), discarded('clear')])).toEqual([played('clear')])
  expect(latestEvents([played('ghoul'), played('ghoul', 'called')])).toEqual([played('ghoul')])
  expect(latestEvents([])).toEqual([])
})

it('reports what was scorched by a card, but not by an earlier one', () => {
  expect(kinds(played('scorch'), burned, discarded('scorch'))).toEqual(['played', 'burned'])
  expect(kinds(played('scorch'), burned, played('ghoul'))).toEqual(['played'])
})

it('reports the end of a round until the next card, and only the first beginning', () => {
  expect(kinds(ended, swept, began(2))).toEqual(['ended-round'])
  expect(kinds(began(1))).toEqual(['began-round'])
})

it('knows the card that was played last', () => {
  expect(lastPlayed([played('ghoul'), played('nekker', 'called'), discarded('frost')])).toBe('ghoul')
  expect(lastPlayed([began(1)])).toBeNull()
})
