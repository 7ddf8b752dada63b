/** Formats players, sides, cards and rows in a language, with the names of the players of a table. */

import type { FluentVariable } from '@fluent/bundle'
import type { Card, Faction, Leader, Row, Weather } from '../api/types.ts'
import type { Translate } from './messages.ts'

export type Details = Record<string, FluentVariable>

/** Provides names in the current language; implemented by the card catalogue. */
export interface Namer {
  cardName(card: Card): string
  leaderName(leader: Leader): string
}

export class Localizer {
  readonly translate: Translate
  readonly namer: Namer
  readonly players: readonly string[]
  /** The side of each seat, where partners share a side. */
  readonly sides: readonly number[]
  /** The text of the table's ruleset: `klub, roach=yes`. */
  readonly rules: string

  constructor(
    translate: Translate,
    namer: Namer,
    players: readonly string[] = [],
    sides: readonly number[] = [],
    rules = 'legendary',
  ) {
    this.translate = translate
    this.namer = namer
    this.players = players
    this.sides = sides
    this.rules = rules
  }

  /** A player's name, or a number if there is no name. */
  player(seat: number): string {
    return this.players[seat] || this.translate('player', { number: seat + 1 })
  }

  /** A side is named after its player, or after both partners. */
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

  /** Card names in order, with repeated cards counted: `Ghoul ×3, Ves`. */
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

/** A boolean as messages select by it. */
export const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no')
