/** An evening that several phones keep through a server: follows its entries, and sends those that are made here. */

import { post, Refusal, streamLines } from '../api/http.ts'
import type { EveningNews, Fault, MadeEntry, RefereeEntry, SharedId } from '../api/types.ts'

const ROUTE = '/api/referee/evenings'
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 8000
/** The server sends a line at least every 15 seconds. */
const SILENCE_MS = 40_000
const NOT_SHARED = 'referee-not-shared'

/** What the evening on this phone does with the news. */
export interface EveningListener {
  /** How many entries this phone has. */
  known: () => number
  /** Shows new entries; resolves with false if they cannot be shown now. */
  take: (news: EveningNews, replace: boolean) => Promise<boolean>
  /** The server has no such evening. */
  ended: (fault: Fault) => void
}

/** Stores an evening on the server; resolves with the id that its link names. */
export const shareEntries = async (entries: readonly RefereeEntry[]): Promise<string> =>
  (await post<SharedId>(ROUTE, { entries })).id

export class SharedEvening {
  readonly id: string
  /** While it is false, no entries can be made here. */
  connected = $state(false)
  /** Whether the connection was lost, and not just not made yet. */
  lost = $state(false)
  /** Whether the next line replaces all entries: those on this phone may be of another evening. */
  #fresh = true
  #closed = false
  #connection = new AbortController()
  #wake: () => void = () => {}
  #returned = new Set<() => void>()
  readonly #listener: EveningListener

  constructor(id: string, listener: EveningListener) {
    this.id = id
    this.#listener = listener
    addEventListener('offline', this.#onOffline)
    addEventListener('online', this.#onOnline)
    void this.#follow()
  }

  /** Sends an entry. If no answer comes it is sent again once the connection is back: its nonce makes that safe. */
  async send(entry: RefereeEntry): Promise<void> {
    const made: MadeEntry = { known: this.#listener.known(), nonce: randomNonce(), entry }
    while (!this.#closed) {
      try {
        await this.#listener.take(await post<EveningNews>(`${ROUTE}/${this.id}/entries`, made), false)
        return
      } catch (error) {
        if (!(error instanceof Refusal) || error.status !== 0) throw error
        await new Promise<void>((resolve) => this.#returned.add(resolve))
      }
    }
  }

  close(): void {
    this.#closed = true
    removeEventListener('offline', this.#onOffline)
    removeEventListener('online', this.#onOnline)
    this.#connection.abort()
    this.#wake()
    this.#resume()
  }

  async #follow(): Promise<void> {
    for (let wait = FIRST_WAIT_MS; !this.#closed; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        for await (const news of this.#lines()) {
          if (!(await this.#take(news))) break
          wait = FIRST_WAIT_MS
        }
      } catch (error) {
        if (error instanceof Refusal && error.fault.kind === NOT_SHARED) return this.#end(error.fault)
      }
      this.connected = false
      this.lost = true
      if (!this.#closed) await this.#pause(wait)
    }
  }

  async *#lines(): AsyncGenerator<EveningNews> {
    this.#connection = new AbortController()
    const after = this.#fresh ? 0 : this.#listener.known()
    let timer = this.#abortAfterSilence()
    try {
      for await (const news of streamLines<EveningNews>(
        `${ROUTE}/${this.id}/events?after=${after}`,
        this.#connection.signal,
      )) {
        clearTimeout(timer)
        this.#fresh ||= news.after < after
        yield news
        timer = this.#abortAfterSilence()
      }
    } finally {
      clearTimeout(timer)
      this.#connection.abort()
    }
  }

  async #take(news: EveningNews): Promise<boolean> {
    const taken = !this.#closed && (await this.#listener.take(news, this.#fresh))
    if (taken) {
      this.#fresh = false
      this.connected = true
      this.lost = false
      this.#resume()
    }
    return taken
  }

  #end(fault: Fault): void {
    this.close()
    this.#listener.ended(fault)
  }

  /** Lets entries that got no answer be sent again. */
  #resume(): void {
    for (const resolve of this.#returned) resolve()
    this.#returned.clear()
  }

  #abortAfterSilence(): ReturnType<typeof setTimeout> {
    const connection = this.#connection
    return setTimeout(() => connection.abort(), SILENCE_MS)
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  // The browser notices a lost network long before the stream does.
  readonly #onOffline = (): void => this.#connection.abort()
  readonly #onOnline = (): void => this.#wake()
}

/** Not `randomUUID`, which browsers offer only to pages with TLS. */
const randomNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const LINK = /^shared=([0-9a-z]{1,40})$/

/** The part of a link after `#`. */
export const sharedHash = (id: string): string => `shared=${id}`
/** The id in the part of a link after `#`; null if it names no shared evening. */
export const readSharedHash = (hash: string): string | null => LINK.exec(hash)?.[1] ?? null
