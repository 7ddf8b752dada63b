import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { matchesMove, LESSONS } from '../src/guide/lessons.ts'
import { mayPass, touchSelectors, findMove } from '../src/guide/guideTargets.ts'
import type { Move, View } from '../src/api/types.ts'

const duel = (): View => JSON.parse(readFileSync(new URL('../fixtures/duel.json', import.meta.url), 'utf-8')) as View
const ENGLISH = readFileSync(new URL('../../gwint/locales/en/guide.ftl', import.meta.url), 'utf-8')

it('has a message for every task and every lesson', () => {
  const messages = LESSONS.flatMap((lesson) => [
    ...lesson.tasks.flatMap((task) => [task.message, task.messageWhenTaken ?? task.message]),
    ...(lesson.done ? [lesson.done] : []),
  ])
  for (const id of messages) expect(ENGLISH).toContain(`\n${id} = `)
})

it('has tasks and a passed opponent in every lesson except the last', () => {
  for (const lesson of LESSONS.slice(0, -1)) {
    expect(lesson.tasks.length).toBeGreaterThan(0)
    expect(lesson.picture).toMatch(/foe passed \| yes/)
  }
  expect(LESSONS.at(-1)!.tasks).toEqual([])
})

it('matches a move by the given fields', () => {
  const horn: Move = { kind: 'play', card: 'monsters/commanders-horn', row: 'ranged', target: null, side: null }
  expect(matchesMove(horn, { kind: 'play', card: 'monsters/commanders-horn' })).toBe(true)
  expect(matchesMove(horn, { kind: 'play', card: 'monsters/commanders-horn', row: 'close' })).toBe(false)
  expect(matchesMove({ kind: 'pass' }, { kind: 'use-leader' })).toBe(false)
})

it('points at the card first, then at its place', () => {
  const view = duel()
  const hand = view.seats[view.viewer!]!.secrets!.hand
  const own = view.seats[view.viewer!]!.side
  const move: Move = { kind: 'play', card: hand[1]!, row: 'siege', target: null, side: null }
  expect(touchSelectors(view, move, false)).toEqual([`[data-held="${view.viewer}/${hand.indexOf(hand[1]!)}"]`])
  expect(touchSelectors(view, move, true)).toEqual([`[data-row="${own}/siege"] .tray .target`])
  expect(touchSelectors(view, { ...move, row: null }, true)).toEqual(['[data-weather]'])
  expect(touchSelectors(view, { kind: 'use-leader' }, false)).toEqual([`[data-leader="${view.viewer}"]`])
})

it('only finds a pattern among the legal moves', () => {
  const view = { ...duel(), moves: [{ kind: 'pass' }] as Move[] }
  expect(findMove(view, { kind: 'pass' })).toEqual({ kind: 'pass' })
  expect(findMove(view, { kind: 'use-leader' })).toBeUndefined()
})

it('passes when the opponent has passed and is behind', () => {
  const view = duel()
  const own = view.seats[view.viewer!]!.side
  const viewWith = (passed: boolean, lead: number): View => ({
    ...view,
    seats: view.seats.map((seat) => (seat.side === own ? seat : { ...seat, passed })),
    sides: view.sides.map((side, number) => ({ ...side, total: number === own ? 10 + lead : 10 })),
  })
  expect([viewWith(true, 1), viewWith(true, 0), viewWith(false, 9)].map(mayPass)).toEqual([true, false, false])
})
