/** The chart's arithmetic: a field of a thousand by a hundred, stretched to whatever room there is. */

import type { Strengths } from './replaySteps.ts'

export const WIDE = 1000
export const HIGH = 100
/** Room above the highest peak. */
const HEADROOM = 1.12
/** A chart of nearly nothing is not blown up to full height. */
const LEAST = 10

export const xOf = (step: number, last: number): number => (last === 0 ? 0 : (step / last) * WIDE)

export function highest(strengths: readonly Strengths[]): number {
  return Math.max(LEAST, ...strengths.flatMap(({ totals }) => totals)) * HEADROOM
}

/** A side's line: it keeps its height until the step that changes it. */
export function lineOf(strengths: readonly Strengths[], side: number): string {
  const [last, top] = [strengths.length - 1, highest(strengths)]
  const points = strengths.map(
    ({ totals }, step) => `${rounded(xOf(step, last))} ${rounded(HIGH - ((totals[side] ?? 0) / top) * HIGH)}`,
  )
  return points.length === 0 ? '' : `M${points.join('L')}`
}

/** The line with the ground below it. */
export function areaOf(strengths: readonly Strengths[], side: number): string {
  const line = lineOf(strengths, side)
  return line === '' ? '' : `${line}L${WIDE} ${HIGH}L0 ${HIGH}Z`
}

/** The upper edge of the shares of all sides up to this one; the first side's lies at the bottom. */
export function edgeOf(chances: readonly (readonly number[])[], side: number): string {
  const last = chances.length - 1
  const points = chances.map(
    (shares, step) => `${rounded(xOf(step, last))} ${rounded(HIGH * (1 - sum(shares.slice(0, side + 1))))}`,
  )
  return points.length === 0 ? '' : `M${points.join('L')}`
}

/** A side's share: what lies between its edge and the one below it. */
export function shareOf(chances: readonly (readonly number[])[], side: number): string {
  const last = chances.length - 1
  const below = chances.map(
    (shares, step) => `${rounded(xOf(step, last))} ${rounded(HIGH * (1 - sum(shares.slice(0, side))))}`,
  )
  return chances.length === 0 ? '' : `${edgeOf(chances, side)}L${below.reverse().join('L')}Z`
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const rounded = (value: number): number => Math.round(value * 10) / 10
