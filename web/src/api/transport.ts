/** Where requests go: to the server, or to Gwint's rules in a worker of this browser. */

import { IS_STATIC } from '../shell/address.ts'
import { sendsHere } from './reachability.svelte.ts'
import { serverTransport } from './serverTransport.ts'
import { workerTransport } from './workerTransport.ts'

/** The part of a WebSocket that a table needs. */
export interface TableConnection {
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((message: { data: string }) => void) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}

export interface Transport {
  /** Whether it needs a network. */
  readonly remote: boolean
  /** Resolves with the answer, whatever its status; rejects if there is none. */
  request(path: string, options: RequestInit): Promise<Response>
  /** The same for an answer of many lines, which arrive one by one. */
  stream(path: string, options: RequestInit): Promise<Response>
  openSocket(): TableConnection
  /** Sends a request while the page unloads, when nobody waits for an answer. */
  sendLast(path: string, body: unknown): void
}

/** The companion for printed cards, and the data in this browser: wherever the page comes from, no server has them. */
const ALWAYS_HERE = ['/api/companion/', '/api/local/']
/** Evenings that several phones share: only a server has them. */
const NEVER_HERE = '/api/referee/evenings'
/** Tables, records and decks with an id; those in this browser have one that begins with 0. */
const WITH_ID = /^\/api\/(?:tables|records|decks)\/(?!(?:read|check|random)\b)([^/?]+)/

export function transportFor(path: string): Transport {
  if (IS_STATIC || ALWAYS_HERE.some((start) => path.startsWith(start))) return workerTransport
  if (path.startsWith(NEVER_HERE)) return serverTransport
  const id = WITH_ID.exec(path)?.[1]
  const here = id === undefined ? sendsHere() : isLocal(id)
  return here ? workerTransport : serverTransport
}

/** Whether a table, a record or a deck is in this browser. */
export const isLocal = (id: string): boolean => IS_STATIC || id.startsWith('0')
