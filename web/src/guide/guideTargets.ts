/** Finds the elements to touch next in the guided game. */

import { ownHand, placesOf } from '../play/moveChoice.ts'
import type { Card, Move, View } from '../api/types.ts'
import { matchesMove, type MovePattern } from './lessons.ts'

const SELECTED = '[data-held][aria-pressed="true"]'
const PASS = '[aria-keyshortcuts="P"]'

/** The legal move that matches a pattern, if any. */
export const findMove = (view: View, pattern: MovePattern): Move | undefined =>
  view.moves.find((move) => matchesMove(move, pattern))

/** Selectors of the elements for the next step of a move: first the card, then its place. */
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

/** Converts a place of `moveChoice.ts` to selectors. */
function placeSelector(place: string): string[] {
  const [kind, key] = place.split(' ')
  if (kind === 'row') return [`[data-row="${key}"] .tray .target`]
  if (kind === 'spot') return [`[data-spot="${key}"]`]
  return kind === 'sky' ? ['[data-weather]'] : []
}

/** The elements to touch for a move; empty until they are rendered. */
export function targetElements(root: ParentNode, view: View, move: Move): HTMLElement[] {
  const things = findVisible(root, touchSelectors(view, move, isSelected(root, view, move)))
  // If the tray with the cards is hidden, the button that shows it again.
  return things.length === 0 && move.kind === 'choose' ? findVisible(root, ['.answers .main']) : things
}

/** Whether the card of a move is selected. */
export function isSelected(root: ParentNode, view: View, move: Move): boolean {
  if (move.kind === 'choose') return root.querySelector(`[data-fan="${move.card}"][aria-pressed="true"]`) !== null
  const place = root.querySelector<HTMLElement>(SELECTED)?.dataset['held']?.split('/')[1]
  return move.kind === 'play' && place !== undefined && ownHand(view)[Number(place)] === move.card
}

/** In a free game everything that is highlighted; passing, once the opponent has passed and is behind. */
export function freeTargets(root: ParentNode, view: View): HTMLElement[] {
  if (view.moves.length === 0) return []
  if (root.querySelector(SELECTED))
    return findVisible(root, ['.target', '[data-spot]:has(.lit)', '[data-weather].aimed'])
  const held = mayPass(view) ? [] : findVisible(root, ['[data-held]:has(.lit)'])
  return held.length > 0 ? held : findVisible(root, [PASS])
}

/** Whether all opponents have passed and are behind, so that passing wins the round. */
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
