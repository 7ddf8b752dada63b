import { expect, it } from 'vitest'
import { handoverSeat, nextSeat } from '../src/play/handover.ts'
import { awayMs, leftMs, mayClaim, formatTime } from '../src/play/clocks.ts'
import { logRounds } from '../src/play/logRounds.ts'
import type { TableView, AnyEvent } from '../src/api/types.ts'

it('shows the seat whose turn it is', () => {
  expect(nextSeat([0, 1], 0, [0, 1])).toBe(0)
  expect(nextSeat([0, 1], 0, [1])).toBe(1)
  expect(nextSeat([0, 2], 0, [1])).toBe(0)
})

it('asks for a handover between two players at one screen, and before the first turn', () => {
  expect(handoverSeat([0, 1], 0, [0], null, false)).toBe(0)
  expect(handoverSeat([0, 1], 0, [0], 0, false)).toBeNull()
  expect(handoverSeat([0, 1], 0, [1], 0, false)).toBe(1)
  expect(handoverSeat([0, 1], 1, [1], 1, false)).toBeNull()
})

it('asks for no handover for one player, a spectator, or a finished game', () => {
  expect(handoverSeat([0], 0, [1], null, false)).toBeNull()
  expect(handoverSeat([], null, [1], null, false)).toBeNull()
  expect(handoverSeat([0, 1], 0, [1], 0, true)).toBeNull()
})

const table = {
  chairs: [
    { clock_ms: 60_000, kind: 'person' },
    { clock_ms: 30_000, kind: 'person' },
  ],
} as TableView

it('runs the clock of the acting seat from the time the view arrived', () => {
  expect(leftMs(table, 0, [0], 1000, 3500)).toBe(57_500)
  expect(leftMs(table, 1, [0], 1000, 3500)).toBe(30_000)
  expect(leftMs(table, 1, [1], 0, 99_000)).toBe(0)
  expect(leftMs({ chairs: [{ clock_ms: null }] } as TableView, 0, [0], 0, 5)).toBeNull()
})

it('formats time and keeps counting absence', () => {
  expect([0, 65_400, 3_600_000].map(formatTime)).toEqual(['0:00', '1:05', '1:00:00'])
  expect(awayMs({ here: false, away_ms: 2000 }, 100, 1100)).toBe(3000)
  expect(awayMs({ here: true, away_ms: null }, 100, 1100)).toBe(0)
})

it('only allows claiming a game between two people', () => {
  expect(mayClaim(table)).toBe(true)
  expect(mayClaim({ ...table, game: { question: { kind: 'redraw' } } } as TableView)).toBe(false)
  expect(mayClaim({ chairs: [{ kind: 'person' }, { kind: 'bot' }] } as TableView)).toBe(false)
})

it('groups events by round', () => {
  const began = (round: number): AnyEvent => ({ kind: 'began-round', round, starter: 0 })
  const passed: AnyEvent = { kind: 'passed', seat: 0, by_itself: false }
  const written = logRounds([{ kind: 'began-game' }, began(1), passed, began(2), passed, passed])
  expect(written.map(({ round, events }) => [round, events.length])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ])
})
