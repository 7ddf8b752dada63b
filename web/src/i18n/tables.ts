/** What happens in a match and around a game, and how it ended, in a sentence or two. */

import type { Ending, Event, MatchEvent, TableEvent, AnyEvent } from '../api/types.ts'
import { eventSentence } from './events.ts'
import { yes, type Details, type Voice } from './localizer.ts'

type Sentences<Any extends { kind: string }> = {
  readonly [Kind in Any['kind']]: [
    message: string,
    details: (event: Extract<Any, { kind: Kind }>, voice: Voice) => Details,
  ]
}

/** Anything a viewer is told of. */
export function toldSentence(event: AnyEvent, voice: Voice): string {
  const known =
    (TABLE as Record<string, [string, (event: AnyEvent, voice: Voice) => Details]>)[event.kind] ??
    (MATCH as Record<string, [string, (event: AnyEvent, voice: Voice) => Details]>)[event.kind]
  return known ? voice.say(known[0], known[1](event, voice)) : eventSentence(event as Event, voice)
}

/** How a game or a match at a table ended, and which sides won. */
export function resultSentence(ending: Ending, voice: Voice): string {
  return voice.say(
    'table-result',
    ended(ending, voice, (side) => voice.side(side)),
  )
}

function ended(ending: Ending, voice: Voice, named: (winner: number) => string): Details {
  const winners = ending.winners ?? []
  return {
    how: ending.how,
    by: ending.by === null ? '' : voice.player(ending.by),
    count: winners.length,
    winners: winners.map(named).join(', '),
  }
}

const none = (): Details => ({})
const player = (event: { seat: number }, voice: Voice): Details => ({ player: voice.player(event.seat) })
const offer = (event: { seat: number; offer: string }, voice: Voice): Details => ({
  ...player(event, voice),
  offer: event.offer,
})
const score = (won: readonly number[], voice: Voice): string =>
  won.map((games, seat) => `${voice.player(seat)} ${games}`).join(', ')
const seatNamed =
  (voice: Voice) =>
  (seat: number): string =>
    voice.player(seat)

const TABLE: Sentences<TableEvent> = {
  'sat-down': ['table-sat-down', (event) => ({ name: event.name })],
  'bot-sat-down': ['table-bot-sat-down', (event) => ({ number: event.seat + 1, bot: event.bot })],
  'stood-up': ['table-stood-up', (event) => ({ number: event.seat + 1 })],
  'got-ready': ['table-got-ready', (event, voice) => ({ ...player(event, voice), ready: yes(event.ready) })],
  'changed-terms': [
    'table-changed-terms',
    (event) => ({ listed: yes(event.listed), spectators: yes(event.spectators) }),
  ],
  'began-game': ['table-began-game', none],
  offered: ['table-offered', offer],
  'accepted-offer': ['table-accepted-offer', offer],
  'declined-offer': ['table-declined-offer', offer],
  'took-back': ['table-took-back', (event, voice) => ({ ...player(event, voice), count: event.count })],
  'gave-up': ['table-gave-up', (event, voice) => ({ ...player(event, voice), how: event.how, game: yes(event.game) })],
  'ran-out': ['table-ran-out', player],
  'left-table': ['table-left', player],
  'closed-table': ['table-closed', none],
  'interrupted-game': ['table-interrupted', none],
  rematched: ['table-rematched', (event) => ({ table: event.table })],
}

const MATCH: Sentences<MatchEvent> = {
  'tossed-match': ['match-tossed', player],
  'named-deck': [
    'match-named',
    (event, voice) => ({
      ...player(event, voice),
      faction: voice.faction(event.faction),
      leader: voice.leader(event.leader),
    }),
  ],
  'began-match-game': ['match-began', (event) => ({ game: event.game })],
  'ended-match-game': [
    'match-ended-game',
    (event, voice) => ({ game: event.game, ...ended(event.ending, voice, seatNamed(voice)) }),
  ],
  'replayed-game': ['match-replayed', (event) => ({ game: event.game, replay: event.replay })],
  'tossed-draw': ['match-tossed-draw', (event, voice) => ({ ...player(event, voice), game: event.game })],
  'scored-game': [
    'match-scored',
    (event, voice) => ({
      ...player(event, voice),
      faction: voice.faction(event.faction),
      score: score(event.score, voice),
    }),
  ],
  'ended-match': [
    'match-ended',
    (event, voice) => ({ score: score(event.score, voice), ...ended(event.ending, voice, seatNamed(voice)) }),
  ],
}
