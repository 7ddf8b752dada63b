/** What a move is called among the answers to a question; without one, as plainly as can be. */

import type { AnyMove, Question } from '../api/types.ts'
import { yes, type Details, type Voice } from './localizer.ts'

type Of<Kind extends AnyMove['kind']> = Extract<AnyMove, { kind: Kind }>

/** The questions by which one and the same move is called differently. */
const ASKED: Partial<Record<Question['kind'], string>> = {
  redraw: 'redraw',
  'choose-moves': 'moves',
  'choose-revival': 'revival',
  'choose-from-pile': 'pile',
  'choose-from-deck': 'deck',
  'choose-weather': 'weather',
  'choose-bond': 'bond',
}

/** Whether more than one row could be meant: the page sees that by the moves it was sent. */
export function moveSentence(move: AnyMove, question: Question | null, voice: Voice, severalRows: boolean): string {
  const asked = (question && ASKED[question.kind]) ?? 'none'
  if (move.kind === 'play') return voice.say('move-play', played(move, voice, severalRows))
  if (move.kind === 'name') return voice.faction(move.faction)
  return voice.say(`move-${move.kind}`, told(move, asked, question, voice))
}

function played(move: Of<'play'>, voice: Voice, severalRows: boolean): Details {
  const against = move.side !== null && voice.players.length > 2
  return {
    card: voice.card(move.card),
    takes: yes(move.target !== null),
    target: move.target === null ? '' : voice.card(move.target),
    places: yes(move.row !== null && severalRows),
    row: move.row === null ? '' : voice.row(move.row),
    against: yes(against),
    side: against ? voice.side(move.side!) : '',
  }
}

function told(
  move: Exclude<AnyMove, { kind: 'play' | 'name' }>,
  asked: string,
  question: Question | null,
  voice: Voice,
): Details {
  switch (move.kind) {
    case 'exchange':
    case 'choose':
    case 'discard':
      return { card: voice.card(move.card), question: asked }
    case 'done':
      return { question: asked }
    case 'start':
      return {
        own: yes(question !== null && 'seat' in question && question.seat === move.seat),
        player: voice.player(move.seat),
      }
    case 'against':
      return { player: voice.player(move.seat) }
    case 'shift':
      return { card: voice.card(move.card), from: voice.row(move.row), to: voice.row(move.to) }
    default:
      return {}
  }
}
