/** What happened, in one sentence; as much of it as this viewer was told. */

import type { Card, Event, Spot } from '../api/types.ts'
import { counted, yes, type Details, type Voice } from './localizer.ts'

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>
type Sentence<Kind extends Event['kind']> = [message: string, details: (event: Of<Kind>, voice: Voice) => Details]

export function eventSentence(event: Event, voice: Voice): string {
  const [message, details] = EVENTS[event.kind] as Sentence<never>
  return voice.say(message, details(event as never, voice))
}

const seat = (event: { seat: number }, voice: Voice): Details => ({ player: voice.player(event.seat) })
const place = (spot: Spot, voice: Voice): Details => ({ row: spot.row, side: voice.side(spot.side) })
const onField = (event: { card: Card; spot: Spot }, voice: Voice): Details => ({
  card: voice.card(event.card),
  ...place(event.spot, voice),
})
const scores = (numbers: readonly number[], voice: Voice): string =>
  numbers.map((number, side) => `${voice.side(side)} ${number}`).join(', ')
const winners = (event: { winners: readonly number[] }, voice: Voice): Details => ({
  count: event.winners.length,
  winners: event.winners.map((side) => voice.side(side)).join(', '),
})

/** Cards by name, or only their number where one of them is hidden. */
function shown(cards: readonly (Card | null)[], voice: Voice): Details {
  const seen = cards.filter((card) => card !== null)
  const known = seen.length === cards.length
  return { count: cards.length, known: yes(known), cards: known ? voice.cards(seen) : '' }
}

/** The side is named for spies alone; whatever else has a row is played to the own side. */
function played(event: Of<'played'>, voice: Voice): Details {
  const told = { ...seat(event, voice), card: voice.card(event.card), how: event.how, source: event.source }
  if (event.spot === null) return { ...told, where: 'nowhere', row: 'none', side: '' }
  const enemy = !voice.owns(event.seat, event.spot.side)
  return { ...told, where: enemy ? 'enemy' : 'own', ...place(event.spot, voice) }
}

/** Gems are told where rounds cost gems, points where they are worth points. */
function endedRound(event: Of<'ended-round'>, voice: Voice): Details {
  return {
    round: event.round,
    totals: scores(event.totals, voice),
    gems: scores(event.gems, voice),
    points: scores(event.points, voice),
    scored: event.points.length > 0 ? 'points' : 'gems',
    ...winners(event, voice),
  }
}

const MOST_WAYS = 4

function judged(event: Of<'judged'>, voice: Voice): Details {
  const ways = [...event.ways].sort((one, other) => other.gain - one.gain)
  const told = ways
    .slice(0, MOST_WAYS)
    .map((one) => way(one, voice))
    .join('; ')
  const list = ways.length > MOST_WAYS ? voice.say('list-more', { list: told, count: ways.length - MOST_WAYS }) : told
  return {
    ...seat(event, voice),
    ways: list,
    chosen: way(event.ways[event.chosen]!, voice),
    measure: event.measure,
    decided: event.decided,
  }
}

/** `Ves → close combat row +5`. */
function way(one: Of<'judged'>['ways'][number], voice: Voice): string {
  const card = one.card === null ? voice.say('event-no-card') : voice.card(one.card)
  const row = one.row === null ? '' : ` → ${voice.row(one.row)}`
  return `${card}${row} ${one.gain < 0 ? '' : '+'}${one.gain}`
}

/** The message of each event, and what it is told. */
const EVENTS: { readonly [Kind in Event['kind']]: Sentence<Kind> } = {
  tossed: ['event-tossed', seat],
  'drew-lot': ['event-drew-lot', seat],
  'chose-starter': [
    'event-chose-starter',
    (event, voice) => ({
      ...seat(event, voice),
      own: yes(event.seat === event.starter),
      starter: voice.player(event.starter),
    }),
  ],
  'kept-claim': ['event-kept-claim', seat],
  drew: ['event-drew', (event, voice) => ({ ...seat(event, voice), ...shown(event.cards, voice) })],
  exchanged: [
    'event-exchanged',
    (event, voice) => ({ ...seat(event, voice), gave: voice.card(event.gave), drew: voice.card(event.drew) }),
  ],
  'finished-redraw': ['event-finished-redraw', seat],
  'began-round': ['event-began-round', (event, voice) => ({ round: event.round, player: voice.player(event.starter) })],
  passed: ['event-passed', (event, voice) => ({ ...seat(event, voice), by_itself: yes(event.by_itself) })],
  played: ['event-played', played],
  summoned: ['event-summoned', onField],
  transformed: [
    'event-transformed',
    (event, voice) => ({
      ...onField(event, voice),
      left: yes(event.into !== null),
      into: event.into === null ? '' : voice.card(event.into),
    }),
  ],
  'went-to-hand': ['event-went-to-hand', (event, voice) => ({ ...seat(event, voice), ...onField(event, voice) })],
  burned: [
    'event-burned',
    (event, voice) => ({
      count: event.victims.length,
      cards: counted(event.victims.map(([card, spot]) => `${voice.card(card)} (${voice.side(spot.side)})`)),
    }),
  ],
  'left-game': ['event-left-game', (event, voice) => ({ card: voice.card(event.card) })],
  discarded: [
    'event-discarded',
    (event, voice) => ({ ...seat(event, voice), card: voice.card(event.card), source: event.source }),
  ],
  'laid-weather': [
    'event-laid-weather',
    (event, voice) => ({
      ...seat(event, voice),
      weather: voice.weather(event.weather),
      kind: event.weather,
      leader: yes(event.card === null),
    }),
  ],
  'cleared-weather': [
    'event-cleared-weather',
    (event, voice) => ({
      count: event.weathers.length,
      weathers: counted(event.weathers.map((one) => voice.weather(one))),
    }),
  ],
  'sounded-horn': ['event-sounded-horn', (event, voice) => ({ ...seat(event, voice), row: event.row })],
  'used-leader': ['event-used-leader', seat],
  'took-from-pile': [
    'event-took-from-pile',
    (event, voice) => ({
      ...seat(event, voice),
      card: voice.card(event.card),
      side: voice.side(event.side),
      own: yes(voice.owns(event.seat, event.side)),
    }),
  ],
  'took-from-deck': [
    'event-took-from-deck',
    (event, voice) => ({
      ...seat(event, voice),
      known: yes(event.card !== null),
      card: event.card === null ? '' : voice.card(event.card),
    }),
  ],
  'saw-hand': [
    'event-saw-hand',
    (event, voice) => ({ ...seat(event, voice), owner: voice.player(event.owner), ...shown(event.cards, voice) }),
  ],
  'shuffled-back': [
    'event-shuffled-back',
    (event, voice) => ({ ...seat(event, voice), count: event.cards.length, cards: voice.cards(event.cards) }),
  ],
  moved: ['event-moved', (event, voice) => ({ card: voice.card(event.card), ...place(event.to_spot, voice) })],
  'ended-round': ['event-ended-round', endedRound],
  stayed: ['event-stayed', onField],
  swept: ['event-swept', (event) => ({ count: event.piles.reduce((sum, pile) => sum + pile.length, 0) })],
  replayed: ['event-replayed', (event) => ({ replay: event.replay })],
  'ended-game': ['event-ended-game', winners],
  judged: ['event-judged', judged],
  'sat-out': ['event-sat-out', seat],
  'laid-face-down': [
    'event-laid-face-down',
    (event, voice) => ({ ...seat(event, voice), ...place(event.spot, voice) }),
  ],
  'turned-up-leader': [
    'event-turned-up-leader',
    (event, voice) => ({
      ...seat(event, voice),
      leader: voice.leader(event.leader),
      totals: scores(event.totals, voice),
      cancelled: yes(event.cancelled),
    }),
  ],
  'added-to-total': ['event-added-to-total', (event, voice) => ({ ...seat(event, voice), count: event.count })],
}
