/** Going about the table by arrow keys: which of the things in sight is the next one that way. */

export type Way = 'left' | 'right' | 'up' | 'down'
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** What lies aside counts for more than what lies far. */
const ASIDE = 2.5
/** What shares more than this part of its height stands beside, not above or below: the cards of a fan do. */
const MOST_SHARED = 0.5

/** The number of the nearest box that way from a box; -1 where there is none. */
export function nearest(from: Box, boxes: readonly Box[], way: Way): number {
  const far = boxes.map((box) => distance(from, box, way))
  const least = Math.min(...far)
  return Number.isFinite(least) ? far.indexOf(least) : -1
}

function distance(from: Box, to: Box, way: Way): number {
  const level = way === 'left' || way === 'right'
  const ahead =
    (level
      ? middle(to.left, to.right) - middle(from.left, from.right)
      : middle(to.top, to.bottom) - middle(from.top, from.bottom)) * (way === 'left' || way === 'up' ? -1 : 1)
  if (ahead <= 1 || (!level && beside(from, to))) return Infinity
  return (
    ahead +
    ASIDE * (level ? apart(from.top, from.bottom, to.top, to.bottom) : apart(from.left, from.right, to.left, to.right))
  )
}

function beside(one: Box, other: Box): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return shared > MOST_SHARED * Math.min(one.bottom - one.top, other.bottom - other.top)
}

const middle = (one: number, other: number): number => (one + other) / 2

/** How far two stretches are from overlapping. */
const apart = (low: number, high: number, otherLow: number, otherHigh: number): number =>
  Math.max(0, otherLow - high, low - otherHigh)
