/** Looks up cards, leaders, factions and symbols in the current catalogue. */

import { getContext, setContext } from 'svelte'
import type { Card, Faction, Leader, CardFacts, Catalogue, LeaderFacts, NamedText } from '../api/types.ts'

export class CardCatalogue {
  readonly #now: () => Catalogue
  #indexed: Catalogue | null = null
  #cards = new Map<Card, CardFacts>()
  #leaders = new Map<Leader, LeaderFacts>()
  #entries = new Map<string, NamedText>()

  /** Takes a function, so that the catalogue can change its language or rules while the page is open. */
  constructor(now: () => Catalogue) {
    this.#now = now
  }

  card(card: Card): CardFacts {
    return this.#require(this.#index().#cards.get(card), card)
  }

  leader(id: Leader): LeaderFacts {
    return this.#require(this.#index().#leaders.get(id), id)
  }

  /** The name of a card or leader in the current language. */
  name(of: { name: string }): string {
    return of.name
  }

  cardName = (card: Card): string => this.card(card).name
  leaderName = (leader: Leader): string => this.leader(leader).name

  /** Whether a special card goes into a row's horn slot rather than among its units. */
  isRowSpecial = (card: Card): boolean => {
    const { kind, abilities } = this.card(card)
    return kind === 'special' && abilities.some((ability) => ability === 'commanders-horn' || ability === 'mardroeme')
  }

  faction(id: Faction | 'neutral'): string {
    return this.entry(id).name
  }

  /** The name and text of a faction or a symbol: a kind, a row, an ability. */
  entry(id: string): NamedText {
    return this.#require(this.#index().#entries.get(id), id)
  }

  get cards(): CardFacts[] {
    return this.#now().cards
  }
  get leaders(): LeaderFacts[] {
    return this.#now().leaders
  }
  /** The codes printed on all cards and leaders. */
  get printedCodes(): string[] {
    return [...this.cards.flatMap((card) => card.codes), ...this.leaders.map((leader) => leader.code)]
  }
  /** Kinds, rows, abilities, specials and weather. */
  get symbols(): NamedText[] {
    return this.#now().symbols
  }
  get factions(): NamedText[] {
    return this.#now().factions
  }

  /** A faction's full set: its own cards and its printings of the neutral ones. */
  set(faction: Faction): CardFacts[] {
    return this.cards.filter((card) => card.printing === faction)
  }

  #require<Thing>(found: Thing | undefined, id: string): Thing {
    if (found === undefined) throw new Error(`the catalogue has no ${id}`)
    return found
  }

  #index(): this {
    const now = this.#now()
    if (this.#indexed !== now) {
      this.#indexed = now
      this.#cards = new Map(now.cards.map((card) => [card.ref, card]))
      this.#leaders = new Map(now.leaders.map((leader) => [leader.id, leader]))
      this.#entries = new Map([...now.factions, now.neutral, ...now.symbols].map((entry) => [entry.id, entry]))
    }
    return this
  }
}

const KEY = Symbol('facts')
export const setCatalogue = (catalogue: CardCatalogue): CardCatalogue => setContext(KEY, catalogue)
export const getCatalogue = (): CardCatalogue => getContext<CardCatalogue>(KEY)
