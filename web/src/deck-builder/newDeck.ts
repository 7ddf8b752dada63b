/** Starts empty decks. */

import { checkDeck, fetchSavedDecks, lastDeckRules, saveDeck } from '../api/decks.ts'
import type { DeckData, Faction } from '../api/types.ts'
import type { CardCatalogue } from '../cards/cardCatalogue.ts'

/** Saves an empty deck with the faction's first leader; returns the path of its editor. */
export async function startDeck(faction: Faction, name: string, catalogue: CardCatalogue): Promise<string> {
  const leader = catalogue.leaders.find((leader) => leader.faction === faction && leader.in_pool)!.id
  const deck: DeckData = { faction, leader, cards: {}, name: '' }
  const { code } = await checkDeck(deck, lastDeckRules())
  return `/decks/${(await saveDeck(name, code!)).id}`
}

/** The path of the faction's saved deck of that name, or of a new one. */
export async function openNamedDeck(faction: Faction, name: string, catalogue: CardCatalogue): Promise<string> {
  const saved = (await fetchSavedDecks()).find((deck) => deck.faction === faction && deck.name === name)
  return saved === undefined ? startDeck(faction, name, catalogue) : `/decks/${saved.id}`
}
