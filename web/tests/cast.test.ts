/** The cast: faces, what is said when, and the road. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnyEvent, BotFacts, CardFacts, ChairView, TableView } from '../src/api/types.ts'
import { LINES, speeches, type Conversation } from '../src/cast/dialogue.ts'
import { faceLayers, FACES, type Mood } from '../src/cast/faces.ts'
import { mergeRoads, nextRival, victims } from '../src/cast/road.ts'
import { parseMessages } from '../src/i18n/messages.ts'
import { LANGUAGES } from '../src/settings/settings.svelte.ts'

const MOODS: readonly Mood[] = ['calm', 'pleased', 'angry']
const markup = (id: string, mood: Mood): string =>
  faceLayers(id, mood)!
    .map(({ tone, d }) => `<path class="${tone}" d="${d}"/>`)
    .join('')

test('every face is small, has three moods and looks like no other', () => {
  const drawn = Object.keys(FACES).flatMap((id) => MOODS.map((mood) => markup(id, mood)))
  expect(new Set(drawn).size).toBe(drawn.length)
  for (const face of drawn) expect(face.length).toBeLessThan(2000)
  expect(faceLayers('random', 'calm')).toBeNull()
})

test('everybody with a face has all lines in every language', () => {
  for (const language of LANGUAGES) {
    const text = readFileSync(new URL(`../../gwint/locales/${language}/dialogue.ftl`, import.meta.url), 'utf-8')
    const t = parseMessages(language, text)
    for (const id of Object.keys(FACES))
      for (const [occasion, count] of Object.entries(LINES))
        for (let line = 1; line <= count + 1; line++) {
          const message = `dialogue-${id}.${occasion}-${line}`
          expect(t(message) === message, `${language} ${message}`).toBe(line > count)
        }
  }
})

const CARDS: Readonly<Record<string, Partial<CardFacts>>> = {
  hero: { kind: 'hero', abilities: [] },
  spy: { kind: 'unit', abilities: ['spy'] },
  scorch: { kind: 'special', abilities: ['scorch'] },
  unit: { kind: 'unit', abilities: [] },
}
const chair = (side: number, kind: ChairView['kind'], name: string): ChairView =>
  ({ side, kind, name }) as unknown as ChairView
const play = (seat: number, card: string): AnyEvent =>
  ({ kind: 'played', seat, card, source: 'hand', how: 'played', spot: null }) as unknown as AnyEvent
const ended = (winners: number[]): AnyEvent => ({ kind: 'ended-game', winners })
const round = (winners: number[]): AnyEvent => ({
  kind: 'ended-round',
  round: 1,
  totals: [],
  winners,
  gems: [],
  points: [],
})
const EXCHANGED = { kind: 'exchanged', seat: 0, gave: 'unit', drew: 'hero' } as unknown as AnyEvent

function said(events: readonly AnyEvent[], changed: Partial<Conversation> = {}): string[] {
  const chairs = [chair(0, 'person', 'Ala'), chair(1, 'bot', 'ferryman')]
  const card = (id: string): CardFacts => CARDS[id] as CardFacts
  return speeches({ table: 'k3m9', events, chairs, card, ...changed }).map(
    ({ bot, occasion, line }) => `${bot} ${occasion} ${line}`,
  )
}
const occasions = (events: readonly AnyEvent[]): string[] => said(events).map((one) => one.split(' ')[1]!)

test('rivals speak about what everybody sees', () => {
  expect(occasions([{ kind: 'began-round', round: 1, starter: 0 }])).toEqual(['greeting'])
  expect(occasions([{ kind: 'began-round', round: 2, starter: 0 }])).toEqual([])
  expect(occasions([{ kind: 'passed', seat: 1, by_itself: false }])).toEqual(['passing'])
  expect(occasions([{ kind: 'passed', seat: 0, by_itself: false }])).toEqual([])
  expect(occasions([play(0, 'scorch')])).toEqual(['scorch'])
  expect(occasions([play(0, 'unit'), play(1, 'scorch')])).toEqual([])
  expect(occasions([round([1]), play(0, 'unit')])).toEqual(['round-won'])
  expect(occasions([round([0]), play(0, 'unit')])).toEqual(['round-lost'])
  expect(occasions([round([0]), ended([0])])).toEqual(['losing'])
  expect(occasions([ended([])])).toEqual(['drawing'])
  expect(occasions([{ kind: 'rematched', table: 'x4' }])).toEqual(['rematch'])
})

test('about every second hero gets a remark', () => {
  const count = occasions(Array.from({ length: 200 }, () => play(0, 'hero'))).length
  expect(count).toBeGreaterThan(60)
  expect(count).toBeLessThan(140)
})

test('a line does not depend on events that only one seat sees', () => {
  const events = [play(0, 'unit'), play(0, 'scorch'), round([1]), play(0, 'scorch')]
  expect(said([EXCHANGED, ...events])).toEqual(said(events))
})

test('only one of several rivals speaks, and other bots say nothing', () => {
  const chairs = [chair(0, 'person', 'Ala'), chair(1, 'bot', 'ferryman'), chair(2, 'bot', 'smuggler')]
  expect(said([play(0, 'scorch')], { chairs })).toHaveLength(1)
  expect(said([play(0, 'scorch')], { chairs: [chairs[0]!, chair(1, 'bot', 'greedy')] })).toEqual([])
})

const bot = (id: string, road: number | null): BotFacts => ({ id, road, modes: [], level: null, faction: null })

test('the road leads to the first who has not been beaten', () => {
  const bots = [bot('random', null), bot('trader', 2), bot('novice', 1)]
  expect(nextRival(bots, new Set())?.id).toBe('novice')
  expect(nextRival(bots, new Set(['novice']))?.id).toBe('trader')
  expect(nextRival(bots, new Set(['novice', 'trader']))).toBeUndefined()
})

test('a victory counts in a duel from the deal', () => {
  const table = {
    terms: { mode: 'duel', start: '' },
    phase: 'over',
    result: { winners: [0] },
    chairs: [chair(0, 'person', 'Ala'), chair(1, 'bot', 'novice')],
  } as unknown as TableView
  expect(victims(table, 0)).toEqual(['novice'])
  expect(victims(table, null)).toEqual([])
  expect(victims({ ...table, terms: { ...table.terms, start: 'picture' } }, 0)).toEqual([])
  expect(victims({ ...table, result: { ...table.result!, winners: [1] } }, 0)).toEqual([])
})

test('an imported road adds to the own one', () => {
  expect(mergeRoads('["novice"]', '["trader", 3]')).toBe('["novice","trader"]')
  expect(mergeRoads('nonsense', null)).toBe('[]')
})
