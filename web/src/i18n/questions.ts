/** Formats a question as one or two sentences. */

import type { Question } from '../api/types.ts'
import { optionIn } from '../waiting-room/rulesText.ts'
import { yesOrNo, type Details, type Localizer } from './localizer.ts'

/** `rules` is the text of the table's ruleset. */
export function formatQuestion(question: Question, localizer: Localizer, rules: string): string {
  return localizer.translate(`question-${question.kind}`, { ...options(rules), ...details(question, localizer) })
}

/** The options that change what is asked and what may be answered. */
function options(rules: string): Details {
  return {
    most: Number(optionIn(rules, 'redraws')),
    scoiatael: optionIn(rules, 'scoiatael'),
    discards: optionIn(rules, 'discard_turn'),
  }
}

function details(question: Question, localizer: Localizer): Details {
  if (question.kind === 'redraw') return { players: question.seats.map((seat) => localizer.player(seat)).join(', ') }
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
