/** A hint for the current question: requested, received or refused, and dropped when the view changes. */

import { get, Refusal } from '../api/http.ts'
import type { Candidate, Fault, Hint, HintAnswer, Move, View } from '../api/types.ts'
import { ownHand, placesOf } from './moveChoice.ts'
import type { GameController } from './gameController.svelte.ts'

export class HintState {
  readonly #controller: GameController
  /** The question that the hint is about; null if there is no hint. */
  #question = $state<number | null>(null)
  hint = $state.raw<Hint | null>(null)
  fault = $state.raw<Fault | null>(null)
  /** The candidate that is shown; its card and place are highlighted. */
  inspected = $state.raw<Candidate | null>(null)

  /** Whether the viewer may ask for a hint now. */
  offered = $derived.by(
    () =>
      this.#controller.table?.hints === true &&
      this.#controller.game !== null &&
      this.#controller.game.moves.length > 0 &&
      this.#controller.acting.includes(this.#controller.socket.seat ?? -1),
  )
  open = $derived.by(
    () => this.offered && this.#question !== null && this.#question === this.#controller.table?.question,
  )

  constructor(controller: GameController) {
    this.#controller = controller
  }

  toggle = (): void => void (this.open ? this.close() : this.ask())

  close = (): void => {
    this.#question = this.hint = this.fault = this.inspected = null
  }

  ask = async (): Promise<void> => {
    const { socket, table } = this.#controller
    if (!this.offered || table === null) return
    this.close()
    this.#question = table.question
    try {
      const answer = await get<HintAnswer>(
        `/api/tables/${socket.table}/hint?${new URLSearchParams({ seat: String(socket.seat) })}`,
      )
      if (answer.question === this.#question) this.hint = answer.hint
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (this.#question === table.question) this.fault = error.fault
    }
  }

  /** Selects a candidate's card, so that the user only has to play it. */
  take(move: Move): void {
    const game = this.#controller.game!
    const place = 'card' in move ? ownHand(game).indexOf(move.card) : -1
    if (move.kind === 'choose') this.#controller.select({ from: 'fan', card: move.card })
    else if (move.kind === 'use-leader') this.#controller.select({ from: 'leader', seat: game.viewer! })
    else if (place >= 0 && 'card' in move && game.question?.kind !== 'place-card')
      this.#controller.select({ from: 'hand', place, card: move.card })
  }
}

/** Selectors of the elements that a move is about: a card and its place, a leader, a button. */
export function hintSelectors(view: View, move: Move): string[] {
  const places = placesOf(view, move).flatMap(placeSelector)
  switch (move.kind) {
    case 'play':
    case 'exchange':
    case 'discard':
      return [`[data-held="${view.viewer}/${ownHand(view).indexOf(move.card)}"]`, ...places]
    case 'shift':
      return [
        `[data-row="${view.seats[view.viewer!]!.side}/${move.row}"] [data-spot]:has([data-card="${move.card}"])`,
        ...places,
      ]
    case 'choose':
      return [`[data-fan="${move.card}"]`]
    case 'use-leader':
      return [`[data-leader="${view.viewer}"]`]
    case 'start':
    case 'against':
      return [`[data-leader="${move.seat}"]`]
    case 'pass':
      return ['[aria-keyshortcuts="P"]']
    default:
      return ['.answers .main']
  }
}

/** Converts a place of `moveChoice.ts` to selectors. */
function placeSelector(place: string): string[] {
  const [kind, key] = place.split(' ')
  if (kind === 'field') return []
  return [kind === 'sky' ? '[data-weather]' : `[data-${kind}="${key}"]`]
}
