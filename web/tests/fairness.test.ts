/** The page's hashes agree with the vectors of docs/fairness.md, and it reveals entropy only when all is fixed. */

import { readFileSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'
import { canonical, commitmentTo, dealCommands, keyedHash, ownPledge, pledgeOf, toHex } from '../src/api/fairness.ts'
import { sha256 } from '../src/api/sha256.ts'
import type { AnyEvent, DealView } from '../src/api/types.ts'

const DOCUMENT = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8')
const VECTORS = JSON.parse(/```json vectors\n(.*?)```/s.exec(DOCUMENT)![1]!) as {
  table: string
  attempt: number
  secret: string
  entropy: string
  commitment: string
  pledge: string
  decks: unknown
  context: unknown[]
  decks_salt: string
  decks_commitment: string
  message: string
  seed: string
}
const OPEN: DealView = {
  attempt: 1,
  commitment: 'c0'.repeat(32),
  pledges: ['', ''],
  must_pledge: [],
  decks: '',
  owed: [],
  proof: 'unproven',
  failed: [],
  secret: '',
  entropies: [],
  rematch: null,
}

/** The events that fix a deal for seat 0, as a server sends them. */
function fixingEvents({ attempt, commitment, pledges, decks }: DealView): AnyEvent[] {
  return [
    { kind: 'pledged-entropy', seat: 0, table: 't', attempt, commitment, pledge: pledges[0]! },
    { kind: 'asked-for-entropy', attempt, decks },
  ]
}

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  })
})

it('hashes as the standard does', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(toHex(sha256(bytes('')))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(toHex(sha256(bytes('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(toHex(sha256(bytes('a'.repeat(1000))))).toBe(
    '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3',
  )
})

it('agrees with the document', () => {
  const { table, attempt, secret } = VECTORS
  expect(commitmentTo(table, attempt, secret)).toBe(VECTORS.commitment)
  expect(pledgeOf(table, attempt, VECTORS.entropy)).toBe(VECTORS.pledge)
  const decks = canonical(['gwint deal 1 decks', table, attempt, VECTORS.decks, ...VECTORS.context])
  expect(keyedHash(VECTORS.decks_salt, decks)).toBe(VECTORS.decks_commitment)
  expect(keyedHash(secret, new TextEncoder().encode(VECTORS.message))).toBe(VECTORS.seed)
})

it('keeps its entropy over a reload, and has another for each attempt', () => {
  const own = ownPledge('t', OPEN)
  expect(ownPledge('t', OPEN)).toBe(own)
  expect(ownPledge('t', { ...OPEN, attempt: 2 })).not.toBe(own)
  expect(ownPledge('t', { attempt: 0, commitment: '' })).toBe('')
})

it('reveals only what it pledged, under the same commitment, when the decks are fixed', () => {
  const own = ownPledge('t', OPEN)
  const asked = { ...OPEN, pledges: [own, ''], decks: 'd0'.repeat(32), owed: [0] }
  const sent = fixingEvents(asked)
  const [reveal] = dealCommands('t', asked, [0], sent)
  expect(reveal).toMatchObject({ type: 'reveal', seat: 0 })
  expect(pledgeOf('t', 1, (reveal as { entropy: string }).entropy)).toBe(own)
  expect(dealCommands('t', { ...asked, decks: '' }, [0], sent)).toEqual([])
  expect(dealCommands('t', { ...asked, pledges: ['e0'.repeat(32), ''] }, [0], sent)).toEqual([])
  expect(dealCommands('t', asked, [1], sent)).toEqual([])
  expect(dealCommands('t', { ...asked, commitment: '00'.repeat(32) }, [0], sent)).toEqual([])
})

it('reveals nothing for what only the view says, which is in no hash chain', () => {
  const asked = { ...OPEN, pledges: [ownPledge('t', OPEN), ''], decks: 'd0'.repeat(32), owed: [0] }
  const [pledged, fixed] = fixingEvents(asked)
  const other = 'ee'.repeat(32)
  for (const sent of [
    [],
    [pledged],
    [fixed],
    [{ ...pledged, commitment: other }, fixed],
    [{ ...pledged, pledge: other }, fixed],
    [{ ...pledged, table: 'u' }, fixed],
    [{ ...pledged, attempt: 2 }, fixed],
    [{ ...pledged, seat: 1 }, fixed],
    [pledged, { ...fixed, decks: other }],
    [pledged, { ...fixed, attempt: 2 }],
  ])
    expect(dealCommands('t', asked, [0], sent as AnyEvent[])).toEqual([])
})

it('pledges again after a failed attempt, and once for an earlier tab', () => {
  const again = { ...OPEN, attempt: 2, must_pledge: [0] }
  expect(dealCommands('t', again, [0], [])).toEqual([{ type: 'pledge', seat: 0, pledge: ownPledge('t', again) }])
  const renewed = new Set<string>()
  const lost = { ...OPEN, pledges: ['99'.repeat(32), ''] }
  expect(dealCommands('t', lost, [0], [], renewed)).toHaveLength(1)
  expect(dealCommands('t', lost, [0], [], renewed)).toEqual([])
})
