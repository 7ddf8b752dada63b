import { expect, it } from 'vitest'
import { xOf, edgeOf, HIGH, lineOf, shareOf, WIDE } from '../src/replay/chartPaths.ts'
import { pathOf, sourceOf } from '../src/replay/replaySource.ts'
import {
  chancesBySide,
  canBranch,
  roundAt,
  roundStart,
  roundsOf,
  playersInRecord,
  otherHands,
  strengthsOf,
  boardView,
  viewOf,
} from '../src/replay/replaySteps.ts'
import type { AnyEvent, View, ReplayStep } from '../src/api/types.ts'

/** A step during a round in which the two sides have these totals. */
function step(number: number, round: number, totals: readonly number[], events: AnyEvent[] = []): ReplayStep {
  const seats = [
    { side: 0, secrets: { hand: ['a/x'] } },
    { side: 1, secrets: null },
  ]
  const game = (viewer: number) =>
    ({
      round,
      acting: [0],
      seats: viewer === 0 ? seats : seats.toReversed(),
      sides: totals.map((total) => ({ total })),
    }) as unknown as View
  return {
    number,
    act: 'moved',
    seat: 0,
    move: { kind: 'pass' },
    events,
    views: [0, 1].map((seat) => ({ seat, game: game(seat), match: null })),
  }
}

const ended = (totals: number[]): AnyEvent => ({
  kind: 'ended-round',
  round: 1,
  totals,
  winners: [0],
  gems: [2, 1],
  points: [],
})
const STORY = [
  step(0, 0, [0, 0]),
  step(1, 1, [0, 0]),
  step(2, 1, [6, 0]),
  step(3, 1, [6, 9]),
  step(4, 2, [0, 0], [ended([6, 9])]),
  step(5, 2, [3, 0]),
]

it('divides a game into rounds', () => {
  const rounds = roundsOf(STORY)
  expect(rounds).toEqual([
    { game: 0, round: 0, first: 0, last: 0 },
    { game: 0, round: 1, first: 1, last: 3 },
    { game: 0, round: 2, first: 4, last: 5 },
  ])
  expect(roundAt(rounds, 3).round).toBe(1)
})

it('goes to the next round, and back to the start of the current one first', () => {
  const rounds = roundsOf(STORY)
  expect([0, 1, 2, 4, 5].map((from) => roundStart(rounds, from, 1))).toEqual([1, 4, 4, 5, 5])
  expect([5, 4, 2, 1, 0].map((from) => roundStart(rounds, from, -1))).toEqual([4, 1, 1, 0, 0])
})

it('divides a match into games and rounds', () => {
  const naming: ReplayStep = { ...step(0, 0, []), views: [{ seat: 0, game: null, match: null }] }
  const began = (number: number, game: number): ReplayStep =>
    step(number, 0, [0, 0], [{ kind: 'began-match-game', game }])
  const rounds = roundsOf([
    naming,
    began(1, 1),
    step(2, 1, [0, 0]),
    step(3, 2, [0, 0]),
    began(4, 2),
    step(5, 1, [0, 0]),
  ])
  expect(rounds.map(({ game, round }) => [game, round])).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 0],
    [2, 1],
  ])
})

it('uses the final totals for a step that ends a round', () => {
  expect(strengthsOf(STORY).map(({ totals }) => totals)).toEqual([
    [0, 0],
    [0, 0],
    [6, 0],
    [6, 9],
    [6, 9],
    [3, 0],
  ])
})

it('draws lines from edge to edge, the highest point near the top', () => {
  expect([xOf(0, 4), xOf(2, 4), xOf(4, 4), xOf(0, 0)]).toEqual([0, WIDE / 2, WIDE, 0])
  const line = lineOf(
    [
      { step: 0, totals: [0, 0] },
      { step: 1, totals: [0, 50] },
    ],
    1,
  )
  expect(line).toMatch(new RegExp(`^M0 ${HIGH}L${WIDE} 1\\d(\\.\\d)?$`))
  expect(lineOf([], 0)).toBe('')
})

it('stacks the shares of all sides from bottom to top', () => {
  const chances = [
    [0.5, 0.25, 0.25],
    [1, 0, 0],
  ]
  expect(edgeOf(chances, 0)).toBe(`M0 50L${WIDE} 0`)
  expect(edgeOf(chances, 2)).toBe(`M0 0L${WIDE} 0`)
  expect(shareOf(chances, 1)).toBe(`M0 25L${WIDE} 0L${WIDE} 0L0 50Z`)
  expect([edgeOf([], 0), shareOf([], 0)]).toEqual(['', ''])
})

it('merges the chances of partners', () => {
  const game = { sides: [{}, {}], seats: [0, 1, 0, 1].map((side) => ({ side })) } as unknown as View
  const step = { ...STORY[0]!, views: [{ seat: 0, game, match: null }] }
  expect(chancesBySide([[0.7, 0.3, 0.7, 0.3]], [step])).toEqual([[0.7, 0.3]])
})

it('uses the view of a seat, or the only view', () => {
  expect(viewOf(STORY[2]!, 1).seat).toBe(1)
  expect(viewOf({ ...STORY[2]!, views: [STORY[2]!.views[1]!] }, 0).seat).toBe(1)
})

it('shows other hands only where they are known', () => {
  expect(otherHands(STORY[2]!, 0).map(({ seat }) => seat)).toEqual([1])
  expect(otherHands({ ...STORY[2]!, views: [STORY[2]!.views[0]!] }, 0)).toEqual([])
})

it('shows no hand twice', () => {
  const game = {
    seats: [{ secrets: { hand: [] } }, { secrets: { hand: [] } }],
    moves: [{ kind: 'pass' }],
  } as unknown as View
  expect(boardView(game, 1, true).seats.map((seat) => seat.secrets !== null)).toEqual([false, true])
  expect(boardView(game, 1, false)).toEqual({ ...game, moves: [] })
})

it('only branches off where a player can move', () => {
  expect(canBranch(STORY[2]!)).toBe(true)
  expect(canBranch({ ...STORY[2]!, views: [{ seat: 0, game: null, match: null }] })).toBe(false)
})

it('reads only the players of a record', () => {
  expect(playersInRecord('gwint record 1\np1 | Ala\np1 leader | Foltest\np2 | greedy\nmoves\n  p1 done\n')).toEqual([
    'Ala',
    'greedy',
  ])
})

it('distinguishes tables and uploaded records by address', () => {
  for (const part of ['abc123', 'r-abc123']) expect(pathOf(sourceOf(part))).toBe(`/g/${part}`)
  expect(sourceOf('r-abc')).toEqual({ id: 'abc', of: 'record' })
})
