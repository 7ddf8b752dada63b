/** What is to be touched next, found on the table by where things lie. */

import { ownHand, placesOf } from '../play/moveChoice.ts'
import type { Card, Move, View } from '../api/types.ts'
import { matchesMove, type MovePattern } from './lessons.ts'

const SELECTED = '[data-held][aria-pressed="true"]'
const PASS = '[aria-keyshortcuts="P"]'

/** The move that is wished for, if it is legal now. */
export const findMove = (view: View, pattern: MovePattern): Move | undefined =>
  view.moves.find((move) => matchesMove(move, pattern))

/** The selectors of what makes a move, the next touch of it alone: a card is taken up first, and put down then. */
export function touchSelectors(view: View, move: Move, selected: boolean): string[] {
  switch (move.kind) {
    case 'play':
      return selected ? placesOf(view, move).flatMap(placeSelector) : [heldAt(view, move.card)]
    case 'choose':
      return selected ? ['[data-tray] footer .main'] : [`[data-fan="${move.card}"]`]
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
export function targetElements(root: ParentNode, view: View, move: Move): HTMLElement[] {
  const things = findVisible(root, touchSelectors(view, move, isSelected(root, view, move)))
  // Cards that were laid aside to see the table are asked for again.
  return things.length === 0 && move.kind === 'choose' ? findVisible(root, ['.answers .main']) : things
}

/** Whether the card of a move is taken up already. */
export function isSelected(root: ParentNode, view: View, move: Move): boolean {
  if (move.kind === 'choose') return root.querySelector(`[data-fan="${move.card}"][aria-pressed="true"]`) !== null
  const place = root.querySelector<HTMLElement>(SELECTED)?.dataset['held']?.split('/')[1]
  return move.kind === 'play' && place !== undefined && ownHand(view)[Number(place)] === move.card
}

/** Where anything may be done: what lights up; and passing, once the other has passed and is behind. */
export function freeTargets(root: ParentNode, view: View): HTMLElement[] {
  if (view.moves.length === 0) return []
  if (root.querySelector(SELECTED))
    return findVisible(root, ['.target', '[data-spot]:has(.lit)', '[data-weather].aimed'])
  const held = mayPass(view) ? [] : findVisible(root, ['[data-held]:has(.lit)'])
  return held.length > 0 ? held : findVisible(root, [PASS])
}

/** Whether the others have passed and lie behind: nothing more is needed. */
export function mayPass(view: View): boolean {
  const own = view.seats[view.viewer ?? 0]!.side
  const others = view.seats.filter((seat) => seat.side !== own)
  return others.every((seat) => seat.passed && view.sides[seat.side]!.total < view.sides[own]!.total)
}

function findVisible(root: ParentNode, selectors: readonly string[]): HTMLElement[] {
  return selectors
    .flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)])
    .filter((element) => element.checkVisibility())
}
