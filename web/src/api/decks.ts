/** The server's deck API: saved decks, reading, checking and random decks; and a practice table for a deck. */

import { settings } from '../settings/settings.svelte.ts'
import { get, patch, post, remove } from './http.ts'
import { openTable } from './tables.ts'
import type {
  DeckChanges,
  DeckData,
  DeckReport,
  Faction,
  NewDeck,
  RandomDeckReport,
  SavedDeck,
  SavedDecks,
} from './types.ts'

/** The rules that a deck is checked against. */
export interface DeckRules {
  rules: string
  advanced: boolean
}

export const LEGENDARY = 'legendary'
/** The bot that plays against a deck at a practice table. */
const PRACTICE_BOT = 'greedy'

export const fetchSavedDecks = async (): Promise<SavedDeck[]> => (await get<SavedDecks>('/api/decks')).decks
export const saveDeck = (name: string, code: string): Promise<SavedDeck> =>
  post('/api/decks', { name, code } satisfies NewDeck)
export const updateDeck = (id: string, changes: DeckChanges): Promise<SavedDeck> => patch(`/api/decks/${id}`, changes)
export const deleteDeck = (id: string): Promise<unknown> => remove(`/api/decks/${id}`)

/** Reads a deck from its text, its code or the id of a starter deck. */
export const readDeck = (deck: string, by: DeckRules): Promise<DeckReport> =>
  post('/api/decks/read', { deck, ...by, language: settings.language })

export const checkDeck = (deck: DeckData, by: DeckRules): Promise<DeckReport> =>
  post('/api/decks/check', { deck, ...by, language: settings.language })

export function randomDeck(faction: Faction | null, by: DeckRules): Promise<RandomDeckReport> {
  const options = {
    rules: by.rules,
    advanced: String(by.advanced),
    language: settings.language,
    ...(faction ? { faction } : {}),
  }
  return get(`/api/decks/random?${new URLSearchParams(options)}`)
}

/** Opens a table for this deck against a bot; returns the path of the table. */
export async function openPracticeTable(player: string, code: string, by: DeckRules): Promise<string> {
  return openTable({
    mode: 'duel',
    ...by,
    seats: [{ sit: player, decks: [code] }, { bot: PRACTICE_BOT }],
  })
}

const KEY = 'gwint.building'

/** The rules that this browser checked decks against last. */
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
    // Without storage the default rules apply next time.
  }
}
