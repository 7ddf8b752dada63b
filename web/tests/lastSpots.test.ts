import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CardCatalogue } from '../src/cards/cardCatalogue.ts'
import { lastSpots } from '../src/play/lastSpots.ts'
import type { Event, Spot, Catalogue } from '../src/api/types.ts'

const catalogue = JSON.parse(readFileSync(new URL('../fixtures/catalogue.json', import.meta.url), 'utf-8')) as Catalogue
const { isRowSpecial } = new CardCatalogue(() => catalogue)
const at = (place: number): Spot => ({ side: 0, row: 'close', place })
const played = (card: string, spot: Spot | null): Event => ({
  kind: 'played',
  seat: 0,
  card,
  source: 'hand',
  how: 'played',
  spot,
})

it('marks a played unit and the units it summoned', () => {
  const events: Event[] = [
    played('monsters/ghoul', at(0)),
    { kind: 'summoned', seat: 0, card: 'monsters/ghoul', spot: at(1) },
  ]
  expect([...lastSpots(events, isRowSpecial)]).toEqual(['0/close/0', '0/close/1'])
})

it.each(['monsters/commanders-horn', 'skellige/mardroeme'])(
  'marks no unit for %s, which goes into the horn slot',
  (card) => {
    expect([...lastSpots([played(card, at(0))], isRowSpecial)]).toEqual([])
  },
)

it('marks a unit with a horn, because it is in the row', () => {
  const dandelion = catalogue.cards.find((card) => card.kind === 'unit' && card.abilities.includes('commanders-horn'))!
  expect([...lastSpots([played(dandelion.ref, at(2))], isRowSpecial)]).toEqual(['0/close/2'])
})

it('marks nothing for a card without a spot', () => {
  expect([...lastSpots([played('monsters/scorch', null)], isRowSpecial)]).toEqual([])
})
