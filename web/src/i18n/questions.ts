/** Formats a question as one or two sentences. */

import type { Question } from '../api/types.ts'
import { yesOrNo, type Details, type Localizer } from './localizer.ts'

/** The number of cards that a redraw may exchange under the rules. */
const MAX_EXCHANGES = 2

export function formatQuestion(question: Question, localizer: Localizer): string {
  return localizer.translate(`question-${question.kind}`, details(question, localizer))
}

function details(question: Question, localizer: Localizer): Details {
  if (question.kind === 'redraw')
    return { players: question.seats.map((seat) => localizer.player(seat)).join(', '), most: MAX_EXCHANGES }
  const player = { player: localizer.player(question.seat) }
  switch (question.kind) {
    case 'place-card':
      return { ...player, card: localizer.card(question.card) }
    case 'choose-from-pile':
      return {
        ...player,
        own: yesOrNo(localizer.owns(question.seat, question.side)),
        side: localizer.side(question.side),
      }
    case 'choose-discard':
      return { ...player, count: question.left }
    case 'choose-moves':
      return {
        ...player,
        moved: yesOrNo(question.moved),
        cards: localizer.cards(question.waiting.map(([card]) => card)),
      }
    default:
      return player
  }
}
