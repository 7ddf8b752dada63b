/**
 * From the legal moves and what is taken up: what lights up, and what a touch means.
 * The server's list is the only rule; here it is only sorted by what a player takes up and where it is put.
 */

import { spotKey, rowKey, type Targets } from '../board/targets.ts'
import type { Card, Move, Row, Spot, View } from '../api/types.ts'

/** What the player has taken up. */
export type Selection =
  | { from: 'hand'; place: number; card: Card }
  | { from: 'row'; spot: Spot; card: Card }
  | { from: 'fan'; card: Card }
  /** The card that a question is about: it waits for its place. */
  | { from: 'question'; card: Card }
  | { from: 'leader'; seat: number }

/** What was touched. */
export type Touch =
  | Exclude<Selection, { from: 'question' }>
  | { from: 'tray'; side: number; row: Row }
  | { from: 'sky' }
  | { from: 'pile'; side: number }
  | { from: 'deck'; seat: number }

/** What a touch means: a move, something taken up or put back, or a wish to look closer. */
export type TouchEffect =
  { do: 'move'; move: Move } | { do: 'take'; selected: Selection } | { do: 'drop' } | { do: 'look' }

/** A place where something can be put, as one word: `row 1/close`, `spot 0/siege/2`, `sky`, `pile 0`, `deck 1`, `field`. */
type Place = string

/** The moves that what was taken up can become. */
export function movesWith(view: View, selected: Selection | null): Move[] {
  return selected === null ? [] : view.moves.filter((move) => startsWith(view, move, selected))
}

function startsWith(view: View, move: Move, selected: Selection): boolean {
  switch (move.kind) {
    case 'play':
      return (
        ((selected.from === 'hand' && !isPlacing(view)) || selected.from === 'question') && selected.card === move.card
      )
    case 'exchange':
    case 'discard':
      return selected.from === 'hand' && selected.card === move.card
    case 'choose':
      return selected.from === 'fan' && selected.card === move.card
    case 'shift':
      return (
        selected.from === 'row' &&
        selected.card === move.card &&
        selected.spot.row === move.row &&
        selected.spot.side === sideOf(view)
      )
    case 'use-leader':
      return selected.from === 'leader' && selected.seat === view.viewer
    case 'start':
    case 'against':
      return selected.from === 'leader' && selected.seat === move.seat
    default:
      return false
  }
}

const isPlacing = (view: View): boolean => view.question?.kind === 'place-card'

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
  return view.sides[side]!.rows[ROW_INDEX[row]]!.flatMap((unit, place) =>
    unit === card ? [spotKey(side, row, place)] : [],
  )
}

/** The places that were touched, the nearest first; a touch in a row is also one on the field. */
function placesAt(touch: Touch): Place[] {
  switch (touch.from) {
    case 'row':
      return [
        `spot ${spotKey(touch.spot.side, touch.spot.row, touch.spot.place)}`,
        `row ${rowKey(touch.spot.side, touch.spot.row)}`,
        'field',
      ]
    case 'tray':
      return [`row ${rowKey(touch.side, touch.row)}`, 'field']
    case 'sky':
      return ['sky', 'field']
    case 'pile':
      return [`pile ${touch.side}`]
    case 'deck':
      return [`deck ${touch.seat}`]
    default:
      return []
  }
}

/** The move that puts down what is taken up where it was touched or dropped. */
export function moveAt(view: View, selected: Selection | null, touch: Touch): Move | undefined {
  const moves = movesWith(view, selected)
  return placesAt(touch).flatMap((place) => moves.filter((move) => placesOf(view, move).includes(place)))[0]
}

/** What is taken up in this view: a question brings its card itself, and what can become nothing any more is put back. */
export function validSelection(view: View, selected: Selection | null): Selection | null {
  const questionCard: Selection | null =
    view.question?.kind === 'place-card' && view.moves.length > 0
      ? { from: 'question', card: view.question.card }
      : null
  if (selected === null || movesWith(view, selected).length === 0 || !isStillThere(view, selected)) return questionCard
  return selected
}

function isStillThere(view: View, selected: Selection): boolean {
  if (selected.from === 'hand') return ownHand(view)[selected.place] === selected.card
  if (selected.from !== 'row') return true
  const { side, row, place } = selected.spot
  return view.sides[side]!.rows[ROW_INDEX[row]]![place] === selected.card
}

export function ownHand(view: View): readonly Card[] {
  return view.viewer === null ? [] : (view.seats[view.viewer]!.secrets?.hand ?? [])
}

/** What a touch means. Touched twice, a thing with one move makes it; one with several is put back. */
export function touchEffect(view: View, selected: Selection | null, touch: Touch): TouchEffect {
  const again = selected !== null && isSameThing(selected, touch)
  const move = again ? undefined : moveAt(view, selected, touch)
  if (move) return { do: 'move', move }
  if (touch.from === 'tray' || touch.from === 'sky' || touch.from === 'pile' || touch.from === 'deck')
    return { do: 'look' }
  const moves = movesWith(view, touch)
  if (moves.length === 0) return { do: 'look' }
  if (!again) return { do: 'take', selected: touch }
  return moves.length === 1 ? { do: 'move', move: moves[0]! } : { do: 'drop' }
}

function isSameThing(selected: Selection, touch: Touch): boolean {
  if (selected.from === 'hand' && touch.from === 'hand') return selected.place === touch.place
  if (selected.from === 'row' && touch.from === 'row') return keyOf(selected.spot) === keyOf(touch.spot)
  if (selected.from === 'fan' && touch.from === 'fan') return selected.card === touch.card
  return selected.from === 'leader' && touch.from === 'leader' && selected.seat === touch.seat
}

const keyOf = (spot: Spot): string => spotKey(spot.side, spot.row, spot.place)

/** What lights up. `besideRow` says which cards lie in a row's space for horns. */
export function targetsOf(view: View, selected: Selection | null, isRowSpecial: (card: Card) => boolean): Targets {
  const places = movesWith(view, selected).flatMap((move) => placesOf(view, move))
  const keysOf = (kind: string): string[] =>
    places.filter((place) => place.startsWith(`${kind} `)).map((place) => place.slice(kind.length + 1))
  const special = selected !== null && 'card' in selected && isRowSpecial(selected.card)
  return {
    hand: new Set(
      view.moves.flatMap((move) =>
        move.kind === 'exchange' || move.kind === 'discard' || (move.kind === 'play' && !isPlacing(view))
          ? [move.card]
          : [],
      ),
    ),
    selectedCard: selected?.from === 'hand' ? selected.place : null,
    rows: new Set(keysOf('row')),
    horns: new Set(special ? keysOf('row') : []),
    spots: new Set([...keysOf('spot'), ...(selected === null ? movableSpots(view) : [])]),
    selectedSpot: selected?.from === 'row' ? keyOf(selected.spot) : null,
    leaders: new Set(usableLeaders(view)),
    piles: new Set([...keysOf('pile').map(Number), ...openPiles(view)]),
    decks: new Set([...keysOf('deck').map(Number), ...openDecks(view)]),
    weather: places.includes('sky'),
  }
}

/** The cards in rows that may be moved. */
function movableSpots(view: View): string[] {
  return view.moves.flatMap((move) => (move.kind === 'shift' ? spotsOf(view, sideOf(view), move.row, move.card) : []))
}

function usableLeaders(view: View): number[] {
  return view.moves.flatMap((move) =>
    move.kind === 'use-leader' ? [view.viewer!] : move.kind === 'start' || move.kind === 'against' ? [move.seat] : [],
  )
}

/** The pile that a question asks to choose from. */
function openPiles(view: View): number[] {
  if (choiceCards(view) === null) return []
  if (view.question?.kind === 'choose-from-pile') return [view.question.side]
  return view.question?.kind === 'choose-revival' ? [sideOf(view)] : []
}

function openDecks(view: View): number[] {
  const asked = view.question?.kind
  return choiceCards(view) !== null &&
    (asked === 'choose-from-deck' || asked === 'choose-bond' || asked === 'choose-weather')
    ? [view.viewer!]
    : []
}

/** The cards that a question lays out to choose from; null where it lays out none. */
export function choiceCards(view: View): Card[] | null {
  const cards = view.moves.flatMap((move) => (move.kind === 'choose' ? [move.card] : []))
  return cards.length > 0 ? cards : null
}

/** The moves that are buttons: all that can be made of what is taken up, or else what has no thing on the table. */
export function buttonMoves(view: View, selected: Selection | null): Move[] {
  if (selected !== null) return movesWith(view, selected)
  return view.moves.filter((move) => BUTTON_KINDS.has(move.kind))
}

const BUTTON_KINDS: ReadonlySet<Move['kind']> = new Set(['done', 'decline', 'start', 'against'])
