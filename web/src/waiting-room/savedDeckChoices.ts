/** Which decks this browser brought to which seat: a table tells only that somebody is ready. */

import type { Bag } from './deckChoices.ts'

const keyOf = (table: string, seat: number): string => `gwint.brought.${table}.${seat}`

export function rememberBrought(table: string, seat: number, bags: readonly Bag[]): void {
  try {
    sessionStorage.setItem(keyOf(table, seat), JSON.stringify(bags))
  } catch {
    // A browser that keeps nothing shows that the seat is ready, and not with what.
  }
}

export function brought(table: string, seat: number): Bag[] | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table, seat)) ?? 'null') as Bag[] | null
  } catch {
    return null
  }
}
