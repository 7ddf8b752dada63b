/** The server's analysis of a finished game: started, followed move by move, or aborted. */

import { ensureIdentity } from '../api/identity.ts'
import { streamLines, Refusal } from '../api/http.ts'
import type { Fault, JudgedMove, Mark, Review, ReviewLine } from '../api/types.ts'
import { analysisOf, type Source } from './replaySource.ts'

export class Analysis {
  readonly #source: Source
  #abort: AbortController | null = null
  /** The progress; null while no analysis is running. */
  progress = $state.raw<{ done: number; of: number } | null>(null)
  review = $state.raw<Review | null>(null)
  fault = $state.raw<Fault | null>(null)
  /** Whether the chart shows chances rather than strengths. */
  showsChances = $state(true)

  /** The verdicts by step. */
  judged = $derived(new Map<number, JudgedMove>((this.review?.judged ?? []).map((move) => [move.number, move])))
  turningPoints = $derived<ReadonlySet<number>>(new Set(this.review?.turning ?? []))

  constructor(source: Source) {
    this.#source = source
  }

  run = async (): Promise<void> => {
    const abort = (this.#abort = new AbortController())
    this.fault = null
    this.progress = { done: 0, of: 0 }
    try {
      await ensureIdentity()
      for await (const line of streamLines<ReviewLine>(analysisOf(this.#source), abort.signal)) this.#receive(line)
    } catch (error) {
      if (abort.signal.aborted) return
      this.fault = error instanceof Refusal ? error.fault : { kind: 'no-answer', details: {} }
    }
    this.progress = null
  }

  stop = (): void => {
    this.#abort?.abort()
    this.progress = null
  }

  #receive(line: ReviewLine): void {
    this.progress = { done: line.done, of: line.of }
    if (line.type === 'review') [this.review, this.showsChances] = [line.review, true]
    else if (line.type === 'refused') this.fault = line.fault
  }
}

/** The sign of each mark, as in chess notation; the mark's name is shown as well. */
export const MARK_SIGNS: Readonly<Record<Mark, string>> = {
  best: '★',
  good: '✓',
  doubtful: '?!',
  mistake: '?',
  blunder: '??',
}
