/** Determines the cards in the tray: those of a question, or of an opened pile. */

import type { Card, View } from '../api/types.ts'
import { choiceCards } from './moveChoice.ts'
import type { OpenPile } from './gameController.svelte.ts'

export interface TrayContents {
  cards: readonly Card[]
  title: string
  details: Record<string, number>
  seat: number | null
}

/** The opened pile, or the cards that a question offers; null if there are neither. */
export function trayContents(view: View, opened: OpenPile | null): TrayContents | null {
  if (opened === null) return choiceOf(view)
  if ('pile' in opened) return pile(view, opened.pile)
  if ('deck' in opened) return deck(view, opened.deck)
  const clouds = view.weather.flatMap((cloud) => (cloud.card === null ? [] : [cloud.card]))
  return { cards: clouds, title: 'weather', details: {}, seat: null }
}

/** Shows the whole pile, including the cards that cannot be chosen. */
function choiceOf(view: View): TrayContents | null {
  const cards = choiceCards(view)
  if (cards === null) return null
  const side =
    view.question?.kind === 'choose-from-pile'
      ? view.question.side
      : view.question?.kind === 'choose-revival'
        ? view.seats[view.viewer!]!.side
        : null
  return {
    cards: side === null ? cards : choiceFirst(view.sides[side]!.pile, cards),
    title: '',
    details: {},
    seat: null,
  }
}

/** The cards to choose from first, each once, then the rest. */
function choiceFirst(pile: readonly Card[], choice: readonly Card[]): Card[] {
  return [...choice, ...pile.filter((card) => !choice.includes(card))]
}

function pile(view: View, side: number): TrayContents {
  const { pile } = view.sides[side]!
  return {
    cards: pile.toReversed(),
    title: 'game-pile-of',
    details: { count: pile.length },
    seat: view.seats.findIndex((seat) => seat.side === side),
  }
}

/** The cards of your own deck without their order; of another deck only cards that were openly returned. */
function deck(view: View, seat: number): TrayContents {
  const owner = view.seats[seat]!
  const cards = owner.secrets?.deck?.cards
  return {
    cards: cards ?? owner.returned,
    title: cards ? 'game-deck-own' : 'game-deck-of',
    details: { count: owner.deck_count },
    seat,
  }
}
