/** The server's answers about one box: balanced decks, the sheet of a deck, and the quick reference card. */

import { settings } from '../settings/settings.svelte.ts'
import { get } from './http.ts'
import type { BoxDecks, DeckSheet, Faction, Language, QuickReference } from './types.ts'

/** Which decks are drawn; the same request gives the same decks. */
export interface BoxRequest {
  seats: number
  rules: string
  advanced: boolean
  /** The faction of each seat, or empty for a drawn one. */
  factions: readonly (Faction | '')[]
  /** How often the deck of each seat was drawn again. */
  redraws: readonly number[]
  seed: string
}

export const fetchBoxDecks = (request: BoxRequest, language: Language): Promise<BoxDecks> =>
  get(
    `/api/box/decks?${new URLSearchParams({
      seats: String(request.seats),
      rules: request.rules,
      advanced: String(request.advanced),
      factions: request.factions.slice(0, request.seats).join(','),
      redraws: request.redraws.slice(0, request.seats).join(','),
      seed: request.seed,
      language,
    })}`,
  )

export const fetchDeckSheet = (deck: string, rules: string, advanced: boolean): Promise<DeckSheet> =>
  get(`/api/box/sheet?${new URLSearchParams({ deck, rules, advanced: String(advanced), language: settings.language })}`)

export const fetchQuickReference = (rules: string, language: Language): Promise<QuickReference> =>
  get(`/api/box/reference?${new URLSearchParams({ rules, language })}`)
