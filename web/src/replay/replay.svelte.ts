/** The state of a replay: the current step, the viewpoint, and whether it is playing. */

import { settings } from '../settings/settings.svelte.ts'
import { Refusal } from '../api/http.ts'
import type { Fault, AnyEvent, PlayView, ReplayStep, View } from '../api/types.ts'
import { Analysis } from './analysis.svelte.ts'
import { playersOf, recordingOf, type Players, type Recording, type Source } from './replaySource.ts'
import { roundAt, roundStart, roundsOf, strengthsOf, viewOf, type Viewpoint } from './replaySteps.ts'

/** How long a step is shown during playback, by animation speed. */
const STAY_MS = { slow: 2600, normal: 1500, fast: 750, none: 1500 } as const

/** Animates a step; calls `apply` when the new step should be shown, or before it the board at the end of a round. */
interface EventPlayer {
  show(events: readonly AnyEvent[], before: PlayView, after: PlayView, apply: (standing?: View) => void): void
  finish(): void
}

export class Replay {
  readonly source: Source
  readonly analysis: Analysis
  animator: EventPlayer | null = null
  steps = $state.raw<readonly ReplayStep[]>([])
  players = $state.raw<Players>({ chairs: [], names: [] })
  viewpoint = $state.raw<Viewpoint>('open')
  /** The side at the bottom while all hands are open. */
  seat = $state(0)
  number = $state(0)
  playing = $state(false)
  /** The board at the end of a round, shown between two steps. */
  standing = $state.raw<View | null>(null)
  fault = $state.raw<Fault | null>(null)
  /** Why the record replays no further; null if all of it replays. */
  partial = $state.raw<Fault | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #recordings = new Map<Viewpoint, Promise<Recording>>()

  step = $derived<ReplayStep | null>(this.steps[Math.min(this.number, this.steps.length - 1)] ?? null)
  last = $derived(Math.max(0, this.steps.length - 1))
  rounds = $derived(roundsOf(this.steps))
  currentRound = $derived(this.steps.length === 0 ? null : roundAt(this.rounds, this.number))
  strengths = $derived(strengthsOf(this.steps))

  constructor(source: Source, number: number) {
    this.source = source
    this.number = number
    this.analysis = new Analysis(source)
  }

  /** Fetches the steps and players; a refusal is stored as the fault. */
  async open(): Promise<void> {
    this.fault = null
    await this.#attempt(async () => {
      const [recording, players] = await Promise.all([this.#recordingFor('open'), playersOf(this.source)])
      this.players = players
      this.steps = recording.steps
      this.partial = recording.fault
      this.goTo(this.number)
    })
  }

  /** Switches to the view of a seat, or to all hands open. */
  async watchFrom(viewpoint: Viewpoint): Promise<void> {
    await this.#attempt(async () => {
      this.steps = (await this.#recordingFor(viewpoint)).steps
      this.viewpoint = viewpoint
      if (viewpoint !== 'open') this.seat = viewpoint
    })
  }

  #recordingFor(viewpoint: Viewpoint): Promise<Recording> {
    const request = this.#recordings.get(viewpoint) ?? recordingOf(this.source, viewpoint)
    this.#recordings.set(viewpoint, request)
    request.catch(() => this.#recordings.delete(viewpoint))
    return request
  }

  async #attempt(action: () => Promise<void>): Promise<void> {
    try {
      await action()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.fault = error.fault
    }
  }

  /** Goes to a step; a single step forward is animated. */
  goTo(number: number): void {
    const target = Math.max(0, Math.min(number, this.last))
    const [before, after] = [this.step, this.steps[target]]
    const show = (standing?: View): void => (standing ? void (this.standing = standing) : this.#showStep(target))
    this.animator?.finish()
    if (this.animator && before && after && target === before.number + 1)
      this.animator.show(after.events, viewOf(before, this.seat), viewOf(after, this.seat), show)
    else show()
  }

  #showStep(number: number): void {
    this.number = number
    this.standing = null
    if (number === this.last) this.playing = false
    this.#schedule()
  }

  stepBy = (by: number): void => {
    this.animator?.finish()
    this.goTo(this.number + by)
  }

  stepRound = (by: 1 | -1): void => {
    this.animator?.finish()
    this.goTo(roundStart(this.rounds, this.number, by))
  }

  /** Starts or stops playback; at the end it starts from the beginning. */
  toggle = (): void => {
    if (!this.playing && this.number === this.last) this.number = 0
    this.playing = !this.playing
    this.#schedule()
  }

  close(): void {
    this.playing = false
    this.analysis.stop()
    clearTimeout(this.#timer)
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    if (this.playing) this.#timer = setTimeout(() => this.stepBy(1), STAY_MS[settings.speed])
  }
}

/** Keyboard shortcuts of the replay. */
export const KEYS: Readonly<Record<string, (replay: Replay) => void>> = {
  ArrowLeft: (replay) => replay.stepBy(-1),
  ArrowRight: (replay) => replay.stepBy(1),
  ArrowUp: (replay) => replay.stepRound(-1),
  ArrowDown: (replay) => replay.stepRound(1),
  Home: (replay) => replay.goTo(0),
  End: (replay) => replay.goTo(replay.last),
  ' ': (replay) => replay.toggle(),
}
