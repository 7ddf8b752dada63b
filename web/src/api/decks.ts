/** Decks at the server's doors: kept, read, checked, drawn by chance; and a table to play one at. */

import { settings } from '../settings/settings.svelte.ts'
import type { DeckAnswer, DeckData } from './reference.ts'
import { get, patch, post, remove } from './http.ts'
import type { Faction, Leader } from './types.ts'

/** A deck in the owner's chest. */
export interface SavedDeck {
  id: string
  name: string
  code: string
  /** null where the code cannot be read any more. */
  faction: Faction | null
  leader: Leader | null
  changed_at: number
}

/** What a deck is judged by. */
export interface DeckRules {
  rules: string
  advanced: boolean
}

export const LEGENDARY = 'legendary'
/** The bot that sits down against a deck that is tried out. */
const PRACTICE_BOT = 'greedy'

export const fetchSavedDecks = async (): Promise<SavedDeck[]> => (await get<{ decks: SavedDeck[] }>('/api/decks')).decks
export const saveDeck = (name: string, code: string): Promise<SavedDeck> => post('/api/decks', { name, code })
export const updateDeck = (id: string, options: { name?: string; code?: string }): Promise<SavedDeck> =>
  patch(`/api/decks/${id}`, options)
export const deleteDeck = (id: string): Promise<unknown> => remove(`/api/decks/${id}`)

/** A deck from its text, its code or a starter's id. */
export const readDeck = (deck: string, by: DeckRules): Promise<DeckAnswer> =>
  post('/api/decks/read', { deck, ...by, language: settings.language })

export const checkDeck = (deck: DeckData, by: DeckRules): Promise<DeckAnswer> =>
  post('/api/decks/check', { deck, ...by, language: settings.language })

export function randomDeck(faction: Faction | null, by: DeckRules): Promise<DeckAnswer> {
  const options = {
    rules: by.rules,
    advanced: String(by.advanced),
    language: settings.language,
    ...(faction ? { faction } : {}),
  }
  return get(`/api/decks/random?${new URLSearchParams(options)}`)
}

/** A table with this deck at it and a bot across; its path. */
export async function openPracticeTable(player: string, code: string, by: DeckRules): Promise<string> {
  const table = await post<{ invite: string }>('/api/tables', {
    mode: 'duel',
    ...by,
    seats: [{ sit: player, decks: [code] }, { bot: PRACTICE_BOT }],
  })
  return table.invite
}

const KEY = 'gwint.building'

/** What decks were judged by last, in this browser. */
export function lastDeckRules(): DeckRules {
  try {
    const { rules, advanced } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<DeckRules>
    return { rules: rules ?? LEGENDARY, advanced: advanced ?? false }
  } catch {
    return { rules: LEGENDARY, advanced: false }
  }
}

export function saveDeckRules({ rules, advanced }: DeckRules): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ rules, advanced }))
  } catch {
    // A browser that keeps nothing judges by the usual rules next time.
  }
}
