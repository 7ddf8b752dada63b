/** Formats a question as one or two sentences. */

import type { Question, View } from '../api/types.ts'
import { optionIn } from '../waiting-room/rulesText.ts'
import { yesOrNo, type Details, type Localizer } from './localizer.ts'

/** A question as the viewer is asked it. */
export function formatQuestion(question: Question, localizer: Localizer, view: View): string {
  return localizer.translate(`question-${question.kind}`, { ...options(view), ...details(question, localizer, view) })
}

/** What changes the question and its answers: options of the rules, and whether the viewer's leader has a use now. */
function options({ ruleset, moves }: View): Details {
  return {
    scoiatael: optionIn(ruleset, 'scoiatael'),
    discards: optionIn(ruleset, 'discard_turn'),
    leader: yesOrNo(moves.length === 0 || moves.some((move) => move.kind === 'use-leader')),
  }
}

function details(question: Question, localizer: Localizer, view: View): Details {
  if (question.kind === 'redraw') return redraw(question.seats, localizer, view)
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

/** Players exchange cards at the same time: each sees how many exchanges they have left. */
function redraw(seats: readonly number[], localizer: Localizer, { ruleset, viewer, seats: views }: View): Details {
  const own = viewer !== null && seats.includes(viewer) ? (views[viewer]!.secrets ?? null) : null
  return {
    players: (own ? [viewer!] : seats).map((seat) => localizer.player(seat)).join(', '),
    most: own?.redraws ?? Number(optionIn(ruleset, 'redraws')),
  }
}
