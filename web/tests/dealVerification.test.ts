/** Which parts of a game are verified, and how the result is worded. */

import { readFileSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'
import { get, getText, post } from '../src/api/http.ts'
import { SealedEvents } from '../src/api/seals.ts'
import type { AnyEvent } from '../src/api/types.ts'
import { Localizer } from '../src/i18n/localizer.ts'
import { parseMessages } from '../src/i18n/messages.ts'
import { formatFinding, verifyDeal } from '../src/replay/dealVerification.ts'

vi.mock('../src/api/http.ts', () => ({ get: vi.fn(), getText: vi.fn(), post: vi.fn() }))

const REPORT = { verdict: 'proven', findings: [] }
const TABLE = { id: 't', of: 'table' } as const
const EVENTS = [{ kind: 'got-ready', seat: 0, ready: true }, { kind: 'began-game' }] as AnyEvent[]

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
  vi.mocked(get).mockResolvedValue({ view: { phase: 'over' } })
  vi.mocked(getText).mockImplementation((path) => Promise.resolve(path))
  vi.mocked(post).mockReset().mockResolvedValue(REPORT)
})

function follow(events: AnyEvent[]): SealedEvents {
  const sealed = new SealedEvents('t', 0)
  sealed.add(events, true)
  sealed.checkLength()
  return sealed
}

const verified = () => vi.mocked(post).mock.calls

it('sends nothing but the sealed log and the chain of the viewer to the rules', async () => {
  const { chain } = follow(EVENTS)
  expect(await verifyDeal(TABLE)).toBe(REPORT)
  expect(verified()).toEqual([['/api/local/verify', { text: '/api/tables/t/seal', chain }]])
})

it('verifies a sealed log without a chain if this browser did not follow the game', async () => {
  await verifyDeal(TABLE)
  expect(verified()).toEqual([['/api/local/verify', { text: '/api/tables/t/seal', chain: '' }]])
})

it('verifies the record of an interrupted game, and an uploaded record', async () => {
  vi.mocked(get).mockResolvedValue({ view: { phase: 'interrupted' } })
  await verifyDeal(TABLE)
  await verifyDeal({ id: 'r', of: 'record' })
  expect(verified().map(([, body]) => (body as { text: string }).text)).toEqual([
    '/api/tables/t/record',
    '/api/records/r',
  ])
})

it('says that the game is another one than it was shown', async () => {
  follow(EVENTS)
  follow([EVENTS[0]!])
  expect(await verifyDeal(TABLE)).toMatchObject({ verdict: 'wrong', findings: [{ kind: 'own-chain' }] })
})

it('formats what was found', () => {
  const ftl = readFileSync(new URL('../../gwint/locales/en/verify.ftl', import.meta.url), 'utf-8')
  const names = { cardName: String, leaderName: String }
  const localizer = new Localizer(parseMessages('en', ftl), names, ['Ala', 'Bob'])
  const said = (kind: string, details: object) => formatFinding({ kind, verdict: 'proven', details }, localizer)
  expect(said('pledge', { seat: 1 })).toBe('Bob contributed the promised random number.')
  expect(said('own-chain', { count: 5, total: 7 })).toContain('after event 5 of 7')
  expect(said('failed-attempt', { attempt: 1, seats: [0, 1] })).toContain('Ala, Bob')
})
