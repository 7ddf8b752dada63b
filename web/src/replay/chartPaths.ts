/** SVG paths of the charts, in a box of 1000 by 100 that is stretched to the available space. */

import type { Strengths } from './replaySteps.ts'

export const WIDE = 1000
export const HIGH = 100
/** Space above the highest peak. */
const HEADROOM = 1.12
/** The minimum scale, so that small totals do not fill the chart. */
const LEAST = 10

export const xOf = (step: number, last: number): number => (last === 0 ? 0 : (step / last) * WIDE)

export function highest(strengths: readonly Strengths[]): number {
  return Math.max(LEAST, ...strengths.flatMap(({ totals }) => totals)) * HEADROOM
}

/** The line of a side's totals. */
export function lineOf(strengths: readonly Strengths[], side: number): string {
  const [last, top] = [strengths.length - 1, highest(strengths)]
  const points = strengths.map(
    ({ totals }, step) => `${rounded(xOf(step, last))} ${rounded(HIGH - ((totals[side] ?? 0) / top) * HIGH)}`,
  )
  return points.length === 0 ? '' : `M${points.join('L')}`
}

/** The area below a side's line. */
export function areaOf(strengths: readonly Strengths[], side: number): string {
  const line = lineOf(strengths, side)
  return line === '' ? '' : `${line}L${WIDE} ${HIGH}L0 ${HIGH}Z`
}

/** The upper edge of the stacked shares up to this side; the first side's is at the bottom. */
export function edgeOf(chances: readonly (readonly number[])[], side: number): string {
  const last = chances.length - 1
  const points = chances.map(
    (shares, step) => `${rounded(xOf(step, last))} ${rounded(HIGH * (1 - sum(shares.slice(0, side + 1))))}`,
  )
  return points.length === 0 ? '' : `M${points.join('L')}`
}

/** The area of a side's share, between its edge and the one below it. */
export function shareOf(chances: readonly (readonly number[])[], side: number): string {
  const last = chances.length - 1
  const below = chances.map(
    (shares, step) => `${rounded(xOf(step, last))} ${rounded(HIGH * (1 - sum(shares.slice(0, side))))}`,
  )
  return chances.length === 0 ? '' : `${edgeOf(chances, side)}L${below.reverse().join('L')}Z`
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const rounded = (value: number): number => Math.round(value * 10) / 10
