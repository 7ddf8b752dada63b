/** Finds the card that somebody holds, among those that are possible: by group, by letters or by its printed code. */

import type { CardFacts, Row } from '../api/types.ts'
import { filterCards, noFilter, sortCards } from '../deck-builder/cardFilter.ts'
import { ROWS } from '../board/targets.ts'

/** A row of the board, all cards without a row, or one half of the set. */
export type CardGroup = Row | 'special' | 'faction' | 'neutral'

/** The groups that have a card, in the order in which they are offered. */
export function groupsOf(cards: readonly CardFacts[]): CardGroup[] {
  const groups: CardGroup[] = ['faction', 'neutral', ...ROWS, 'special']
  return groups.filter((group) => cards.some((card) => isIn(card, group)))
}

function isIn(card: CardFacts, group: CardGroup): boolean {
  if (group === 'special') return card.strength === null
  if (group === 'neutral' || group === 'faction') return (card.home === 'neutral') === (group === 'neutral')
  return card.rows.includes(group)
}

/** The cards of a group, or those that a typed text means. */
export function findCards(cards: readonly CardFacts[], typed: string, group: CardGroup | null): CardFacts[] {
  if (typed.trim() === '') return sortCards(group === null ? cards : cards.filter((card) => isIn(card, group)))
  const coded = cards.filter((card) => codesOf(card).some((code) => code.includes(codeOf(typed))))
  return coded.length > 0 && /\d/.test(typed) ? sortCards(coded) : filterCards(cards, { ...noFilter(), text: typed })
}

/** The card whose whole code was typed, with or without the letters: `MON040`, `040`. */
export function cardWithCode(cards: readonly CardFacts[], typed: string): CardFacts | null {
  const found = cards.filter((card) =>
    codesOf(card).some((code) => [code, code.slice(-DIGITS)].includes(codeOf(typed))),
  )
  return found.length === 1 ? found[0]! : null
}

/** The digits at the end of every code. */
const DIGITS = 3

/** Codes without the number of the copy: `SKE019-1/3` is `SKE019`. */
const codesOf = (card: CardFacts): string[] => card.codes.map((code) => code.replace(/-.*/, ''))
const codeOf = (typed: string): string => typed.toUpperCase().replace(/-.*|[^A-Z0-9]/g, '')
