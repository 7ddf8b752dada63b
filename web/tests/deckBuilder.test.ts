import { describe, expect, it } from 'vitest'
import {
  withCard,
  noFilter,
  filterCards,
  searchCards,
  matchesText,
  normalizeText,
  withoutCard,
} from '../src/deck-builder/cardFilter.ts'
import { codeOf, deckPath } from '../src/deck-builder/deckLink.ts'
import type { CardFacts } from '../src/api/types.ts'

function card(id: string, fields: Partial<CardFacts> = {}): CardFacts {
  return {
    ref: `monsters/${id}`,
    id,
    printing: 'monsters',
    home: 'monsters',
    kind: 'unit',
    name: id,
    names: { en: fields.name ?? id },
    other_names: [],
    strength: 4,
    rows: ['close'],
    abilities: [],
    symbols: [],
    does: [],
    brings: [],
    copies: 3,
    copies_witcher3: 3,
    ballad_face: false,
    most: 3,
    in_pool: true,
    side_deck: false,
    codes: [],
    ...fields,
  }
}

const GHOUL = card('ghoul', { name: 'Ghoul', strength: 1, abilities: ['muster'] })
const DRAUG = card('draug', { name: 'Draug', kind: 'hero', strength: 10, most: 1 })
const LESHEN = card('leshen', { name: 'Leshen', kind: 'hero', strength: 10, rows: ['ranged'], most: 1 })
const FROST = card('biting-frost', {
  name: 'Biting Frost',
  kind: 'weather',
  strength: null,
  rows: [],
  abilities: ['frost'],
})
const SET = [FROST, GHOUL, LESHEN, DRAUG]
const ids = (cards: CardFacts[]) => cards.map((one) => one.id)
describe('searching for a card', () => {
  it('puts cards with that name before stronger ones with that ability', () => {
    const does = [{ title: 'Ghoul' }] as unknown as CardFacts['does']
    const strong = card('dragon', { name: 'Dragon', strength: 9, does })
    expect(searchCards([strong, GHOUL], 'ghoul').map(({ id }) => id)).toEqual(['ghoul', 'dragon'])
  })
})

const by = (filter: object) => ids(filterCards(SET, { ...noFilter(), ...filter }))

describe('filtering cards', () => {
  it('sorts by kind, then by strength, then by name', () => {
    expect(by({})).toEqual(['draug', 'leshen', 'ghoul', 'biting-frost'])
  })

  it('combines kind, row, ability and strength', () => {
    expect(by({ kinds: ['hero', 'weather'] })).toEqual(['draug', 'leshen', 'biting-frost'])
    expect(by({ kinds: ['hero'], rows: ['ranged'] })).toEqual(['leshen'])
    expect(by({ ability: 'muster' })).toEqual(['ghoul'])
    expect(by({ band: '0–3' })).toEqual(['ghoul'])
  })

  it('finds words without accents or case, in any order', () => {
    expect(normalizeText('Żółty  Słoń’s')).toBe('zolty slon s')
    expect(matchesText('frost bit', 'Biting Frost')).toBe(true)
    expect(matchesText('rost', 'Biting Frost')).toBe(true)
    expect(matchesText('b f', 'Biting Frost')).toBe(true)
    expect(matchesText('o', 'Biting Frost')).toBe(false)
  })
})

describe('copies', () => {
  it('are added up to the limit', () => {
    const full = [1, 2, 3, 4].reduce<Record<string, number>>((cards) => withCard(cards, GHOUL), {})
    expect(full).toEqual({ 'monsters/ghoul': 3 })
    expect(withCard(full, GHOUL)).toBe(full)
  })

  it('are removed until the card is gone', () => {
    expect(withoutCard({ 'monsters/ghoul': 2, 'monsters/draug': 1 }, 'monsters/ghoul')).toEqual({
      'monsters/ghoul': 1,
      'monsters/draug': 1,
    })
    expect(withoutCard({ 'monsters/draug': 1 }, 'monsters/draug')).toEqual({})
    expect(withoutCard({}, 'monsters/draug')).toEqual({})
  })
})

it('extracts the code from a link and leaves other texts unchanged', () => {
  expect(codeOf(` http://gwint.example${deckPath('gw1Chrq')}\n`)).toBe('gw1Chrq')
  expect(codeOf('gw1Chrq')).toBe('gw1Chrq')
  expect(codeOf('faction: Monsters\nleader: X')).toBe('faction: Monsters\nleader: X')
})
