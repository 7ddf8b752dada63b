/** A request whose answer a component shows; the last answer stays until the next one arrives. */

import { Refusal } from './http.ts'
import type { Fault } from './types.ts'

export class Query<Answer> {
  /** The last answer; null until the first one arrives. */
  value = $state.raw<Answer | null>(null)
  /** Why the last request failed; null if it succeeded. */
  fault = $state.raw<Fault | null>(null)
  #tries = $state(0)

  /** Created during component initialisation; sends the request again whenever state that `request` reads changes. */
  constructor(request: () => Promise<Answer>) {
    $effect(() => {
      void this.#tries
      let current = true
      request().then(
        (answer) => current && this.#succeed(answer),
        (error: unknown) => current && this.#fail(error),
      )
      return () => (current = false)
    })
  }

  refetch = (): void => {
    this.#tries += 1
  }

  #succeed(answer: Answer): void {
    this.value = answer
    this.fault = null
  }

  #fail(error: unknown): void {
    if (!(error instanceof Refusal)) throw error
    this.fault = error.fault
  }
}
