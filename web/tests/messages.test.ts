import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseMessages } from '../src/i18n/messages.ts'
import type { Language } from '../src/api/types.ts'

const LANGUAGES: Language[] = ['en', 'pl', 'de', 'cs', 'uk']
const FOLDER = new URL('../../gwint/locales/', import.meta.url)
const LOCALES = readdirSync(new URL('en/', FOLDER))

/** The texts of all sources in a folder. */
function sources(folder: URL): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  )
  return files.map((file) => readFileSync(new URL(file, folder), 'utf-8'))
}

const text = (language: Language): string => readFileSync(new URL(`${language}/board.ftl`, FOLDER), 'utf-8')
const ids = (ftl: string): string[] => [...ftl.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id!).sort()

it.each(LANGUAGES)('has all board messages in %s', (language) => {
  const t = parseMessages(language, text(language))
  expect(ids(text(language))).toEqual(ids(text('en')))
  for (const id of ids(text(language)))
    expect(t(id, { count: 3, row: 'close', round: 1, card: 'x', strength: 4 })).not.toMatch(/[{}$]/)
})

it('inserts arguments without isolation marks', () => {
  expect(parseMessages('en', text('en'))('board-deck', { count: 12 })).toBe('Deck: 12')
})

it('returns the id of a missing message', () => {
  expect(parseMessages('en', '')('board-deck')).toBe('board-deck')
})

it('has a message for every id in the sources', () => {
  const known = new Set(LOCALES.flatMap((file) => ids(readFileSync(new URL(`en/${file}`, FOLDER), 'utf-8'))))
  const used = sources(new URL('../src/', import.meta.url)).flatMap((source) =>
    [...source.matchAll(/\bt\('([\w-]+)/g)].map(([, id]) => id!),
  )
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((id) => !known.has(id))).toEqual([])
})
