import { expect, it } from 'vitest'
import { analysedSwings, moments, swings } from '../src/play/resultStory.ts'
import type { AnyEvent, Review, View, ReplayStep } from '../src/api/types.ts'

const viewsWith = (...totals: number[]): ReplayStep['views'] => [
  { seat: 0, game: { sides: totals.map((total) => ({ total })), winners: null } as View, match: null },
]
const step = (
  number: number,
  seat: number | null,
  views: ReplayStep['views'],
  events: AnyEvent[] = [],
): ReplayStep => ({
  number,
  act: seat === null ? 'dealt' : 'moved',
  seat,
  move: seat === null ? null : { kind: 'play', card: `a/${number}`, row: null, target: null, side: null },
  events,
  views,
})
const began = (round: number): AnyEvent => ({ kind: 'began-round', round, starter: 0 })
const ended = (round: number, ...totals: number[]): AnyEvent => ({
  kind: 'ended-round',
  round,
  totals,
  winners: [],
  gems: [],
  points: [],
})

const GAME = [
  step(0, null, viewsWith(0, 0)),
  step(1, 1, viewsWith(0, 0), [began(1)]),
  step(2, 0, viewsWith(8, 0)),
  step(3, 1, viewsWith(2, 5)),
  step(4, 0, viewsWith(0, 0), [ended(1, 2, 5), began(2)]),
  step(5, 1, viewsWith(0, 12)),
]

it('uses the totals before the board is cleared', () => {
  expect(moments(GAME).map(({ round, totals, ends }) => [round, ...totals, ends])).toEqual([
    [1, 0, 0, false],
    [1, 8, 0, false],
    [1, 2, 5, false],
    [1, 2, 5, true],
    [2, 0, 12, false],
  ])
})

it('finds the decisive moves, the greatest first', () => {
  expect(swings(GAME, [0, 1]).map(({ step, by }) => [step, by])).toEqual([
    [5, 12],
    [3, 11],
    [2, 8],
  ])
})

it('measures a gain against the best opponent', () => {
  const three = [
    step(0, null, viewsWith(0, 0, 0), [began(1)]),
    step(1, 0, viewsWith(5, 0, 0)),
    step(2, 1, viewsWith(5, 3, 0)),
  ]
  expect(swings(three, [0, 1, 2]).map(({ seat, by }) => [seat, by])).toEqual([
    [0, 5],
    [1, 3],
  ])
})

it('prefers the moves that an analysis found to be the most expensive', () => {
  const judged = (number: number, chance: number, after: number): Review['judged'][number] =>
    ({ number, seat: number % 2, move: { kind: 'pass' }, chance, after, mark: 'mistake' }) as Review['judged'][number]
  const review: Review = {
    chances: [],
    judged: [judged(2, 0.6, 0.58), judged(3, 0.5, 0.3), judged(5, 0.9, 0.4)],
    turning: [3, 5],
  }
  expect(analysedSwings(review, GAME).map(({ step, round, by }) => [step, round, by])).toEqual([
    [5, 2, 50],
    [3, 1, 20],
  ])
})
