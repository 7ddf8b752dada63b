/** Where requests go: to the server, or to Gwint's rules in a worker of this browser. */

import { IS_STATIC } from '../shell/address.ts'
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

/** The companion for printed cards needs no server, wherever the page comes from. */
const ALWAYS_HERE = '/api/companion/'

export const transportFor = (path: string): Transport =>
  IS_STATIC || path.startsWith(ALWAYS_HERE) ? workerTransport : serverTransport
