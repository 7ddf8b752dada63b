/** Formats a game event as one sentence, with what this viewer may know. */

import type { Card, Event, Spot } from '../api/types.ts'
import { optionIn } from '../waiting-room/rulesText.ts'
import { countRepeats, yesOrNo, type Details, type Localizer } from './localizer.ts'

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>
type Sentence<Kind extends Event['kind']> = [
  message: string,
  details: (event: Of<Kind>, localizer: Localizer) => Details,
]

export function formatGameEvent(event: Event, localizer: Localizer): string {
  const [message, details] = EVENTS[event.kind] as Sentence<never>
  return localizer.translate(message, details(event as never, localizer))
}

const seat = (event: { seat: number }, localizer: Localizer): Details => ({ player: localizer.player(event.seat) })
const spotDetails = (spot: Spot, localizer: Localizer): Details => ({ row: spot.row, side: localizer.side(spot.side) })
const onField = (event: { card: Card; spot: Spot }, localizer: Localizer): Details => ({
  card: localizer.card(event.card),
  ...spotDetails(event.spot, localizer),
})
const scores = (numbers: readonly number[], localizer: Localizer): string =>
  numbers.map((number, side) => `${localizer.side(side)} ${number}`).join(', ')
const winners = (event: { winners: readonly number[] }, localizer: Localizer): Details => ({
  count: event.winners.length,
  winners: event.winners.map((side) => localizer.side(side)).join(', '),
})

/** Cards by name, or only their number if one of them is hidden. */
function cardDetails(cards: readonly (Card | null)[], localizer: Localizer): Details {
  const visible = cards.filter((card) => card !== null)
  const known = visible.length === cards.length
  return { count: cards.length, known: yesOrNo(known), cards: known ? localizer.cards(visible) : '' }
}

/** The side is only named for spies; any other card is played to its owner's side. */
function played(event: Of<'played'>, localizer: Localizer): Details {
  const common = { ...seat(event, localizer), card: localizer.card(event.card), how: event.how, source: event.source }
  if (event.spot === null) return { ...common, where: 'nowhere', row: 'none', side: '' }
  const enemy = !localizer.owns(event.seat, event.spot.side)
  return { ...common, where: enemy ? 'enemy' : 'own', ...spotDetails(event.spot, localizer) }
}

/** Gems in modes where rounds cost gems, points where they score points. */
function endedRound(event: Of<'ended-round'>, localizer: Localizer): Details {
  return {
    round: event.round,
    totals: scores(event.totals, localizer),
    gems: scores(event.gems, localizer),
    points: scores(event.points, localizer),
    scored: event.points.length > 0 ? 'points' : 'gems',
    ...winners(event, localizer),
  }
}

const MAX_MOVES = 4

function judged(event: Of<'judged'>, localizer: Localizer): Details {
  const ways = [...event.ways].sort((ranked, other) => other.gain - ranked.gain)
  const first = ways
    .slice(0, MAX_MOVES)
    .map((ranked) => rankedMove(ranked, localizer))
    .join('; ')
  const list =
    ways.length > MAX_MOVES ? localizer.translate('list-more', { list: first, count: ways.length - MAX_MOVES }) : first
  return {
    ...seat(event, localizer),
    ways: list,
    chosen: rankedMove(event.ways[event.chosen]!, localizer),
    measure: event.measure,
    decided: event.decided,
  }
}

/** `Ves → close combat row +5`. */
function rankedMove(ranked: Of<'judged'>['ways'][number], localizer: Localizer): string {
  const card = ranked.card === null ? localizer.translate('event-no-card') : localizer.card(ranked.card)
  const row = ranked.row === null ? '' : ` → ${localizer.row(ranked.row)}`
  return `${card}${row} ${ranked.gain < 0 ? '−' : '+'}${Math.abs(ranked.gain)}`
}

/** The message of each event and its arguments. */
const EVENTS: { readonly [Kind in Event['kind']]: Sentence<Kind> } = {
  tossed: ['event-tossed', seat],
  'drew-lot': ['event-drew-lot', seat],
  'chose-starter': [
    'event-chose-starter',
    (event, localizer) => ({
      ...seat(event, localizer),
      own: yesOrNo(event.seat === event.starter),
      starter: localizer.player(event.starter),
      scoiatael: optionIn(localizer.rules, 'scoiatael'),
    }),
  ],
  'kept-claim': ['event-kept-claim', seat],
  drew: ['event-drew', (event, localizer) => ({ ...seat(event, localizer), ...cardDetails(event.cards, localizer) })],
  exchanged: [
    'event-exchanged',
    (event, localizer) => ({
      ...seat(event, localizer),
      gave: localizer.card(event.gave),
      drew: localizer.card(event.drew),
    }),
  ],
  'finished-redraw': ['event-finished-redraw', seat],
  'began-round': [
    'event-began-round',
    (event, localizer) => ({ round: event.round, player: localizer.player(event.starter) }),
  ],
  passed: ['event-passed', (event, localizer) => ({ ...seat(event, localizer), by_itself: yesOrNo(event.by_itself) })],
  played: ['event-played', played],
  summoned: ['event-summoned', onField],
  transformed: [
    'event-transformed',
    (event, localizer) => ({
      ...onField(event, localizer),
      left: yesOrNo(event.into !== null),
      into: event.into === null ? '' : localizer.card(event.into),
    }),
  ],
  'went-to-hand': [
    'event-went-to-hand',
    (event, localizer) => ({ ...seat(event, localizer), ...onField(event, localizer) }),
  ],
  burned: [
    'event-burned',
    (event, localizer) => ({
      count: event.victims.length,
      cards: countRepeats(
        event.victims.map(([card, spot]) => `${localizer.card(card)} (${localizer.side(spot.side)})`),
      ),
    }),
  ],
  'left-game': ['event-left-game', (event, localizer) => ({ card: localizer.card(event.card) })],
  discarded: [
    'event-discarded',
    (event, localizer) => ({ ...seat(event, localizer), card: localizer.card(event.card), source: event.source }),
  ],
  'laid-weather': [
    'event-laid-weather',
    (event, localizer) => ({
      ...seat(event, localizer),
      weather: localizer.weather(event.weather),
      kind: event.weather,
      leader: yesOrNo(event.card === null),
    }),
  ],
  'cleared-weather': [
    'event-cleared-weather',
    (event, localizer) => ({
      count: event.weathers.length,
      weathers: countRepeats(event.weathers.map((ranked) => localizer.weather(ranked))),
    }),
  ],
  'sounded-horn': ['event-sounded-horn', (event, localizer) => ({ ...seat(event, localizer), row: event.row })],
  'used-leader': ['event-used-leader', seat],
  'took-from-pile': [
    'event-took-from-pile',
    (event, localizer) => ({
      ...seat(event, localizer),
      card: localizer.card(event.card),
      side: localizer.side(event.side),
      own: yesOrNo(localizer.owns(event.seat, event.side)),
    }),
  ],
  'took-from-deck': [
    'event-took-from-deck',
    (event, localizer) => ({
      ...seat(event, localizer),
      known: yesOrNo(event.card !== null),
      card: event.card === null ? '' : localizer.card(event.card),
    }),
  ],
  'saw-hand': [
    'event-saw-hand',
    (event, localizer) => ({
      ...seat(event, localizer),
      owner: localizer.player(event.owner),
      ...cardDetails(event.cards, localizer),
    }),
  ],
  'shuffled-back': [
    'event-shuffled-back',
    (event, localizer) => ({
      ...seat(event, localizer),
      count: event.cards.length,
      cards: localizer.cards(event.cards),
    }),
  ],
  moved: [
    'event-moved',
    (event, localizer) => ({ card: localizer.card(event.card), ...spotDetails(event.to_spot, localizer) }),
  ],
  'ended-round': ['event-ended-round', endedRound],
  stayed: ['event-stayed', onField],
  swept: ['event-swept', (event) => ({ count: event.piles.reduce((sum, pile) => sum + pile.length, 0) })],
  replayed: ['event-replayed', (event) => ({ replay: event.replay })],
  'ended-game': ['event-ended-game', winners],
  judged: ['event-judged', judged],
  'sat-out': ['event-sat-out', seat],
  'laid-face-down': [
    'event-laid-face-down',
    (event, localizer) => ({ ...seat(event, localizer), ...spotDetails(event.spot, localizer) }),
  ],
  'turned-up-leader': [
    'event-turned-up-leader',
    (event, localizer) => ({
      ...seat(event, localizer),
      leader: localizer.leader(event.leader),
      totals: scores(event.totals, localizer),
      cancelled: yesOrNo(event.cancelled),
    }),
  ],
  'added-to-total': ['event-added-to-total', (event, localizer) => ({ ...seat(event, localizer), count: event.count })],
}
