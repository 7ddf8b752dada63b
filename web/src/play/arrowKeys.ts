/** Arrow key navigation: finds the nearest element in a direction. */

export type Direction = 'left' | 'right' | 'up' | 'down'
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** A sideways offset weighs more than distance. */
const SIDEWAYS_WEIGHT = 2.5
/** Elements that share more of their height than this are on the same level, such as the cards of a fan. */
const MOST_SHARED = 0.5

/** The index of the nearest box in a direction; -1 if there is none. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const far = boxes.map((box) => distance(from, box, direction))
  const least = Math.min(...far)
  return Number.isFinite(least) ? far.indexOf(least) : -1
}

function distance(from: Box, to: Box, direction: Direction): number {
  const horizontal = direction === 'left' || direction === 'right'
  const ahead =
    (horizontal
      ? middle(to.left, to.right) - middle(from.left, from.right)
      : middle(to.top, to.bottom) - middle(from.top, from.bottom)) *
    (direction === 'left' || direction === 'up' ? -1 : 1)
  if (ahead <= 1 || (!horizontal && isSameLevel(from, to))) return Infinity
  return (
    ahead +
    SIDEWAYS_WEIGHT *
      (horizontal ? gap(from.top, from.bottom, to.top, to.bottom) : gap(from.left, from.right, to.left, to.right))
  )
}

function isSameLevel(first: Box, second: Box): boolean {
  const shared = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top)
  return shared > MOST_SHARED * Math.min(first.bottom - first.top, second.bottom - second.top)
}

const middle = (first: number, second: number): number => (first + second) / 2

/** The gap between two intervals; 0 if they overlap. */
const gap = (low: number, high: number, otherLow: number, otherHigh: number): number =>
  Math.max(0, otherLow - high, low - otherHigh)
