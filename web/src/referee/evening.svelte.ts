/** The evening that a referee keeps: its entries, saved in the browser, and the table that follows from them. */

import { post, Refusal } from '../api/http.ts'
import type { Card, Fault, RefereeEntry, RefereeState, WhatIf } from '../api/types.ts'

const KEY = 'gwint.referee'

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
  busy = $state(false)
  /** Until then nothing else is shown: without a server, Python starts first. */
  readonly #loaded: Promise<void>

  constructor() {
    this.#loaded = this.show(loadEntries())
  }

  /** Replaces the evening by that of another phone. */
  takeOver = async (entries: readonly RefereeEntry[]): Promise<void> => {
    await this.#loaded
    await this.show(entries)
  }

  enter = (entered: Entered): Promise<void> => this.show([...this.entries, { ...entered, at: Date.now() }])

  /** Takes back the last entry. */
  undo = (): Promise<void> => this.show(this.entries.slice(0, -1))

  /** Shows and saves an evening, unless the rules refuse it. */
  show = async (entries: readonly RefereeEntry[]): Promise<void> => {
    if (this.busy) return
    this.busy = true
    try {
      this.table = await post<RefereeState>('/api/referee/state', { entries })
      this.entries = entries
      this.fault = null
      saveEntries(entries)
    } catch (error) {
      this.#fail(error)
    } finally {
      this.busy = false
    }
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

/** A random number below `count`. */
export const drawOne = (count: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % count
