import { expect, it } from 'vitest'
import { moments, swings, type Step } from '../src/play/resultStory.ts'
import type { AnyEvent, View } from '../src/api/types.ts'

const seen = (...totals: number[]): Step['views'] => [
  { seat: 0, game: { sides: totals.map((total) => ({ total })), winners: null } as View, match: null },
]
const step = (number: number, seat: number | null, views: Step['views'], events: AnyEvent[] = []): Step => ({
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
  step(0, null, seen(0, 0)),
  step(1, 1, seen(0, 0), [began(1)]),
  step(2, 0, seen(8, 0)),
  step(3, 1, seen(2, 5)),
  step(4, 0, seen(0, 0), [ended(1, 2, 5), began(2)]),
  step(5, 1, seen(0, 12)),
]

it('tells the totals of a round before they are swept', () => {
  expect(moments(GAME).map(({ round, totals, ends }) => [round, ...totals, ends])).toEqual([
    [1, 0, 0, false],
    [1, 8, 0, false],
    [1, 2, 5, false],
    [1, 2, 5, true],
    [2, 0, 12, false],
  ])
})

it('finds the moves that turned the game, the greatest first', () => {
  expect(swings(GAME, [0, 1]).map(({ step, by }) => [step, by])).toEqual([
    [5, 12],
    [3, 11],
    [2, 8],
  ])
})

it('counts a gain against the best of several others', () => {
  const three = [step(0, null, seen(0, 0, 0), [began(1)]), step(1, 0, seen(5, 0, 0)), step(2, 1, seen(5, 3, 0))]
  expect(swings(three, [0, 1, 2]).map(({ seat, by }) => [seat, by])).toEqual([
    [0, 5],
    [1, 3],
  ])
})
