/** Fair deals (docs/fairness.md): hashes that commit to values, and this browser's contributions to deals. */

import { hmacSha256, sha256 } from './sha256.ts'
import type { AnyEvent, Command, DealView, TableView } from './types.ts'

/** The entropy of an attempt, and the server's commitment under which alone it is revealed. */
type Contribution = { entropy: string; commitment: string }

/** JSON without spaces and with the keys of objects in order, as bytes. */
export function canonical(value: unknown): Uint8Array {
  return new TextEncoder().encode(
    JSON.stringify(value, (_key, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([first], [second]) => (first < second ? -1 : 1)))
        : part,
    ),
  )
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))

export const hash = (...value: unknown[]): string => toHex(sha256(canonical(value)))
export const keyedHash = (secret: string, message: Uint8Array): string => toHex(hmacSha256(fromHex(secret), message))

export const commitmentTo = (table: string, attempt: number, secret: string): string =>
  hash('gwint deal 1 commitment', table, attempt, secret)
export const pledgeOf = (table: string, attempt: number, entropy: string): string =>
  hash('gwint deal 1 entropy', table, attempt, entropy)

const keyOf = (table: string, attempt: number): string => `gwint.entropy.${table}.${attempt}`

function stored(table: string, attempt: number): Contribution | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table, attempt)) ?? 'null') as Contribution | null
  } catch {
    return null
  }
}

/** The pledge of this browser for an attempt, with new entropy unless it has some; empty if the server commits to
 * nothing. The entropy is kept for the time that the tab is open. */
export function ownPledge(table: string, { attempt, commitment }: Pick<DealView, 'attempt' | 'commitment'>): string {
  if (attempt === 0 || commitment === '') return ''
  let own = stored(table, attempt)
  if (own?.commitment !== commitment) {
    own = { entropy: toHex(crypto.getRandomValues(new Uint8Array(32))), commitment }
    try {
      sessionStorage.setItem(keyOf(table, attempt), JSON.stringify(own))
    } catch {
      return '' // Without storage the entropy would be lost: this browser contributes none.
    }
  }
  return pledgeOf(table, attempt, own.entropy)
}

/** The pledge for the deal of a rematch; empty if there is none to pledge for. */
export function rematchPledge(view: TableView | null): string {
  const rematch = view?.deal.rematch
  return rematch ? ownPledge(rematch.table, { attempt: 1, commitment: rematch.commitment }) : ''
}

/** Whether the events that this browser received fix the secret, the seat's pledge and the decks. What only a view said
 * is in no hash chain: a server could show it, wait for the entropy, and then choose something else. */
function isFixed(table: string, deal: DealView, seat: number, own: string, events: readonly AnyEvent[]): boolean {
  const { attempt, commitment, decks } = deal
  if (decks === '' || deal.pledges[seat] !== own) return false
  const pledged = events.some(
    (event) =>
      event.kind === 'pledged-entropy' &&
      event.table === table &&
      event.attempt === attempt &&
      event.commitment === commitment &&
      event.seat === seat &&
      event.pledge === own,
  )
  return (
    pledged &&
    events.some((event) => event.kind === 'asked-for-entropy' && event.attempt === attempt && event.decks === decks)
  )
}

/** The commands that the deal waits for from these seats, after these events. `renewed` has the seats whose pledge by
 * an earlier tab was replaced: two tabs of one player must not do so in turns. */
export function dealCommands(
  table: string,
  deal: DealView,
  seats: readonly number[],
  events: readonly AnyEvent[],
  renewed: Set<string> = new Set(),
): Command[] {
  const waiting = seats.filter(
    (seat) => deal.owed.includes(seat) || deal.must_pledge.includes(seat) || deal.pledges[seat],
  )
  if (waiting.length === 0 || deal.secret !== '') return []
  const own = ownPledge(table, deal)
  const entropy = stored(table, deal.attempt)?.entropy
  return waiting.flatMap((seat): Command[] => {
    if (deal.owed.includes(seat))
      return own && entropy && isFixed(table, deal, seat, own, events) ? [{ type: 'reveal', seat, entropy }] : []
    if (own === '' || deal.decks || deal.pledges[seat] === own) return []
    const lost = `${deal.attempt} ${seat}`
    if (!deal.must_pledge.includes(seat) && renewed.has(lost)) return []
    renewed.add(lost)
    return [{ type: 'pledge', seat, pledge: own }]
  })
}
