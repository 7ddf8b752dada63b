/** A table over the WebSocket: its current view, its events in order, and commands with their answers. */

import { dealCommands } from './fairness.ts'
import { Refusal } from './http.ts'
import { SealedEvents } from './seals.ts'
import { transportFor, type TableConnection, type Transport } from './transport.ts'
import { PROTOCOL, type AnyEvent, type ChairPresence, type Command, type Hello } from './types.ts'
import type { Presence, ServerMessage, TableView } from './types.ts'

/** A command without an answer yet, as it is sent. */
type PendingCommand = { done: () => void; refused: (refusal: Refusal) => void; text: string }
/** Called with new events and the view after them; `first` if the view replaces all that was known. */
export type Listener = (events: readonly AnyEvent[], view: TableView, first: boolean) => void

export type SocketState = 'joining' | 'connected' | 'lost' | 'refused'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 8000

export class TableSocket {
  readonly table: string
  /** Whether the table is on a server. */
  readonly remote: boolean
  /** The seat whose view is shown, or null for a spectator's. */
  seat = $state<number | null>(null)
  view = $state.raw<TableView | null>(null)
  /** Every event that this viewer may know, from the first one on. */
  events = $state.raw<readonly AnyEvent[]>([])
  presence = $state.raw<readonly ChairPresence[]>([])
  /** Whether the table's bots wait for their turn to think. */
  botsQueued = $state(false)
  /** When `presence` arrived, by `performance.now`. */
  presenceAt = $state(0)
  /** When `view` arrived, by `performance.now`: running clocks are counted from it. */
  viewAt = $state(0)
  ownSeats = $state.raw<readonly number[]>([])
  /** Whether this browser opened the table. */
  maker = $state(false)
  state = $state<SocketState>('joining')
  refusal = $state.raw<Refusal | null>(null)
  /** The hash chain of all that the server has sent to this viewer. */
  sealed: SealedEvents

  readonly #transport: Transport
  #socket: TableConnection | null = null
  #version = 0
  #number = 0
  #wait = FIRST_WAIT_MS
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  readonly #pending = new Map<string, PendingCommand>()
  readonly #listeners = new Set<Listener>()
  readonly #renewed = new Set<string>()
  readonly #idPrefix = Math.random().toString(36).slice(2, 10)

  constructor(table: string, seat: number | null, listener: Listener = () => {}) {
    this.table = table
    this.seat = seat
    this.sealed = new SealedEvents(table, seat)
    this.#listeners.add(listener)
    this.#transport = transportFor(`/api/tables/${table}`)
    this.remote = this.#transport.remote
    if (this.remote) {
      addEventListener('offline', this.#onOffline)
      addEventListener('online', this.#onOnline)
    }
    this.#open()
  }

  /** Calls `listener` for everything that happens from now on; returns a function that removes it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Switches to the view of another seat. */
  watchFrom(seat: number | null): void {
    this.seat = seat
    this.#version = 0
    this.#hello()
  }

  /** Sends a command. Resolves once the server has stored it; rejects with a `Refusal`. */
  send(command: Command): Promise<void> {
    const id = `${this.#idPrefix}-${++this.#number}`
    const text = JSON.stringify({ ...command, id })
    return new Promise((done, refused) => {
      this.#pending.set(id, { done, refused, text })
      if (this.state === 'connected') this.#socket?.send(text)
    })
  }

  /** Tries to reconnect now. */
  retry(): void {
    clearTimeout(this.#timer)
    this.#wait = FIRST_WAIT_MS
    if (this.#socket === null || this.#socket.readyState > WebSocket.OPEN) this.#open()
  }

  close(): void {
    this.#closed = true
    removeEventListener('offline', this.#onOffline)
    removeEventListener('online', this.#onOnline)
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #open(): void {
    const socket = this.#transport.openSocket()
    this.#socket = socket
    socket.onopen = () => this.#hello()
    socket.onmessage = (message) => this.#receive(JSON.parse(message.data) as ServerMessage)
    socket.onclose = () => this.#onClose()
  }

  // The browser notices a lost network long before the socket does.
  readonly #onOffline = (): void => {
    if (this.#socket === null) return
    this.#socket.onclose = this.#socket.onmessage = null
    this.#socket.close()
    this.#onClose()
  }

  readonly #onOnline = (): void => this.retry()

  #hello(): void {
    const { table, seat } = this
    const hello: Hello = { type: 'hello', table, seat, version: this.#version, protocol: PROTOCOL }
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(hello))
  }

  #onClose(): void {
    if (this.#closed || this.state === 'refused') return
    this.state = this.view === null ? 'joining' : 'lost'
    this.#timer = setTimeout(() => this.#open(), this.#wait)
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS)
  }

  #onPresence(message: Presence): void {
    this.presence = message.chairs
    this.presenceAt = performance.now()
    this.botsQueued = message.bots_queued
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'welcome') this.#onWelcome(message)
    else if (message.type === 'events') this.#apply(message, false)
    else if (message.type === 'presence') this.#onPresence(message)
    else if (message.type === 'done') this.#takePending(message.id)?.done()
    else if (message.type === 'refused') this.#onRefused(message)
  }

  #onWelcome(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    const first = message.from === 0
    this.ownSeats = message.yours
    this.maker = message.maker
    this.state = 'connected'
    this.refusal = null
    this.#wait = FIRST_WAIT_MS
    if (first) {
      this.events = []
      this.sealed = new SealedEvents(this.table, message.seat)
    }
    this.#apply(message, first)
    if (first) this.sealed.checkLength()
    // Commands without an answer are sent again over the new connection: the server knows them by their ids.
    for (const { text } of this.#pending.values()) this.#socket?.send(text)
  }

  #apply(message: Extract<ServerMessage, { type: 'welcome' | 'events' }>, first: boolean): void {
    this.#version = message.version
    this.sealed.add(message.events, message.view.phase === 'waiting' || message.view.phase === 'playing')
    this.events = [...this.events, ...message.events]
    this.view = message.view
    this.viewAt = performance.now()
    this.#contribute(message.view)
    for (const listener of this.#listeners) listener(message.events, message.view, first)
  }

  /** Pledges or reveals this browser's entropy if the deal waits for it. If the server refuses, the attempt fails. */
  #contribute(view: TableView): void {
    if (view.phase !== 'waiting') return
    for (const command of dealCommands(this.table, view.deal, this.ownSeats, this.events, this.#renewed))
      this.send(command).catch(() => {})
  }

  #onRefused(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const refusal = new Refusal(message.fault, 400)
    const pending = this.#takePending(message.id)
    if (pending) pending.refused(refusal)
    // A command that was answered before and sent again may be refused the second time: that is ignored.
    else if (message.id === '') {
      this.refusal = refusal
      this.state = 'refused'
    }
  }

  #takePending(id: string): PendingCommand | undefined {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    return pending
  }
}
