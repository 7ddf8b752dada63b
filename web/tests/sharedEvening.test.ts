/** A shared evening on a phone: catching up, entries without an answer, and evenings that are gone. */

import { beforeEach, expect, it, vi } from 'vitest'
import { post, Refusal, streamLines } from '../src/api/http.ts'
import type { EveningNews, RefereeEntry } from '../src/api/types.ts'
import { readSharedHash, SharedEvening, sharedHash } from '../src/referee/sharedEvening.svelte.ts'

vi.mock('../src/api/http.ts', async (original) => ({
  ...(await original<object>()),
  post: vi.fn(),
  streamLines: vi.fn(),
}))

const entry = (at: number): RefereeEntry => ({ kind: 'undo', at })
const NO_ANSWER = { kind: 'no-answer', details: {} }

/** The server's entries, and the streams that end when the connection is lost. */
let entries: RefereeEntry[]
let asked: string[]
let lose: () => void

async function* lines(path: string): AsyncGenerator<EveningNews> {
  asked.push(path)
  const after = Number(/after=(\d+)/.exec(path)![1])
  yield { after: after <= entries.length ? after : 0, entries: entries.slice(after), now: 0 }
  await new Promise<void>((resolve) => (lose = resolve))
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  entries = [entry(1), entry(2)]
  asked = []
  vi.mocked(post).mockReset()
  vi.mocked(streamLines).mockImplementation(lines as typeof streamLines)
})

/** A phone that keeps what it is sent, beginning with another evening. */
function follow(): { evening: SharedEvening; kept: RefereeEntry[]; ended: string[] } {
  const phone = { kept: [entry(7)], ended: [] as string[] }
  const evening = new SharedEvening('abc', {
    known: () => phone.kept.length,
    take: ({ after, entries }, replace) => {
      phone.kept.splice(replace ? 0 : after, Infinity, ...entries)
      return Promise.resolve(true)
    },
    ended: (fault) => phone.ended.push(fault.kind),
  })
  return { evening, ...phone }
}

it('begins with all entries, and asks for those that are missing when the connection is back', async () => {
  const { evening, kept } = follow()
  await vi.waitUntil(() => evening.connected)
  expect(kept).toEqual(entries)
  entries.push(entry(3))
  lose()
  await vi.waitUntil(() => evening.lost)
  expect(evening.connected).toBe(false)
  await vi.waitUntil(() => evening.connected)
  expect(kept).toEqual(entries)
  expect(asked.map((path) => path.split('?')[1])).toEqual(['after=0', 'after=2'])
  evening.close()
})

it('sends an entry without an answer again, with the same nonce, once it has caught up', async () => {
  const { evening } = follow()
  await vi.waitUntil(() => evening.connected)
  vi.mocked(post).mockRejectedValueOnce(new Refusal(NO_ANSWER, 0))
  vi.mocked(post).mockResolvedValueOnce({ after: 2, entries: [entry(3)], now: 0 })
  const sent = evening.send(entry(3))
  await vi.waitUntil(() => vi.mocked(post).mock.calls.length === 1)
  lose()
  await sent
  const [first, second] = vi.mocked(post).mock.calls
  expect(first).toEqual(second)
  expect(first![1]).toMatchObject({
    known: 2,
    entry: entry(3),
    nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  })
  evening.close()
})

it('does not repeat an entry that is refused', async () => {
  const { evening } = follow()
  await vi.waitUntil(() => evening.connected)
  vi.mocked(post).mockRejectedValue(new Refusal({ kind: 'referee-stale', details: {} }, 409))
  await expect(evening.send(entry(3))).rejects.toThrow('referee-stale')
  expect(post).toHaveBeenCalledTimes(1)
  evening.close()
})

it('ends when the server has no such evening', async () => {
  vi.mocked(streamLines).mockImplementation(() => {
    throw new Refusal({ kind: 'referee-not-shared', details: {} }, 404)
  })
  const { ended, kept } = follow()
  await vi.waitUntil(() => ended.length > 0)
  expect([ended, kept]).toEqual([['referee-not-shared'], [entry(7)]])
})

it('reads the links that it writes, and no others', () => {
  expect(readSharedHash(sharedHash('abc2'))).toBe('abc2')
  for (const other of ['', 'abc2', 'shared=', 'shared=a/b', 'shared=A']) expect(readSharedHash(other)).toBeNull()
})
