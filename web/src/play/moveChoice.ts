/**
 * Derives from the legal moves and the selection what to highlight and what a touch does.
 * The server's list of moves is the only source of rules.
 */

import { spotKey, rowKey, type Targets } from '../board/targets.ts'
import type { Card, Move, Row, Spot, View } from '../api/types.ts'

/** What the player has selected. */
export type Selection =
  | { from: 'hand'; place: number; card: Card }
  | { from: 'row'; spot: Spot; card: Card }
  | { from: 'fan'; card: Card }
  /** The card that a question asks to place. */
  | { from: 'question'; card: Card }
  | { from: 'leader'; seat: number }

/** The thing that was touched. */
export type Touch =
  | Exclude<Selection, { from: 'question' }>
  | { from: 'tray'; side: number; row: Row }
  | { from: 'sky' }
  | { from: 'pile'; side: number }
  | { from: 'deck'; seat: number }

/** The effect of a touch: a move, a new selection, no selection, or a closer look. */
export type TouchEffect =
  { do: 'move'; move: Move } | { do: 'take'; selected: Selection } | { do: 'drop' } | { do: 'look' }

/** A place for a card as text: `row 1/close`, `spot 0/siege/2`, `sky`, `pile 0`, `deck 1`, `field`. */
type Place = string

/** The moves that are possible with the selection. */
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

/** The viewer's side. */
const sideOf = (view: View): number => view.seats[view.viewer ?? 0]!.side

/** The places where a move puts its card. */
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

/** The places at a touch, nearest first; a touch in a row is also a touch on the field. */
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

/** The move that plays the selection where it was touched or dropped. */
export function moveAt(view: View, selected: Selection | null, touch: Touch): Move | undefined {
  const moves = movesWith(view, selected)
  return placesAt(touch).flatMap((place) => moves.filter((move) => placesOf(view, move).includes(place)))[0]
}

/** The selection if it is still possible in this view; a question selects its own card. */
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

/**
 * The effect of a touch. A second touch plays a card with one move and deselects a card with several.
 * On a turn it never discards: that takes the button or the discard pile.
 */
export function touchEffect(view: View, selected: Selection | null, touch: Touch): TouchEffect {
  const again = selected !== null && isSameThing(selected, touch)
  const move = again ? undefined : moveAt(view, selected, touch)
  if (move) return { do: 'move', move }
  if (touch.from === 'tray' || touch.from === 'sky' || touch.from === 'pile' || touch.from === 'deck')
    return { do: 'look' }
  const moves = movesWith(view, touch)
  if (moves.length === 0) return { do: 'look' }
  if (!again) return { do: 'take', selected: touch }
  const repeated = view.question?.kind === 'turn' ? moves.filter((item) => item.kind !== 'discard') : moves
  return repeated.length === 1 ? { do: 'move', move: repeated[0]! } : { do: 'drop' }
}

function isSameThing(selected: Selection, touch: Touch): boolean {
  if (selected.from === 'hand' && touch.from === 'hand') return selected.place === touch.place
  if (selected.from === 'row' && touch.from === 'row') return keyOf(selected.spot) === keyOf(touch.spot)
  if (selected.from === 'fan' && touch.from === 'fan') return selected.card === touch.card
  return selected.from === 'leader' && touch.from === 'leader' && selected.seat === touch.seat
}

const keyOf = (spot: Spot): string => spotKey(spot.side, spot.row, spot.place)

/** What to highlight. `isRowSpecial` tells which cards go into a horn slot. */
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

/** The spots of cards that may be moved. */
function movableSpots(view: View): string[] {
  return view.moves.flatMap((move) => (move.kind === 'shift' ? spotsOf(view, sideOf(view), move.row, move.card) : []))
}

function usableLeaders(view: View): number[] {
  return view.moves.flatMap((move) =>
    move.kind === 'use-leader' ? [view.viewer!] : move.kind === 'start' || move.kind === 'against' ? [move.seat] : [],
  )
}

/** The pile that a question offers cards from. */
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

/** The cards that a question offers; null if it offers none. */
export function choiceCards(view: View): Card[] | null {
  const cards = view.moves.flatMap((move) => (move.kind === 'choose' ? [move.card] : []))
  return cards.length > 0 ? cards : null
}

/** The moves with buttons: all moves of the selection, or else the moves without a thing on the board. */
export function buttonMoves(view: View, selected: Selection | null): Move[] {
  if (selected !== null) return movesWith(view, selected)
  return view.moves.filter((move) => BUTTON_KINDS.has(move.kind))
}

const BUTTON_KINDS: ReadonlySet<Move['kind']> = new Set(['done', 'decline', 'start', 'against'])
