/** Going about the table by arrow keys: which of the things in sight is the next one that way. */

export type Way = 'left' | 'right' | 'up' | 'down'
export interface Box { left: number; top: number; right: number; bottom: number }

export const WAYS: Readonly<Record<string, Way>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** What lies aside counts for more than what lies far. */
const ASIDE = 2.5

/** The number of the nearest box that way from a box; -1 where there is none. */
export function nearest(from: Box, boxes: readonly Box[], way: Way): number {
  const far = boxes.map((box) => distance(from, box, way))
  const least = Math.min(...far)
  return Number.isFinite(least) ? far.indexOf(least) : -1
}

function distance(from: Box, to: Box, way: Way): number {
  const [x, y] = [middle(to.left, to.right) - middle(from.left, from.right), middle(to.top, to.bottom) - middle(from.top, from.bottom)]
  const ahead = way === 'left' ? -x : way === 'right' ? x : way === 'up' ? -y : y
  if (ahead <= 1) return Infinity
  const level = way === 'left' || way === 'right'
  const aside = level ? apart(from.top, from.bottom, to.top, to.bottom) : apart(from.left, from.right, to.left, to.right)
  return ahead + ASIDE * aside
}

const middle = (one: number, other: number): number => (one + other) / 2

/** How far two stretches are from overlapping. */
const apart = (low: number, high: number, otherLow: number, otherHigh: number): number => Math.max(0, otherLow - high, low - otherHigh)
