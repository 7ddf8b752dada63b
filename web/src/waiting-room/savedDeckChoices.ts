/** The decks that this browser chose for its seats: the server only says who is ready, not with which deck. */

import type { DeckOption } from './deckChoices.ts'

const keyOf = (table: string, seat: number): string => `gwint.brought.${table}.${seat}`

/** A deck as the browser stores it, with its code as `told`. */
type StoredDeck = Omit<DeckOption, 'code'> & { told: string }

export function saveDeckChoice(table: string, seat: number, decks: readonly DeckOption[]): void {
  const stored = decks.map(({ code, ...deck }): StoredDeck => ({ told: code, ...deck }))
  try {
    sessionStorage.setItem(keyOf(table, seat), JSON.stringify(stored))
  } catch {
    // Without storage the page shows that the seat is ready, but not with which deck.
  }
}

export function loadDeckChoice(table: string, seat: number): DeckOption[] | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(table, seat)) ?? 'null') as StoredDeck[] | null
    return stored && stored.map(({ told, ...deck }) => ({ code: told, ...deck }))
  } catch {
    return null
  }
}
