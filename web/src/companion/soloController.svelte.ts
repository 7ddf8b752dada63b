/** A solo game with printed cards: its state, and the requests that change it. */

import { enterInSolo, fetchSoloGame, undoInSolo, type SoloEntry } from '../api/companion.ts'
import { Refusal } from '../api/http.ts'
import type { Fault, SoloGame } from '../api/types.ts'
import { attempt } from '../shell/toasts.svelte.ts'

export class SoloController {
  /** Null until it has been loaded. */
  game = $state.raw<SoloGame | null>(null)
  /** Why it could not be loaded. */
  fault = $state.raw<Fault | null>(null)
  busy = $state(false)
  readonly #id: string

  constructor(id: string) {
    this.#id = id
    void this.load()
  }

  load = async (): Promise<void> => {
    this.fault = null
    try {
      this.game = await fetchSoloGame(this.#id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.fault = error.fault
    }
  }

  enter = (entry: SoloEntry): Promise<void> => this.#change((after) => enterInSolo(this.#id, after, entry))
  undo = (): Promise<void> => this.#change((after) => undoInSolo(this.#id, after))

  /** Sends a request unless another one is under way; shows a refusal as a toast. */
  async #change(request: (after: number) => Promise<SoloGame>): Promise<void> {
    if (this.busy || this.game === null) return
    const { entries } = this.game.summary
    this.busy = true
    const done = await attempt(async () => (this.game = await request(entries)))
    this.busy = false
    if (!done) await this.load()
  }
}
