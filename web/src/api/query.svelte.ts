/** An answer of the server as a screen shows it: what came last stays until the next has come. */

import { Refused } from './http.ts'
import type { Fault } from './types.ts'

export class Fetched<Answer> {
  /** null until the first has come. */
  value = $state.raw<Answer | null>(null)
  /** Why nothing newer came; null where all is well. */
  fault = $state.raw<Fault | null>(null)
  #tries = $state(0)

  /** Made while a component is: asks again whenever what `ask` reads has changed. */
  constructor(ask: () => Promise<Answer>) {
    $effect(() => {
      void this.#tries
      let wanted = true
      ask().then(
        (answer) => wanted && this.#came(answer),
        (error: unknown) => wanted && this.#failed(error),
      )
      return () => (wanted = false)
    })
  }

  again = (): void => {
    this.#tries += 1
  }

  #came(answer: Answer): void {
    this.value = answer
    this.fault = null
  }

  #failed(error: unknown): void {
    if (!(error instanceof Refused)) throw error
    this.fault = error.fault
  }
}
