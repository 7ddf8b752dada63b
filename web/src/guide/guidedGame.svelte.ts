/** The state of the guided first game: the current lesson, its table and its progress. */

import { ownName } from '../i18n/playerNames.ts'
import { ensureIdentity } from '../api/identity.ts'
import { TableSocket } from '../api/tableSocket.svelte.ts'
import { post, Refusal } from '../api/http.ts'
import { transportFor } from '../api/transport.ts'
import type { Fault, NewTable, TableAnswer, View } from '../api/types.ts'
import type { Translate } from '../i18n/messages.ts'
import { LESSONS, type Task } from './lessons.ts'
import { findMove } from './guideTargets.ts'

/** The opponent. */
const BOT = 'greedy'
const SEAT = 0

export class GuidedGame {
  readonly #t: Translate
  /** The index of the lesson; null before the first. */
  number = $state<number | null>(null)
  socket = $state.raw<TableSocket | null>(null)
  fault = $state.raw<Fault | null>(null)
  /** Whether the lesson had to be restarted. */
  restarted = $state(false)

  lesson = $derived(this.number === null ? null : LESSONS[this.number]!)
  view = $derived<View | null>(this.socket?.view?.game ?? null)
  free = $derived(this.lesson !== null && this.lesson.tasks.length === 0)
  /** The number of completed tasks: at these tables only the player answers questions. */
  done = $derived(this.socket?.view?.question ?? 0)
  task = $derived<Task | null>(this.lesson?.tasks[this.done] ?? null)
  finished = $derived(this.lesson !== null && this.view !== null && !this.free && this.task === null)
  over = $derived(this.free && this.socket?.view?.phase === 'over')
  /** Whether the current task has become impossible because of another move. */
  offCourse = $derived(
    this.view !== null &&
      this.view.moves.length > 0 &&
      this.task !== null &&
      findMove(this.view, this.task.pattern) === undefined,
  )

  constructor(t: Translate) {
    this.#t = t
  }

  /** Opens the table of a lesson. */
  async begin(number: number): Promise<void> {
    this.clear()
    this.number = number
    this.fault = null
    try {
      await ensureIdentity()
      const request: NewTable = {
        from: { picture: LESSONS[number]!.picture },
        seats: [{ sit: ownName(this.#t) }, { bot: BOT }],
        spectators: false,
        hints: 'never',
      }
      const { id } = await post<TableAnswer>('/api/tables', request)
      if (this.number === number) this.socket = new TableSocket(id, SEAT)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.fault = error.fault
    }
  }

  next = (): void => {
    this.restarted = false
    void this.begin((this.number ?? -1) + 1)
  }

  retry = (): void => {
    this.restarted = true
    void this.begin(this.number ?? 0)
  }

  /** Closes the table, so that no unfinished lesson is left on the server. */
  clear(): void {
    const socket = this.socket
    this.socket = null
    if (socket === null) return
    const closing = socket.view?.phase === 'playing' ? socket.send({ type: 'close' }) : Promise.resolve()
    void closing.catch(() => {}).finally(() => socket.close())
  }

  /** Closes the table while the page unloads, when there is no time to wait for an answer. */
  abandon = (): void => {
    if (this.socket?.view?.phase !== 'playing') return
    const commands = `/api/tables/${this.socket.table}/commands`
    transportFor(commands).sendLast(commands, { type: 'close' })
  }
}
