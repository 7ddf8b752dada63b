/** Decides which events are staged, as plain data: by the public kind of an event and never by a hidden field. */

import type { AnyEvent, Card, Event, Leader, View } from '../api/types.ts'
import type { CardAnimation, Place } from './animations.ts'

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

/** A pause before the new view is shown. */
export type Beat =
  /** A card is shown large where it comes from. */
  | { show: 'card'; card: Card; seat: number; from: Place; ms: number }
  | { show: 'leader'; leader: Leader; seat: number; from: Place; ms: number }
  /** The totals of a round stand still before the board is swept. */
  | { show: 'standing'; ms: number }

/** A text over the board that delays nothing. */
export type Notice =
  | { show: 'opening'; opening: Opening; view: View; ms: number }
  | { show: 'round-end'; story: RoundStory; ms: number }
  | { show: 'round-start'; round: number; starter: number; ms: number }

/** Who begins the game, or who decides it. */
export interface Opening {
  events: readonly Event[]
  /** The seat on which the coin lands. */
  seat: number | null
  /** Whether this seat begins, rather than deciding who begins. */
  begins: boolean
}

/** How a round ended, and why. */
export interface RoundStory {
  round: number
  totals: readonly number[]
  winners: readonly number[]
  scored: 'gems' | 'points'
  reasons: readonly Reason[]
}
export type Reason =
  | { why: 'higher'; total: number }
  | { why: 'tied' }
  | { why: 'nilfgaard' }
  | { why: 'stayed'; card: Card }
  | { why: 'rewarded' }

const CARD_MS = 800
const REVIVAL_MS = 500
const LEADER_MS = 950
const STANDING_MS = 1300
const OPENING_MS = 2600
const ROUND_END_MS = 4200
const ROUND_START_MS = 1400

/** How long a card is shown by how it was played; a card that another one brings along is not. */
const SHOWN_MS: Readonly<Record<string, number>> = {
  played: CARD_MS,
  leader: CARD_MS,
  'turned-up': CARD_MS,
  revived: REVIVAL_MS,
}
const SETTLES_START: ReadonlySet<AnyEvent['kind']> = new Set(['tossed', 'drew-lot', 'chose-starter', 'kept-claim'])
/** Events after which a game has been under way. */
const UNDER_WAY: ReadonlySet<AnyEvent['kind']> = new Set(['played', 'passed', 'used-leader'])

/** The pauses of a batch; `own` is the seat whose player needs no presentation of their own cards. */
export function beatsOf(
  events: readonly AnyEvent[],
  animations: readonly (readonly CardAnimation[])[],
  view: View,
  own: number | null,
): Beat[] {
  return (events as readonly Event[]).flatMap((event, index): Beat[] => {
    if (event.kind === 'ended-round') return [{ show: 'standing', ms: STANDING_MS }]
    if (event.kind === 'played' && event.seat !== own) {
      const ms = SHOWN_MS[event.how]
      return ms
        ? [{ show: 'card', card: event.card, seat: event.seat, from: origin(event, animations[index]), ms }]
        : []
    }
    if (event.kind === 'used-leader' && event.seat !== own) {
      const { leader } = view.seats[event.seat]!
      return [{ show: 'leader', leader, seat: event.seat, from: `leader=${event.seat}`, ms: LEADER_MS }]
    }
    return []
  })
}

function origin(event: Of<'played'>, animations: readonly CardAnimation[] = []): Place {
  const come = animations.find((step) => step.do === 'come')
  return come?.do === 'come' ? come.from : `seat=${event.seat}`
}

/** The texts of a batch, in order. */
export function noticesOf(events: readonly AnyEvent[], view: View): Notice[] {
  const opening = openingOf(events, view)
  const opened: Notice[] = opening === null ? [] : [{ show: 'opening', opening, view, ms: OPENING_MS }]
  return [
    ...opened,
    ...(events as readonly Event[]).flatMap((event, index): Notice[] => {
      if (event.kind === 'ended-round')
        return [{ show: 'round-end', story: roundStory(event, events.slice(index + 1), view), ms: ROUND_END_MS }]
      if (event.kind === 'began-round')
        return [{ show: 'round-start', round: event.round, starter: event.starter, ms: ROUND_START_MS }]
      return []
    }),
  ]
}

/** The opening of a game in which nobody has had a turn yet; null if these events do not open one. */
export function openingOf(events: readonly AnyEvent[], view: View): Opening | null {
  const dealt = events.findLastIndex((event) => event.kind === 'began-game' || event.kind === 'began-match-game')
  const since = events.slice(dealt + 1)
  if (view.round > 1 || since.some((event) => UNDER_WAY.has(event.kind))) return null
  const settled = since.filter((event): event is Event => SETTLES_START.has(event.kind))
  const { question } = view
  if (dealt >= 0 && (question?.kind === 'choose-starter' || question?.kind === 'claim-round'))
    return { events: settled, seat: question.seat, begins: false }
  const chosen = settled.findLast((event) => event.kind === 'chose-starter')
  if (chosen) return { events: settled, seat: chosen.starter, begins: true }
  const tossed = settled.findLast((event) => event.kind === 'tossed')
  return tossed ? { events: settled, seat: tossed.seat, begins: true } : null
}

/** Who won a round and why, with what the factions did at its end. */
export function roundStory(ended: Of<'ended-round'>, after: readonly AnyEvent[], view: View): RoundStory {
  const { round, totals, winners } = ended
  const best = Math.max(...totals)
  const tied = totals.filter((total) => total === best).length > 1
  const of = (faction: string): number[] =>
    view.seats.flatMap((seat, number) => (seat.faction === faction && winners.includes(seat.side) ? [number] : []))
  const result: Reason =
    winners.length !== 1
      ? { why: 'tied' }
      : tied && of('nilfgaard').length > 0
        ? { why: 'nilfgaard' }
        : { why: 'higher', total: best }
  const rewarded = of('northern-realms')
  const faction = (after as readonly Event[]).flatMap((event): Reason[] =>
    event.kind === 'stayed'
      ? [{ why: 'stayed', card: event.card }]
      : event.kind === 'drew' && rewarded.includes(event.seat)
        ? [{ why: 'rewarded' }]
        : [],
  )
  const first = faction.findIndex((reason) => reason.why === 'rewarded')
  const reasons = [result, ...faction.filter((reason, index) => reason.why !== 'rewarded' || index === first)]
  return { round, totals, winners, scored: ended.points.length > 0 ? 'points' : 'gems', reasons }
}

const ROWS = ['close', 'ranged', 'siege'] as const

/** The board at the end of a round, before it is swept: its last card lies, gems are lost, totals are final. */
export function standingView(before: View, events: readonly AnyEvent[]): View {
  const end = events.findIndex((event) => event.kind === 'ended-round')
  const ended = events[end] as Of<'ended-round'>
  const laid = (events as readonly Event[])
    .slice(0, end)
    .filter((event): event is Of<'played'> => event.kind === 'played' && event.how === 'played')
  const sides = before.sides.map((side, number) => ({
    ...side,
    total: ended.totals[number] ?? side.total,
    gems: ended.gems[number] ?? side.gems,
    points: ended.points[number] ?? side.points,
    rows: side.rows.map((row, index) =>
      laid.reduce(
        (cards, { card, spot }) =>
          spot?.side === number && spot.row === ROWS[index] && spot.place === cards.length ? [...cards, card] : cards,
        row as readonly Card[],
      ),
    ),
  }))
  return { ...before, sides: sides as View['sides'], moves: [], acting: [], question: null }
}
