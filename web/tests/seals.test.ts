/** The page's hash chain agrees with docs/fairness.md, and a changed history contradicts the one that was kept. */

import { readFileSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'
import { SealedEvents, firstLink, longestChain, nextLink } from '../src/api/seals.ts'
import type { AnyEvent } from '../src/api/types.ts'

const DOCUMENT = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8')
const { table, events, chains } = JSON.parse(/```json vectors\n(.*?)```/s.exec(DOCUMENT)![1]!) as {
  table: string
  events: AnyEvent[]
  chains: Record<string, string>
}
const [sat, ready] = events as [AnyEvent, AnyEvent]

function follow(sent: readonly AnyEvent[], live = true, at = table): SealedEvents {
  const sealed = new SealedEvents(at, 0)
  sealed.add(sent, live)
  sealed.checkLength()
  return sealed
}

beforeEach(() => {
  const items = new Map<string, string>()
  vi.useRealTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
})

it('agrees with the document', () => {
  expect(events.reduce(nextLink, firstLink(table, 0))).toBe(chains['0'])
  expect(events.reduce(nextLink, firstLink(table, null))).toBe(chains['spectator'])
  expect(follow(events).chain).toBe(chains['0'])
})

it('accepts the same events again, and more of them', () => {
  follow([sat])
  const again = follow(events, false)
  expect([again.followed, again.contradicted]).toEqual([true, false])
})

it('notices after a reload that an event was changed or left out', () => {
  follow(events)
  expect(follow([sat, { ...ready, ready: false } as AnyEvent]).contradicted).toBe(true)
  expect(follow(events).contradicted, 'the server cannot make it good').toBe(true)
  follow(events, true, 'other')
  expect(follow([sat], true, 'other').contradicted).toBe(true)
})

it('has followed nothing if the game was over before', () => {
  follow(events, false)
  expect(follow(events, false).followed).toBe(false)
})

it('follows to its end a game that it followed before', () => {
  const sealed = follow([sat])
  sealed.add([ready], false)
  expect(longestChain(table)).toMatchObject({ chain: sealed.chain, count: 2, contradicted: false })
  expect(longestChain('other')).toBeUndefined()
})

it('keeps a limited number of chains for a limited time', () => {
  vi.useFakeTimers({ now: 1_000_000_000_000 })
  for (let number = 0; number < 100; number++) follow(events, true, `t${number}`)
  expect((JSON.parse(localStorage.getItem('gwint.chains')!) as unknown[]).length).toBe(60)
  expect([new SealedEvents('t39', 0).followed, new SealedEvents('t40', 0).followed]).toEqual([false, true])
  vi.setSystemTime(1_000_000_000_000 + 91 * 24 * 3600 * 1000)
  expect(new SealedEvents('t99', 0).followed).toBe(false)
})
