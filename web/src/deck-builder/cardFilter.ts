/** Filters and sorts the cards of a set. */
import type { Card, Kind, Row, CardFacts } from '../api/types.ts'

export interface CardFilter {
  text: string
  kinds: Kind[]
  rows: Row[]
  /** An ability's id, or empty. */
  ability: string
  /** A key of `BANDS`, or empty. */
  band: string
}

export const KINDS = ['hero', 'unit', 'special', 'weather'] as const satisfies readonly Kind[]
/** Ranges of strength to filter by. */
export const BANDS: Readonly<Record<string, readonly [number, number]>> = {
  '0–3': [0, 3],
  '4–6': [4, 6],
  '7–9': [7, 9],
  '10+': [10, 99],
}

export const noFilter = (): CardFilter => ({ text: '', kinds: [], rows: [], ability: '', band: '' })
export const isFiltered = (filter: CardFilter): boolean =>
  Boolean(filter.text.trim() || filter.kinds.length || filter.rows.length || filter.ability || filter.band)

/** Normalizes a text for searching: no accents, case or punctuation; ł and ø become l and o. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łø]/g, (letter) => (letter === 'ł' ? 'l' : 'o'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether every typed word occurs in the text; words of up to two letters must begin a word. */
export function matchesText(typed: string, text: string): boolean {
  const words = normalizeText(text)
  return normalizeText(typed)
    .split(' ')
    .every((word) => (word.length > 2 ? words.includes(word) : ` ${words}`.includes(` ${word}`)))
}

/** The cards that match the filter. */
export function filterCards(cards: readonly CardFacts[], filter: CardFilter): CardFacts[] {
  return sortCards(
    cards.filter(
      (card) => matchesFilter(card, filter) && (!filter.text.trim() || matchesText(filter.text, searchText(card))),
    ),
  )
}

/** Cards whose own names match what is typed come before those that match by an ability. */
export function searchCards(cards: readonly CardFacts[], text: string): CardFacts[] {
  const found = filterCards(cards, { ...noFilter(), text })
  const isNamed = ({ names, other_names }: CardFacts): boolean =>
    matchesText(text, [...Object.values(names), ...other_names.map((other) => other.name)].join(' '))
  return [...found.filter(isNamed), ...found.filter((card) => !isNamed(card))]
}

/** All names of a card, in every language, and the names of its abilities. */
function searchText({ names, other_names, does }: CardFacts): string {
  const others = other_names.map((other) => other.name)
  return [...Object.values(names), ...others, ...does.map((ability) => ability.title)].join(' ')
}

function matchesFilter(card: CardFacts, filter: CardFilter): boolean {
  const band = BANDS[filter.band]
  return (
    (filter.kinds.length === 0 || filter.kinds.includes(card.kind)) &&
    (filter.rows.length === 0 || card.rows.some((row) => filter.rows.includes(row))) &&
    (filter.ability === '' || (card.abilities as string[]).includes(filter.ability)) &&
    (band === undefined || (card.strength !== null && card.strength >= band[0] && card.strength <= band[1]))
  )
}

/** Heroes, units, specials, weather; the strongest first. */
export function sortCards(cards: readonly CardFacts[]): CardFacts[] {
  return [...cards].sort(
    (first, other) =>
      KINDS.indexOf(first.kind) - KINDS.indexOf(other.kind) ||
      (other.strength ?? 0) - (first.strength ?? 0) ||
      first.name.localeCompare(other.name),
  )
}

/** Adds a copy unless the limit is reached. */
export function withCard(cards: Readonly<Record<Card, number>>, card: CardFacts): Record<Card, number> {
  const has = cards[card.ref] ?? 0
  return has < card.most ? { ...cards, [card.ref]: has + 1 } : cards
}

/** Removes a copy; a card without copies leaves the deck. */
export function withoutCard(cards: Readonly<Record<Card, number>>, card: Card): Record<Card, number> {
  const { [card]: has = 0, ...others } = cards
  return has > 1 ? { ...cards, [card]: has - 1 } : others
}
