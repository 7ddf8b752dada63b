/** What is asked of whom, in one or two sentences. */

import type { Question } from '../api/types.ts'
import { yes, type Details, type Voice } from './localizer.ts'

/** How many cards a redraw may exchange, as the rules have it; the view counts those that are left. */
const EXCHANGES = 2

export function questionSentence(question: Question, voice: Voice): string {
  return voice.say(`question-${question.kind}`, told(question, voice))
}

function told(question: Question, voice: Voice): Details {
  if (question.kind === 'redraw')
    return { players: question.seats.map((seat) => voice.player(seat)).join(', '), most: EXCHANGES }
  const player = { player: voice.player(question.seat) }
  switch (question.kind) {
    case 'place-card':
      return { ...player, card: voice.card(question.card) }
    case 'choose-from-pile':
      return { ...player, own: yes(voice.owns(question.seat, question.side)), side: voice.side(question.side) }
    case 'choose-discard':
      return { ...player, count: question.left }
    case 'choose-moves':
      return { ...player, moved: yes(question.moved), cards: voice.cards(question.waiting.map(([card]) => card)) }
    default:
      return player
  }
}
