/** A table over the socket: its view as it is now, what happens in order, and commands with their answers. */

import { Refused } from './http.ts'
import type { Command, ServerMessage, TableView, AnyEvent } from './types.ts'

type Waiting = { done: () => void; refused: (refused: Refused) => void; text: string }
/** What a listener is told: what happened, and the view it led to. */
export type Heard = (events: readonly AnyEvent[], view: TableView, first: boolean) => void

export type Standing = 'joining' | 'here' | 'lost' | 'refused'

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 8000

export interface Chair {
  here: boolean
  away_ms: number | null
}

export class TableLink {
  readonly table: string
  /** The viewpoint: a seat of one's own, or null for a spectator. */
  seat = $state<number | null>(null)
  view = $state.raw<TableView | null>(null)
  /** Everything this viewpoint was told, from the first event on. */
  told = $state.raw<readonly AnyEvent[]>([])
  chairs = $state.raw<readonly Chair[]>([])
  /** When the presence was told, on the page's own clock. */
  chairsAt = $state(0)
  /** When the view came, on the page's own clock: running clocks are counted from it. */
  viewAt = $state(0)
  yours = $state.raw<readonly number[]>([])
  maker = $state(false)
  standing = $state<Standing>('joining')
  refusal = $state.raw<Refused | null>(null)

  #socket: WebSocket | null = null
  #version = 0
  #number = 0
  #wait = FIRST_WAIT_MS
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  readonly #waiting = new Map<string, Waiting>()
  readonly #listeners = new Set<Heard>()
  readonly #mark = Math.random().toString(36).slice(2, 10)

  constructor(table: string, seat: number | null, heard: Heard = () => {}) {
    this.table = table
    this.seat = seat
    this.#listeners.add(heard)
    addEventListener('offline', this.#cut)
    addEventListener('online', this.#back)
    this.#open()
  }

  /** Be told of everything that happens from now on; what it gives is called to hear no more. */
  listen(heard: Heard): () => void {
    this.#listeners.add(heard)
    return () => this.#listeners.delete(heard)
  }

  /** Watch from another viewpoint: a second seat at the same screen. */
  look(seat: number | null): void {
    this.seat = seat
    this.#version = 0
    this.#hello()
  }

  /** Ask for something. Resolved when it is done and kept for good; rejected when it is refused. */
  send(command: Command): Promise<void> {
    const id = `${this.#mark}-${++this.#number}`
    const text = JSON.stringify({ ...command, id })
    return new Promise((done, refused) => {
      this.#waiting.set(id, { done, refused, text })
      if (this.standing === 'here') this.#socket?.send(text)
    })
  }

  /** Look again whether the server is there, now. */
  retry(): void {
    clearTimeout(this.#timer)
    this.#wait = FIRST_WAIT_MS
    if (this.#socket === null || this.#socket.readyState > WebSocket.OPEN) this.#open()
  }

  close(): void {
    this.#closed = true
    removeEventListener('offline', this.#cut)
    removeEventListener('online', this.#back)
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #open(): void {
    const address = new URL('/api/socket', location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.onopen = () => this.#hello()
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as ServerMessage)
    socket.onclose = () => this.#lost()
  }

  /** The browser knows that there is no line long before a socket finds out. */
  readonly #cut = (): void => {
    if (this.#socket === null) return
    this.#socket.onclose = this.#socket.onmessage = null
    this.#socket.close()
    this.#lost()
  }

  readonly #back = (): void => this.retry()

  #hello(): void {
    const hello = { type: 'hello', table: this.table, seat: this.seat, version: this.#version }
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(hello))
  }

  #lost(): void {
    if (this.#closed || this.standing === 'refused') return
    this.standing = this.view === null ? 'joining' : 'lost'
    this.#timer = setTimeout(() => this.#open(), this.#wait)
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS)
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'welcome') this.#welcome(message)
    else if (message.type === 'events') this.#happened(message)
    else if (message.type === 'presence') [this.chairs, this.chairsAt] = [message.chairs, performance.now()]
    else if (message.type === 'done') this.#answered(message.id)?.done()
    else if (message.type === 'refused') this.#refused(message)
  }

  #welcome(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    const first = message.from === 0
    this.yours = message.yours
    this.maker = message.maker
    this.standing = 'here'
    this.refusal = null
    this.#wait = FIRST_WAIT_MS
    if (first) this.told = []
    this.#take(message, first)
    // What was asked before the line broke is asked again: the server knows it by its id.
    for (const { text } of this.#waiting.values()) this.#socket?.send(text)
  }

  #happened(message: Extract<ServerMessage, { type: 'events' }>): void {
    this.#take(message, false)
  }

  #take(message: Extract<ServerMessage, { type: 'welcome' | 'events' }>, first: boolean): void {
    this.#version = message.version
    this.told = [...this.told, ...message.events]
    this.view = message.view
    this.viewAt = performance.now()
    for (const heard of this.#listeners) heard(message.events, message.view, first)
  }

  #refused(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const refused = new Refused(message.fault, 400)
    const waiting = this.#answered(message.id)
    if (waiting) waiting.refused(refused)
    // What was answered already and asked again over a new line may be refused the second time: that is no news.
    else if (message.id === '') {
      this.refusal = refused
      this.standing = 'refused'
    }
  }

  #answered(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    return waiting
  }
}
