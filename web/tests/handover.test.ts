import { expect, it } from 'vitest'
import { curtainFor, nextSeat } from '../src/play/handover.ts'
import { awayMs, leftMs, mayClaim, spell } from '../src/play/clocks.ts'
import { chapters } from '../src/play/logRounds.ts'
import type { TableView, AnyEvent } from '../src/api/types.ts'

it('leaves the cards with whoever is asked', () => {
  expect(nextSeat([0, 1], 0, [0, 1])).toBe(0)
  expect(nextSeat([0, 1], 0, [1])).toBe(1)
  expect(nextSeat([0, 2], 0, [1])).toBe(0)
})

it('hangs a curtain between two players at one screen, and before the first', () => {
  expect(curtainFor([0, 1], 0, [0], null, false)).toBe(0)
  expect(curtainFor([0, 1], 0, [0], 0, false)).toBeNull()
  expect(curtainFor([0, 1], 0, [1], 0, false)).toBe(1)
  expect(curtainFor([0, 1], 1, [1], 1, false)).toBeNull()
})

it('hangs none for one player, for a spectator, or when all is over', () => {
  expect(curtainFor([0], 0, [1], null, false)).toBeNull()
  expect(curtainFor([], null, [1], null, false)).toBeNull()
  expect(curtainFor([0, 1], 0, [1], 0, true)).toBeNull()
})

const table = {
  chairs: [
    { clock_ms: 60_000, kind: 'person' },
    { clock_ms: 30_000, kind: 'person' },
  ],
} as TableView

it('runs the clock of whoever is asked, from when it was told', () => {
  expect(leftMs(table, 0, [0], 1000, 3500)).toBe(57_500)
  expect(leftMs(table, 1, [0], 1000, 3500)).toBe(30_000)
  expect(leftMs(table, 1, [1], 0, 99_000)).toBe(0)
  expect(leftMs({ chairs: [{ clock_ms: null }] } as TableView, 0, [0], 0, 5)).toBeNull()
})

it('spells time, and counts absence on', () => {
  expect([0, 65_400, 3_600_000].map(spell)).toEqual(['0:00', '1:05', '1:00:00'])
  expect(awayMs({ here: false, away_ms: 2000 }, 100, 1100)).toBe(3000)
  expect(awayMs({ here: true, away_ms: null }, 100, 1100)).toBe(0)
})

it('lets only a game of two people be claimed', () => {
  expect(mayClaim(table)).toBe(true)
  expect(mayClaim({ chairs: [{ kind: 'person' }, { kind: 'bot' }] } as TableView)).toBe(false)
})

it('writes a chapter for each round', () => {
  const began = (round: number): AnyEvent => ({ kind: 'began-round', round, starter: 0 })
  const passed: AnyEvent = { kind: 'passed', seat: 0, by_itself: false }
  const written = chapters([{ kind: 'began-game' }, began(1), passed, began(2), passed, passed])
  expect(written.map(({ round, events }) => [round, events.length])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ])
})
