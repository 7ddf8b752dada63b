/** The hash chain over exactly the events that a viewer was sent (docs/fairness.md), kept in this browser. */

import { canonical, fromHex, hash, toHex } from './fairness.ts'
import { concat, sha256 } from './sha256.ts'
import type { AnyEvent } from './types.ts'

/** A seat, or null for spectators. */
export type Viewer = number | null

/** A chain that this browser computed while the game was played. */
export interface KeptChain {
  table: string
  viewer: string
  chain: string
  /** The number of events in the chain. */
  count: number
  /** When it was last changed, in milliseconds. */
  at: number
  /** Whether the server later sent other events than those in the chain. */
  contradicted: boolean
}

const KEY = 'gwint.chains'
const MOST_CHAINS = 60
const EXPIRY_MS = 90 * 24 * 3600 * 1000
/** A name that was replaced by its hash; no name is as long. */
const HASHED = /^sha256:[0-9a-f]{64}$/

export const viewerName = (viewer: Viewer): string => (viewer === null ? 'spectator' : String(viewer))

export const firstLink = (table: string, viewer: Viewer): string => hash('gwint seal 1', table, viewer ?? 'spectator')

/** The chain after one more event. A person's name enters it as a salted hash. */
export const nextLink = (chain: string, event: object): string =>
  toHex(sha256(concat(fromHex(chain), canonical(sealedEvent(event)))))

function sealedEvent(event: object): object {
  if (!('salt' in event)) return event
  const { salt, name, ...rest } = event as { salt: string; name: string }
  return { ...rest, name: HASHED.test(name) ? name : `sha256:${hash('gwint seal 1 name', salt, name)}` }
}

/** Follows the events of one viewer. Whatever was kept before must be the beginning of what is sent again. */
export class SealedEvents {
  readonly #kept: KeptChain
  #chain: string
  #count = 0
  #contradicted: boolean

  constructor(table: string, viewer: Viewer) {
    const name = viewerName(viewer)
    const earlier = keptChain(table, name)
    this.#chain = firstLink(table, viewer)
    this.#kept = earlier ?? { table, viewer: name, chain: this.#chain, count: 0, at: 0, contradicted: false }
    this.#contradicted = this.#kept.contradicted
  }

  get chain(): string {
    return this.#chain
  }

  /** Whether this browser followed the game before it was over. */
  get followed(): boolean {
    return this.#kept.count > 0
  }

  get contradicted(): boolean {
    return this.#contradicted
  }

  /** Adds events; `live` while the server does not yet reveal the secrets of the game. A game that was followed before
   * is followed to its end: its last events seal the log. */
  add(events: readonly AnyEvent[], live: boolean): void {
    for (const event of events) {
      this.#chain = nextLink(this.#chain, event)
      this.#count++
      if (this.#count === this.#kept.count && this.#chain !== this.#kept.chain) this.#contradicted = true
    }
    if (this.#contradicted) this.#keep({ contradicted: true })
    else if ((live || this.followed) && this.#count > this.#kept.count)
      this.#keep({ chain: this.#chain, count: this.#count })
  }

  /** Call after all events were sent again: fewer than were kept means that some were left out. */
  checkLength(): void {
    if (this.#count >= this.#kept.count) return
    this.#contradicted = true
    this.#keep({ contradicted: true })
  }

  #keep(changed: Partial<KeptChain>): void {
    Object.assign(this.#kept, changed, { at: Date.now() })
    const others = keptChains().filter((one) => one.table !== this.#kept.table || one.viewer !== this.#kept.viewer)
    try {
      localStorage.setItem(KEY, JSON.stringify([this.#kept, ...others].slice(0, MOST_CHAINS)))
    } catch {
      // Without storage the chain is known for as long as the page is open.
    }
  }
}

/** The chain of a table that has the most events; undefined if this browser has not followed the game. */
export function longestChain(table: string): KeptChain | undefined {
  const own = keptChains().filter((one) => one.table === table)
  return own.find(({ contradicted }) => contradicted) ?? own.sort((one, other) => other.count - one.count)[0]
}

function keptChains(): KeptChain[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptChain[]
    return stored.filter(({ at }) => at > Date.now() - EXPIRY_MS)
  } catch {
    return []
  }
}

const keptChain = (table: string, viewer: string): KeptChain | undefined =>
  keptChains().find((one) => one.table === table && one.viewer === viewer)
