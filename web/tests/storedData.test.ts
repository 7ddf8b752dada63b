/** Data that version 0.1.0 stored in a browser is still read, under the same keys, and its addresses still work. */

import { readFileSync } from 'node:fs'
import { beforeAll, expect, it, vi } from 'vitest'
import { PATHS } from '../src/routes.ts'

const { browser: OLD } = JSON.parse(
  readFileSync(new URL('../../tests/compatibility/version_0_1_0/texts.json', import.meta.url), 'utf8'),
) as {
  browser: {
    localStorage: Record<string, string>
    sessionStorage: Record<string, string>
    board: unknown
    paths: Record<string, string>
  }
}

const storage = (items: Record<string, string>) => ({ getItem: (key: string) => items[key] ?? null })

beforeAll(() => {
  vi.stubGlobal('localStorage', storage(OLD.localStorage))
  vi.stubGlobal('sessionStorage', storage(OLD.sessionStorage))
  vi.stubGlobal('navigator', { languages: ['de'] })
})

it('reads the settings', async () => {
  const { settings } = await import('../src/settings/settings.svelte.ts')
  expect(settings).toMatchObject(JSON.parse(OLD.localStorage['gwint.settings']!) as object)
})

it('reads the rules that decks were last built by', async () => {
  const { lastDeckRules } = await import('../src/api/decks.ts')
  expect(lastDeckRules()).toEqual({ rules: 'klub, roach=yes', advanced: true })
})

it('reads the board of the score counter', async () => {
  const { BoardScore } = await import('../src/score-counter/boardScore.svelte.ts')
  const { readBoard, writeBoard } = await import('../src/score-counter/printedBoard.ts')
  const stored = OLD.localStorage['gwint.score']!
  expect(readBoard(stored)).toEqual(OLD.board)
  expect(writeBoard(readBoard(stored)!)).toBe(stored)
  const { board } = new BoardScore('', { cards: [], leaders: [] } as never)
  expect(board.rules).toBe('klub, roach=yes')
})

it('reads the deck that was chosen for a seat', async () => {
  const { loadDeckChoice } = await import('../src/waiting-room/savedDeckChoices.ts')
  expect(loadDeckChoice('k3xv9a2mq7pd', 1)).toEqual([
    { code: 'set:king-bran', name: 'King Bran', faction: 'skellige', leader: 'king-bran', plan: '' },
  ])
})

it('keeps every address of the page', () => {
  expect(Object.values(PATHS)).toEqual(expect.arrayContaining(Object.values(OLD.paths)))
})
