/** Formats a move as an answer to a question; without a question in its plainest form. */

import type { AnyMove, Question } from '../api/types.ts'
import { yesOrNo, type Details, type Localizer } from './localizer.ts'

type Of<Kind extends AnyMove['kind']> = Extract<AnyMove, { kind: Kind }>

/** Questions that change the wording of some moves. */
const QUESTION_VARIANTS: Partial<Record<Question['kind'], string>> = {
  redraw: 'redraw',
  'choose-moves': 'moves',
  'choose-revival': 'revival',
  'choose-from-pile': 'pile',
  'choose-from-deck': 'deck',
  'choose-weather': 'weather',
  'choose-bond': 'bond',
}

/** `severalRows` says whether the card could be played to more than one row. */
export function formatMove(
  move: AnyMove,
  question: Question | null,
  localizer: Localizer,
  severalRows: boolean,
): string {
  const variant = (question && QUESTION_VARIANTS[question.kind]) ?? 'none'
  if (move.kind === 'play') return localizer.translate('move-play', played(move, localizer, severalRows))
  if (move.kind === 'name') return localizer.faction(move.faction)
  return localizer.translate(`move-${move.kind}`, details(move, variant, question, localizer))
}

function played(move: Of<'play'>, localizer: Localizer, severalRows: boolean): Details {
  const against = move.side !== null && localizer.players.length > 2
  return {
    card: localizer.card(move.card),
    takes: yesOrNo(move.target !== null),
    target: move.target === null ? '' : localizer.card(move.target),
    places: yesOrNo(move.row !== null && severalRows),
    row: move.row === null ? '' : localizer.row(move.row),
    against: yesOrNo(against),
    side: against ? localizer.side(move.side!) : '',
  }
}

function details(
  move: Exclude<AnyMove, { kind: 'play' | 'name' }>,
  variant: string,
  question: Question | null,
  localizer: Localizer,
): Details {
  switch (move.kind) {
    case 'exchange':
    case 'choose':
    case 'discard':
      return { card: localizer.card(move.card), question: variant }
    case 'done':
      return { question: variant }
    case 'start':
      return {
        own: yesOrNo(question !== null && 'seat' in question && question.seat === move.seat),
        player: localizer.player(move.seat),
      }
    case 'against':
      return { player: localizer.player(move.seat) }
    case 'shift':
      return { card: localizer.card(move.card), from: localizer.row(move.row), to: localizer.row(move.to) }
    default:
      return {}
  }
}
