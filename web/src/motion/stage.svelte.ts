/** What is staged over the board at the moment: pauses that delay the next view, and texts that delay nothing. */

import type { Beat, Notice } from './beats.ts'

export class Stage {
  beat = $state.raw<Beat | null>(null)
  notice = $state.raw<Notice | null>(null)
  /** How much faster than normal the current beat is shown. */
  rate = $state(1)
  /** Where the card of the last beat was shown; set by the component that shows it. */
  box: DOMRect | null = null
  #end: (() => void) | null = null
  #endsAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #notices: Notice[] = []
  #noticeTimer: ReturnType<typeof setTimeout> | undefined

  /** Shows a beat; resolves when it is over or was skipped. */
  async show(beat: Beat, rate: number): Promise<void> {
    if (this.notice?.show === 'opening') this.#nextNotice(rate)
    this.box = null
    this.beat = beat
    this.rate = rate
    this.#endsAt = performance.now() + beat.ms / rate
    await new Promise<void>((end) => {
      this.#end = end
      this.#timer = setTimeout(end, beat.ms / rate)
    })
    this.#end = null
    clearTimeout(this.#timer)
    this.beat = null
  }

  /** Shows texts one after the other. A later opening or end of a round replaces what waits. */
  announce(notices: readonly Notice[], rate: number): void {
    for (const notice of notices) {
      if (notice.show !== 'round-start') this.#notices.length = 0
      this.#notices.push(notice)
    }
    const [next] = this.#notices
    if (next !== undefined && (this.notice === null || next.show !== 'round-start')) this.#nextNotice(rate)
  }

  /** Shows the rest of the current beat faster. */
  hurry(rate: number): void {
    if (this.#end === null || rate <= this.rate) return
    const left = ((this.#endsAt - performance.now()) * this.rate) / rate
    this.rate = rate
    this.#endsAt = performance.now() + left
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#end, left)
  }

  /** Ends everything that is shown. */
  skip(): void {
    this.#end?.()
    this.beat = null
    this.#notices.length = 0
    clearTimeout(this.#noticeTimer)
    this.notice = null
  }

  #nextNotice(rate: number): void {
    clearTimeout(this.#noticeTimer)
    const next = this.#notices.shift() ?? null
    this.notice = next
    if (next !== null) this.#noticeTimer = setTimeout(() => this.#nextNotice(rate), next.ms / Math.max(rate, 1))
  }
}
