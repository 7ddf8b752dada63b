/** The card catalogue (`/api/catalogue`): every card, leader, faction and symbol, in one language. */

import type { Ability, Card, Faction, Kind, Language, Leader, Row } from './types.ts'

/** What one ability of a card does. */
export interface CardEffect {
  symbol: string
  title: string
  text: string
  brings: string
}

/** One printing of a card. */
export interface CardFacts {
  ref: Card
  id: string
  printing: Faction
  home: Faction | 'neutral'
  kind: Kind
  name: string
  /** The printed strength; null for specials. */
  strength: number | null
  rows: Row[]
  abilities: Ability[]
  symbols: string[]
  does: CardEffect[]
  brings: Card[]
  copies: number
  /** The maximum number of copies in a deck under these rules. */
  most: number
  in_pool: boolean
  side_deck: boolean
  codes: string[]
}

export interface LeaderFacts {
  id: Leader
  faction: Faction
  code: string
  name: string
  text: string
  passive: boolean
  in_pool: boolean
}
export interface NamedText {
  id: string
  name: string
  text: string
}

export interface Catalogue {
  language: Language
  rules: string
  cards: CardFacts[]
  leaders: LeaderFacts[]
  factions: NamedText[]
  neutral: NamedText
  symbols: NamedText[]
  languages: Language[]
}
