/** Who speaks to whom: a language, and what the players are called. It names cards, players, sides and rows. */

import type { FluentVariable } from '@fluent/bundle'
import type { Card, Faction, Leader, Row, Weather } from '../api/types.ts'
import type { Translate } from './messages.ts'

export type Details = Record<string, FluentVariable>

/** What names things: the catalogue in the reader's language. */
export interface Namer {
  cardName(card: Card): string
  leaderName(leader: Leader): string
  /** A card or a leader by its id alone. */
  idName(id: string): string
}

export class Localizer {
  readonly translate: Translate
  readonly namer: Namer
  readonly players: readonly string[]
  /** Where partners share a side, the side of each seat. */
  readonly sides: readonly number[]

  constructor(translate: Translate, namer: Namer, players: readonly string[] = [], sides: readonly number[] = []) {
    this.translate = translate
    this.namer = namer
    this.players = players
    this.sides = sides
  }

  /** A player by name, or by number where none is told. */
  player(seat: number): string {
    return this.players[seat] || this.translate('player', { number: seat + 1 })
  }

  /** A side is called after its player, or after both partners. */
  side(side: number): string {
    const partners = this.sides.flatMap((of, seat) => (of === side ? [seat] : []))
    return (partners.length > 0 ? partners : [side]).map((seat) => this.player(seat)).join(' + ')
  }

  owns(seat: number, side: number): boolean {
    return (this.sides[seat] ?? seat) === side
  }

  card(card: Card): string {
    return this.namer.cardName(card)
  }

  leader(leader: Leader): string {
    return this.namer.leaderName(leader)
  }

  /** Cards by name in their order, the same ones counted: `Ghoul ×3, Ves`. */
  cards(cards: readonly Card[]): string {
    return countRepeats(cards.map((card) => this.card(card)))
  }

  faction(faction: Faction | string): string {
    return this.translate(`faction-${faction}`)
  }

  row(row: Row): string {
    return this.translate('row-name', { row })
  }

  weather(weather: Weather | string): string {
    return this.translate(`weather-${weather}`)
  }
}

export function countRepeats(texts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].map(([text, count]) => (count > 1 ? `${text} ×${count}` : text)).join(', ')
}

/** A truth as messages choose by it. */
export const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no')
