/**
 * From the legal moves and what is taken up: what lights up, and what a touch means.
 * The server's list is the only rule; here it is only sorted by what a player takes up and where it is put.
 */

import { spotKey, rowKey, type Aims } from '../board/targets.ts'
import type { Card, Move, Row, Spot, View } from '../api/types.ts'

/** What the player has taken up. */
export type Taken =
  | { from: 'hand'; place: number; card: Card }
  | { from: 'row'; spot: Spot; card: Card }
  | { from: 'fan'; card: Card }
  /** The card that a question is about: it waits for its place. */
  | { from: 'question'; card: Card }
  | { from: 'leader'; seat: number }

/** What was touched. */
export type Touched =
  | Exclude<Taken, { from: 'question' }>
  | { from: 'tray'; side: number; row: Row }
  | { from: 'sky' }
  | { from: 'pile'; side: number }
  | { from: 'deck'; seat: number }

/** What a touch means: a move, something taken up or put back, or a wish to look closer. */
export type Meaning = { do: 'move'; move: Move } | { do: 'take'; taken: Taken } | { do: 'drop' } | { do: 'look' }

/** A place where something can be put, as one word: `row 1/close`, `spot 0/siege/2`, `sky`, `pile 0`, `deck 1`, `field`. */
type Place = string

/** The moves that what was taken up can become. */
export function movesOf(view: View, taken: Taken | null): Move[] {
  return taken === null ? [] : view.moves.filter((move) => begins(view, move, taken))
}

function begins(view: View, move: Move, taken: Taken): boolean {
  switch (move.kind) {
    case 'play':
      return ((taken.from === 'hand' && !placing(view)) || taken.from === 'question') && taken.card === move.card
    case 'exchange':
    case 'discard':
      return taken.from === 'hand' && taken.card === move.card
    case 'choose':
      return taken.from === 'fan' && taken.card === move.card
    case 'shift':
      return (
        taken.from === 'row' &&
        taken.card === move.card &&
        taken.spot.row === move.row &&
        taken.spot.side === sideOf(view)
      )
    case 'use-leader':
      return taken.from === 'leader' && taken.seat === view.viewer
    case 'start':
    case 'against':
      return taken.from === 'leader' && taken.seat === move.seat
    default:
      return false
  }
}

const placing = (view: View): boolean => view.question?.kind === 'place-card'

/** The side that the viewer fights on. */
const sideOf = (view: View): number => view.seats[view.viewer ?? 0]!.side

/** Where a move is put down. */
export function placesOf(view: View, move: Move): Place[] {
  switch (move.kind) {
    case 'play':
      return placesOfPlay(view, move)
    case 'shift':
      return [`row ${rowKey(sideOf(view), move.to)}`]
    case 'exchange':
      return [`deck ${view.viewer}`]
    case 'discard':
      return [`pile ${sideOf(view)}`]
    case 'choose':
      return ['field']
    default:
      return []
  }
}

function placesOfPlay(view: View, { row, target, side }: Extract<Move, { kind: 'play' }>): Place[] {
  if (row === null) return ['sky', 'field']
  const where = side ?? sideOf(view)
  if (target === null) return [`row ${rowKey(where, row)}`]
  return spotsOf(view, where, row, target).map((key) => `spot ${key}`)
}

const ROW_INDEX: Readonly<Record<Row, number>> = { close: 0, ranged: 1, siege: 2 }

function spotsOf(view: View, side: number, row: Row, card: Card): string[] {
  return view.sides[side]!.rows[ROW_INDEX[row]]!.flatMap((one, place) =>
    one === card ? [spotKey(side, row, place)] : [],
  )
}

/** The places that were touched, the nearest first; a touch in a row is also one on the field. */
function placesAt(touched: Touched): Place[] {
  switch (touched.from) {
    case 'row':
      return [
        `spot ${spotKey(touched.spot.side, touched.spot.row, touched.spot.place)}`,
        `row ${rowKey(touched.spot.side, touched.spot.row)}`,
        'field',
      ]
    case 'tray':
      return [`row ${rowKey(touched.side, touched.row)}`, 'field']
    case 'sky':
      return ['sky', 'field']
    case 'pile':
      return [`pile ${touched.side}`]
    case 'deck':
      return [`deck ${touched.seat}`]
    default:
      return []
  }
}

/** The move that puts down what is taken up where it was touched or dropped. */
export function moveAt(view: View, taken: Taken | null, touched: Touched): Move | undefined {
  const moves = movesOf(view, taken)
  return placesAt(touched).flatMap((place) => moves.filter((move) => placesOf(view, move).includes(place)))[0]
}

/** What is taken up in this view: a question brings its card itself, and what can become nothing any more is put back. */
export function stillTaken(view: View, taken: Taken | null): Taken | null {
  const asked: Taken | null =
    view.question?.kind === 'place-card' && view.moves.length > 0
      ? { from: 'question', card: view.question.card }
      : null
  if (taken === null || movesOf(view, taken).length === 0 || !lies(view, taken)) return asked
  return taken
}

function lies(view: View, taken: Taken): boolean {
  if (taken.from === 'hand') return handOf(view)[taken.place] === taken.card
  if (taken.from !== 'row') return true
  const { side, row, place } = taken.spot
  return view.sides[side]!.rows[ROW_INDEX[row]]![place] === taken.card
}

export function handOf(view: View): readonly Card[] {
  return view.viewer === null ? [] : (view.seats[view.viewer]!.secrets?.hand ?? [])
}

/** What a touch means. Touched twice, a thing with one move makes it; one with several is put back. */
export function meaning(view: View, taken: Taken | null, touched: Touched): Meaning {
  const again = taken !== null && same(taken, touched)
  const move = again ? undefined : moveAt(view, taken, touched)
  if (move) return { do: 'move', move }
  if (touched.from === 'tray' || touched.from === 'sky' || touched.from === 'pile' || touched.from === 'deck')
    return { do: 'look' }
  const moves = movesOf(view, touched)
  if (moves.length === 0) return { do: 'look' }
  if (!again) return { do: 'take', taken: touched }
  return moves.length === 1 ? { do: 'move', move: moves[0]! } : { do: 'drop' }
}

function same(taken: Taken, touched: Touched): boolean {
  if (taken.from === 'hand' && touched.from === 'hand') return taken.place === touched.place
  if (taken.from === 'row' && touched.from === 'row') return spotted(taken.spot) === spotted(touched.spot)
  if (taken.from === 'fan' && touched.from === 'fan') return taken.card === touched.card
  return taken.from === 'leader' && touched.from === 'leader' && taken.seat === touched.seat
}

const spotted = (spot: Spot): string => spotKey(spot.side, spot.row, spot.place)

/** What lights up. `besideRow` says which cards lie in a row's space for horns. */
export function aimsOf(view: View, taken: Taken | null, isRowSpecial: (card: Card) => boolean): Aims {
  const places = movesOf(view, taken).flatMap((move) => placesOf(view, move))
  const among = (kind: string): string[] =>
    places.filter((place) => place.startsWith(`${kind} `)).map((place) => place.slice(kind.length + 1))
  const special = taken !== null && 'card' in taken && isRowSpecial(taken.card)
  return {
    hand: new Set(
      view.moves.flatMap((move) =>
        move.kind === 'exchange' || move.kind === 'discard' || (move.kind === 'play' && !placing(view))
          ? [move.card]
          : [],
      ),
    ),
    chosen: taken?.from === 'hand' ? taken.place : null,
    rows: new Set(among('row')),
    horns: new Set(special ? among('row') : []),
    spots: new Set([...among('spot'), ...(taken === null ? movable(view) : [])]),
    picked: taken?.from === 'row' ? spotted(taken.spot) : null,
    leaders: new Set(leadersOf(view)),
    piles: new Set([...among('pile').map(Number), ...openPiles(view)]),
    decks: new Set([...among('deck').map(Number), ...openDecks(view)]),
    weather: places.includes('sky'),
  }
}

/** The cards in rows that may be moved. */
function movable(view: View): string[] {
  return view.moves.flatMap((move) => (move.kind === 'shift' ? spotsOf(view, sideOf(view), move.row, move.card) : []))
}

function leadersOf(view: View): number[] {
  return view.moves.flatMap((move) =>
    move.kind === 'use-leader' ? [view.viewer!] : move.kind === 'start' || move.kind === 'against' ? [move.seat] : [],
  )
}

/** The pile that a question asks to choose from. */
function openPiles(view: View): number[] {
  if (fanOf(view) === null) return []
  if (view.question?.kind === 'choose-from-pile') return [view.question.side]
  return view.question?.kind === 'choose-revival' ? [sideOf(view)] : []
}

function openDecks(view: View): number[] {
  const asked = view.question?.kind
  return fanOf(view) !== null && (asked === 'choose-from-deck' || asked === 'choose-bond' || asked === 'choose-weather')
    ? [view.viewer!]
    : []
}

/** The cards that a question lays out to choose from; null where it lays out none. */
export function fanOf(view: View): Card[] | null {
  const cards = view.moves.flatMap((move) => (move.kind === 'choose' ? [move.card] : []))
  return cards.length > 0 ? cards : null
}

/** The moves that are buttons: all that can be made of what is taken up, or else what has no thing on the table. */
export function answersOf(view: View, taken: Taken | null): Move[] {
  if (taken !== null) return movesOf(view, taken)
  return view.moves.filter((move) => PLAIN.has(move.kind))
}

const PLAIN: ReadonlySet<Move['kind']> = new Set(['done', 'decline', 'start', 'against'])
