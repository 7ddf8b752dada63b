/** Formats events of a match and around a game, and results, as a sentence or two. */

import type { Ending, Event, MatchEvent, TableEvent, AnyEvent } from '../api/types.ts'
import { formatGameEvent } from './events.ts'
import { yesOrNo, type Details, type Localizer } from './localizer.ts'

/** What is left of the name of a person whose data was deleted. */
const DELETED_NAME = /^sha256:[0-9a-f]{64}$/

type Sentences<Any extends { kind: string }> = {
  readonly [Kind in Any['kind']]: [
    message: string,
    details: (event: Extract<Any, { kind: Kind }>, localizer: Localizer) => Details,
  ]
}

/** Formats any event that a viewer may receive. */
export function formatEvent(event: AnyEvent, localizer: Localizer): string {
  const known =
    (TABLE as Record<string, [string, (event: AnyEvent, localizer: Localizer) => Details]>)[event.kind] ??
    (MATCH as Record<string, [string, (event: AnyEvent, localizer: Localizer) => Details]>)[event.kind]
  return known ? localizer.translate(known[0], known[1](event, localizer)) : formatGameEvent(event as Event, localizer)
}

/** Formats how a game or match ended and which sides won. */
export function formatResult(ending: Ending, localizer: Localizer): string {
  return localizer.translate(
    'table-result',
    ended(ending, localizer, (side) => localizer.side(side)),
  )
}

function ended(ending: Ending, localizer: Localizer, named: (winner: number) => string): Details {
  const winners = ending.winners ?? []
  return {
    how: ending.how,
    by: ending.by === null ? '' : localizer.player(ending.by),
    count: winners.length,
    winners: winners.map(named).join(', '),
  }
}

const none = (): Details => ({})
const player = (event: { seat: number }, localizer: Localizer): Details => ({ player: localizer.player(event.seat) })
const offer = (event: { seat: number; offer: string }, localizer: Localizer): Details => ({
  ...player(event, localizer),
  offer: event.offer,
})
const score = (won: readonly number[], localizer: Localizer): string =>
  won.map((games, seat) => `${localizer.player(seat)} ${games}`).join(', ')
const seatNamed =
  (localizer: Localizer) =>
  (seat: number): string =>
    localizer.player(seat)

const TABLE: Sentences<TableEvent> = {
  'sat-down': ['table-sat-down', (event) => ({ name: DELETED_NAME.test(event.name) ? '?' : event.name })],
  'bot-sat-down': ['table-bot-sat-down', (event) => ({ number: event.seat + 1, bot: event.bot })],
  'stood-up': ['table-stood-up', (event) => ({ number: event.seat + 1 })],
  'got-ready': [
    'table-got-ready',
    (event, localizer) => ({ ...player(event, localizer), ready: yesOrNo(event.ready) }),
  ],
  'changed-terms': [
    'table-changed-terms',
    (event) => ({ listed: yesOrNo(event.listed), spectators: yesOrNo(event.spectators) }),
  ],
  'began-game': ['table-began-game', none],
  offered: ['table-offered', offer],
  'accepted-offer': ['table-accepted-offer', offer],
  'declined-offer': ['table-declined-offer', offer],
  'took-back': ['table-took-back', (event, localizer) => ({ ...player(event, localizer), count: event.count })],
  'gave-up': [
    'table-gave-up',
    (event, localizer) => ({ ...player(event, localizer), how: event.how, game: yesOrNo(event.game) }),
  ],
  'ran-out': ['table-ran-out', player],
  'left-table': ['table-left', player],
  'closed-table': ['table-closed', none],
  'interrupted-game': ['table-interrupted', none],
  rematched: ['table-rematched', (event) => ({ table: event.table })],
  'pledged-entropy': ['table-pledged-entropy', player],
  'asked-for-entropy': ['table-asked-for-entropy', none],
  'failed-deal': [
    'table-failed-deal',
    (event, localizer) => ({ players: event.seats.map((seat) => localizer.player(seat)).join(', ') }),
  ],
  'sealed-log': ['table-sealed-log', none],
}

const MATCH: Sentences<MatchEvent> = {
  'tossed-match': ['match-tossed', player],
  'named-deck': [
    'match-named',
    (event, localizer) => ({
      ...player(event, localizer),
      faction: localizer.faction(event.faction),
      leader: localizer.leader(event.leader),
    }),
  ],
  'began-match-game': ['match-began', (event) => ({ game: event.game })],
  'ended-match-game': [
    'match-ended-game',
    (event, localizer) => ({ game: event.game, ...ended(event.ending, localizer, seatNamed(localizer)) }),
  ],
  'replayed-game': ['match-replayed', (event) => ({ game: event.game, replay: event.replay })],
  'tossed-draw': ['match-tossed-draw', (event, localizer) => ({ ...player(event, localizer), game: event.game })],
  'scored-game': [
    'match-scored',
    (event, localizer) => ({
      ...player(event, localizer),
      faction: localizer.faction(event.faction),
      score: score(event.score, localizer),
    }),
  ],
  'ended-match': [
    'match-ended',
    (event, localizer) => ({
      score: score(event.score, localizer),
      ...ended(event.ending, localizer, seatNamed(localizer)),
    }),
  ],
}
