/** What is to be touched next, found on the table by where things lie. */

import { ownHand, placesOf } from '../play/moveChoice.ts'
import type { Card, Move, View } from '../api/types.ts'
import { fits, type Wish } from './lessons.ts'

const TAKEN = '[data-held][aria-pressed="true"]'
const PASS = '[aria-keyshortcuts="P"]'

/** The move that is wished for, if it is legal now. */
export const wished = (view: View, wish: Wish): Move | undefined => view.moves.find((move) => fits(move, wish))

/** The selectors of what makes a move, the next touch of it alone: a card is taken up first, and put down then. */
export function touchesOf(view: View, move: Move, taken: boolean): string[] {
  switch (move.kind) {
    case 'play':
      return taken ? placesOf(view, move).flatMap(placeSelector) : [heldAt(view, move.card)]
    case 'choose':
      return taken ? ['[data-tray] footer .main'] : [`[data-fan="${move.card}"]`]
    case 'use-leader':
      return [`[data-leader="${view.viewer}"]`]
    case 'pass':
      return [PASS]
    default:
      return []
  }
}

const heldAt = (view: View, card: Card): string => `[data-held="${view.viewer}/${ownHand(view).indexOf(card)}"]`

/** A place as `choosing` names it, as a selector. */
function placeSelector(place: string): string[] {
  const [kind, key] = place.split(' ')
  if (kind === 'row') return [`[data-row="${key}"] .tray .target`]
  if (kind === 'spot') return [`[data-spot="${key}"]`]
  return kind === 'sky' ? ['[data-weather]'] : []
}

/** The things on the table to be touched for a move; empty while they are not there yet. */
export function pointed(root: ParentNode, view: View, move: Move): HTMLElement[] {
  const things = found(root, touchesOf(view, move, isTaken(root, view, move)))
  // Cards that were laid aside to see the table are asked for again.
  return things.length === 0 && move.kind === 'choose' ? found(root, ['.answers .main']) : things
}

/** Whether the card of a move is taken up already. */
export function isTaken(root: ParentNode, view: View, move: Move): boolean {
  if (move.kind === 'choose') return root.querySelector(`[data-fan="${move.card}"][aria-pressed="true"]`) !== null
  const place = root.querySelector<HTMLElement>(TAKEN)?.dataset['held']?.split('/')[1]
  return move.kind === 'play' && place !== undefined && ownHand(view)[Number(place)] === move.card
}

/** Where anything may be done: what lights up; and passing, once the other has passed and is behind. */
export function pointedFreely(root: ParentNode, view: View): HTMLElement[] {
  if (view.moves.length === 0) return []
  if (root.querySelector(TAKEN)) return found(root, ['.target', '[data-spot]:has(.lit)', '[data-weather].aimed'])
  const held = mayRest(view) ? [] : found(root, ['[data-held]:has(.lit)'])
  return held.length > 0 ? held : found(root, [PASS])
}

/** Whether the others have passed and lie behind: nothing more is needed. */
export function mayRest(view: View): boolean {
  const own = view.seats[view.viewer ?? 0]!.side
  const others = view.seats.filter((seat) => seat.side !== own)
  return others.every((seat) => seat.passed && view.sides[seat.side]!.total < view.sides[own]!.total)
}

function found(root: ParentNode, selectors: readonly string[]): HTMLElement[] {
  return selectors
    .flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)])
    .filter((element) => element.checkVisibility())
}
