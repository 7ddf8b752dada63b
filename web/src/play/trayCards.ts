/** Which cards lie in the tray: those of a question, or what somebody wants to look through. */

import type { Card, View } from '../api/types.ts'
import { fanOf } from './moveChoice.ts'
import type { Opened } from './gameState.svelte.ts'

export interface LaidOut {
  cards: readonly Card[]
  title: string
  details: Record<string, number>
  seat: number | null
}

/** What is opened; or, with nothing opened, what a question lays out. Null where there is neither. */
export function layOut(view: View, opened: Opened | null): LaidOut | null {
  if (opened === null) return asked(view)
  if ('pile' in opened) return pile(view, opened.pile)
  if ('deck' in opened) return deck(view, opened.deck)
  const clouds = view.weather.flatMap((cloud) => (cloud.card === null ? [] : [cloud.card]))
  return { cards: clouds, title: 'board-weather', details: {}, seat: null }
}

/** A pile is shown whole, so that one sees what cannot be chosen from it too. */
function asked(view: View): LaidOut | null {
  const cards = fanOf(view)
  if (cards === null) return null
  const side =
    view.question?.kind === 'choose-from-pile'
      ? view.question.side
      : view.question?.kind === 'choose-revival'
        ? view.seats[view.viewer!]!.side
        : null
  return { cards: side === null ? cards : sorted(view.sides[side]!.pile, cards), title: '', details: {}, seat: null }
}

/** Those to choose from first, each once; the rest behind. */
function sorted(pile: readonly Card[], choice: readonly Card[]): Card[] {
  return [...choice, ...pile.filter((card) => !choice.includes(card))]
}

function pile(view: View, side: number): LaidOut {
  const { pile } = view.sides[side]!
  return {
    cards: pile.toReversed(),
    title: 'game-pile-of',
    details: { count: pile.length },
    seat: view.seats.findIndex((seat) => seat.side === side),
  }
}

/** One's own deck is known, but not its order; of another's only what went back into it openly. */
function deck(view: View, seat: number): LaidOut {
  const one = view.seats[seat]!
  const cards = one.secrets?.deck?.cards
  return {
    cards: cards ?? one.returned,
    title: cards ? 'game-deck-own' : 'game-deck-of',
    details: { count: one.deck_count },
    seat,
  }
}
