/** The evening that a referee keeps: its entries, saved in the browser, and the table that follows from them. */

import { post, Refusal } from '../api/http.ts'
import type { Card, EveningNews, Fault, RefereeEntry, RefereeState, WhatIf } from '../api/types.ts'
import { SharedEvening, shareEntries } from './sharedEvening.svelte.ts'

const KEY = 'gwint.referee'
/** The id of the evening if other phones share it. */
const SHARED_KEY = 'gwint.referee.shared'

/** An entry without its instant. */
export type Entered = RefereeEntry extends infer Entry
  ? Entry extends { at: number }
    ? Omit<Entry, 'at'>
    : never
  : never

export class Evening {
  entries = $state.raw<readonly RefereeEntry[]>([])
  /** Null until the first answer. */
  table = $state.raw<RefereeState | null>(null)
  fault = $state.raw<Fault | null>(null)
  /** Null if no other phone shares it. */
  shared = $state.raw<SharedEvening | null>(null)
  /** How far the clock by which entries are dated is ahead of this phone's. */
  aheadMs = $state(0)
  #working = $state(false)
  /** Until then nothing else is shown: without a server, Python starts first. */
  readonly #loaded: Promise<void>
  /** What other phones enter is shown one after another. */
  #taken: Promise<unknown> = Promise.resolve()

  constructor() {
    this.#loaded = this.show(loadEntries())
    const id = loadSharedId()
    if (id !== null) void this.#loaded.then(() => this.#follow(id))
  }

  /** Whether no entry can be made now. */
  get busy(): boolean {
    return this.#working || (this.shared !== null && !this.shared.connected)
  }

  /** Replaces the evening by that of another phone. */
  takeOver = async (entries: readonly RefereeEntry[]): Promise<void> => {
    await this.#loaded
    this.stopSharing()
    await this.show(entries)
  }

  enter = (entered: Entered): Promise<void> => {
    const entry = { ...entered, at: Date.now() + this.aheadMs }
    return this.shared === null ? this.show([...this.entries, entry]) : this.#send(this.shared, entry)
  }

  /** Takes back the last entry; with other phones, or once entries are taken back by an entry, this is an entry too. */
  undo = (): Promise<void> =>
    this.shared === null && this.entries.every((entry) => entry.kind !== 'undo')
      ? this.show(this.entries.slice(0, -1))
      : this.enter({ kind: 'undo' })

  /** Shows and saves an evening, unless the rules refuse it. */
  show = async (entries: readonly RefereeEntry[]): Promise<void> => {
    if (this.#working) return
    await this.#work(() => this.#fold(entries))
  }

  /** What would happen if a player played a card, or used the leader. Null if the question is refused. */
  ask = async (seat: number, card: Card | null): Promise<WhatIf | null> => {
    try {
      const answer = await post<WhatIf>('/api/referee/what-if', { entries: this.entries, seat, card })
      this.fault = null
      return answer
    } catch (error) {
      this.#fail(error)
      return null
    }
  }

  // Sharing

  /** Shares the evening through the server. */
  share = (): Promise<void> => this.#work(async () => this.#follow(await shareEntries(this.entries)))

  /** Follows an evening that another phone shares; it replaces the one on this phone. */
  join = async (id: string): Promise<void> => {
    await this.#loaded
    this.stopSharing()
    this.#follow(id)
  }

  /** Keeps the evening on this phone alone. */
  stopSharing = (): void => {
    this.close()
    this.shared = null
    saveSharedId(null)
  }

  /** Ends the connection, when the page is left. */
  close = (): void => this.shared?.close()

  #follow(id: string): void {
    saveSharedId(id)
    this.shared = new SharedEvening(id, {
      known: () => this.entries.length,
      take: (news, replace) => this.#takeInTurn(news, replace),
      ended: (fault) => {
        this.stopSharing()
        this.fault = fault
      },
    })
  }

  #takeInTurn(news: EveningNews, replace: boolean): Promise<boolean> {
    const taken = this.#taken.then(() => this.#take(news, replace))
    this.#taken = taken.catch(() => {})
    return taken
  }

  #send(shared: SharedEvening, entry: RefereeEntry): Promise<void> {
    if (this.busy) return Promise.resolve()
    return this.#work(async () => {
      await shared.send(entry)
      this.fault = null
    })
  }

  /** Shows the entries that are new here; resolves with false if some before them are missing or it is impossible. */
  async #take({ after, entries, now }: EveningNews, replace: boolean): Promise<boolean> {
    this.aheadMs = now - Date.now()
    if (!replace && after > this.entries.length) return false
    if (!replace && after + entries.length <= this.entries.length) return true
    try {
      await this.#fold(replace ? entries : [...this.entries.slice(0, after), ...entries])
      return true
    } catch (error) {
      this.#fail(error)
      return false
    }
  }

  // Entries

  async #fold(entries: readonly RefereeEntry[]): Promise<void> {
    this.table = await post<RefereeState>('/api/referee/state', { entries })
    this.entries = entries
    this.fault = null
    saveEntries(entries)
  }

  async #work(task: () => Promise<void>): Promise<void> {
    this.#working = true
    try {
      await task()
    } catch (error) {
      this.#fail(error)
    } finally {
      this.#working = false
    }
  }

  #fail(error: unknown): void {
    if (!(error instanceof Refusal)) throw error
    this.fault = error.fault
  }
}

function loadEntries(): readonly RefereeEntry[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(saved) ? (saved as RefereeEntry[]) : []
  } catch {
    return []
  }
}

function saveEntries(entries: readonly RefereeEntry[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(entries))
  } catch {
    // Without storage the evening ends with the page.
  }
}

function loadSharedId(): string | null {
  try {
    return localStorage.getItem(SHARED_KEY)
  } catch {
    return null
  }
}

function saveSharedId(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(SHARED_KEY)
    else localStorage.setItem(SHARED_KEY, id)
  } catch {
    // Without storage the evening ends with the page.
  }
}

/** A random number below `count`. */
export const drawOne = (count: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % count
