/** Controls a table from one viewpoint: what is shown, selected and inspected, and the commands that are sent. */

import type { CardCatalogue } from '../cards/cardCatalogue.ts'
import { seatNames } from '../i18n/playerNames.ts'
import { attempt } from '../shell/toasts.svelte.ts'
import type { Targets, TouchHandlers } from '../board/targets.ts'
import type { TableSocket } from '../api/tableSocket.svelte.ts'
import type { AnyMove, Command, Event, Move, Spot, TableView, AnyEvent, View } from '../api/types.ts'
import { formatMove } from '../i18n/moves.ts'
import { Localizer } from '../i18n/localizer.ts'
import type { Translate } from '../i18n/messages.ts'
import {
  targetsOf,
  buttonMoves,
  choiceCards,
  touchEffect,
  moveAt,
  movesWith,
  validSelection,
  type Selection,
  type Touch,
} from './moveChoice.ts'
import type { Inspected } from './inspect.ts'
import { lastSpots } from './lastSpots.ts'

/** A pile, deck or weather zone whose cards are shown in the tray. */
export type OpenPile = { pile: number } | { deck: number } | { sky: true }

/** Animates events; calls `apply` when the new view should be shown, or before it the board at the end of a round. */
export interface EventPlayer {
  show(events: readonly AnyEvent[], before: TableView | null, after: TableView, apply: (standing?: View) => void): void
  /** Ends all animations. */
  finish(): void
}

/** How many events a screen reader may still have to read. */
const MOST_ARRIVED = 30

const IMMEDIATE: EventPlayer = { show: (_events, _before, _after, apply) => apply(), finish: () => {} }

export class GameController {
  readonly socket: TableSocket
  readonly #t: Translate
  readonly #catalogue: CardCatalogue
  readonly #animator: EventPlayer
  #selection = $state.raw<Selection | null>(null)
  /** The table as it is currently shown. */
  table = $state.raw<TableView | null>(null)
  /** The last batch of events; the board marks their spots. */
  latest = $state.raw<readonly AnyEvent[]>([])
  /** The last events that have arrived with their numbers, whether or not they are shown yet. */
  arrived = $state.raw<readonly { number: number; event: AnyEvent }[]>([])
  /** The last view that has arrived. */
  #newest: TableView | null = null
  #count = 0
  inspected = $state.raw<Inspected | null>(null)
  /** Whether the inspected card stays open until it is closed. */
  pinned = $state(false)
  openPile = $state.raw<OpenPile | null>(null)
  /** Whether the user has hidden the tray to see the board. */
  trayHidden = $state(false)
  #sending = $state(false)
  /** The last answered question; the view after it may not have arrived yet. */
  #answered = $state.raw<{ seat: number; question: number } | null>(null)
  /** Where a dragged card would land, as a key of the targets. */
  dropTarget = $state<string | null>(null)

  match = $derived(this.table?.match ?? null)
  game = $derived<View | null>(this.table?.game ?? this.match?.game ?? null)
  selected = $derived(this.game === null ? null : validSelection(this.game, this.#selection))
  choice = $derived(this.game === null ? null : choiceCards(this.game))
  moves = $derived<readonly AnyMove[]>(this.match?.moves ?? this.game?.moves ?? [])
  acting = $derived<readonly number[]>(
    this.table?.phase !== 'playing' ? [] : (this.match?.acting ?? this.game?.acting ?? []),
  )
  buttons = $derived(this.game === null ? [] : buttonMoves(this.game, this.selected))
  finished = $derived(
    this.table?.phase === 'over' || this.table?.phase === 'closed' || this.table?.phase === 'interrupted',
  )
  names = $derived.by(() => seatNames(this.table?.chairs ?? [], this.#t))
  localizer = $derived.by(
    () =>
      new Localizer(
        this.#t,
        this.#catalogue,
        this.names,
        (this.table?.chairs ?? []).map((chair) => chair.side),
        this.table?.terms.rules,
      ),
  )
  targets = $derived<Targets>(
    this.game === null
      ? {}
      : {
          ...targetsOf(this.game, this.selected, (card) => this.#catalogue.isRowSpecial(card)),
          last: lastSpots(this.latest as readonly Event[], (card) => this.#catalogue.isRowSpecial(card)),
          dropTarget: this.dropTarget,
        },
  )

  constructor(socket: TableSocket, t: Translate, catalogue: CardCatalogue, animator: EventPlayer = IMMEDIATE) {
    this.socket = socket
    this.#t = t
    this.#catalogue = catalogue
    this.#animator = animator
    this.table = this.#newest = socket.view
  }

  /** Follows the socket; returns a function that stops. */
  follow(): () => void {
    return this.socket.listen((events, view, first) => {
      const before = this.#newest
      this.#newest = view
      if (first) return this.#applyView([], view)
      this.#arrive(events)
      this.#animator.show(events, before, view, (standing) =>
        standing ? this.#showStanding(standing) : this.#applyView(events, view),
      )
    })
  }

  #arrive(events: readonly AnyEvent[]): void {
    const news = events.map((event) => ({ number: this.#count++, event }))
    this.arrived = [...this.arrived, ...news].slice(-MOST_ARRIVED)
  }

  #showStanding(game: View): void {
    if (this.table === null) return
    const { match } = this.table
    this.table = match === null ? { ...this.table, game } : { ...this.table, match: { ...match, game } }
  }

  #applyView(events: readonly AnyEvent[], view: TableView): void {
    const question = this.table?.question
    this.table = view
    if (events.length > 0) this.latest = events
    if (!this.pinned) this.inspected = null
    if (view.question !== question) [this.trayHidden, this.#selection] = [false, null]
  }

  /** Handles a touch of a thing on the board. */
  touch(touch: Touch): void {
    this.#animator.finish()
    if (this.game === null) return
    const effect = touchEffect(this.game, this.selected, touch)
    if (effect.do === 'move') void this.move(effect.move)
    else if (effect.do === 'take') this.select(effect.selected)
    else if (effect.do === 'drop') this.deselect()
    else this.#open(touch)
  }

  select(selected: Selection): void {
    this.#selection = selected
    this.inspected = null
  }

  /** The move that dropping the dragged card here would make. */
  moveTo(touch: Touch | null): Move | undefined {
    return touch === null || this.game === null ? undefined : moveAt(this.game, this.selected, touch)
  }

  canSelect(touch: Touch): boolean {
    return (
      this.game !== null &&
      'from' in touch &&
      touch.from !== 'tray' &&
      touch.from !== 'sky' &&
      touch.from !== 'pile' &&
      touch.from !== 'deck' &&
      movesWith(this.game, touch).length > 0
    )
  }

  deselect(): void {
    this.#selection = null
  }

  inspect(inspected: Inspected | null, pinned: boolean): void {
    this.inspected = inspected
    this.pinned = inspected !== null && pinned
  }

  #open(touch: Touch): void {
    switch (touch.from) {
      case 'hand':
      case 'fan':
        return this.inspect({ card: touch.card, spot: null, strength: undefined }, true)
      case 'row':
        return this.inspect({ card: touch.card, spot: touch.spot, strength: this.#strength(touch.spot) }, true)
      case 'leader':
        return this.inspect({ leader: this.game!.seats[touch.seat]!.leader, seat: touch.seat }, true)
      case 'sky':
        return void (this.openPile = this.game!.weather.length > 0 ? { sky: true } : null)
      case 'pile':
        return void (this.choice && this.targets.piles?.has(touch.side)
          ? (this.trayHidden = false)
          : (this.openPile = { pile: touch.side }))
      case 'deck':
        return void (this.choice && this.targets.decks?.has(touch.seat)
          ? (this.trayHidden = false)
          : (this.openPile = { deck: touch.seat }))
      case 'tray':
        return
    }
  }

  #strength({ side, row, place }: Spot): number | undefined {
    return this.game?.sides[side]?.strengths[['close', 'ranged', 'siege'].indexOf(row)]?.[place]
  }

  /** Sends a move from the server's list. */
  async move(move: AnyMove): Promise<void> {
    const [seat, view] = [this.socket.seat, this.socket.view]
    if (seat === null || view === null || this.busy) return
    this.#selection = null
    this.inspected = null
    const answered = { seat, question: view.question }
    this.#sending = true
    try {
      if (await this.send({ type: 'move', ...answered, move })) this.#answered = answered
    } finally {
      this.#sending = false
    }
  }

  /** Whether a move was sent whose result has not arrived yet; no other move is sent until then. */
  get busy(): boolean {
    const { seat, view } = this.socket
    return (
      this.#sending || (seat !== null && seat === this.#answered?.seat && view?.question === this.#answered.question)
    )
  }

  /** Sends a command and shows a refusal as a toast. Returns whether it succeeded. */
  async send(command: Command): Promise<boolean> {
    return attempt(() => this.socket.send(command), this.names)
  }

  /** The text of a move's button. */
  moveName(move: AnyMove): string {
    if (move.kind === 'play' && move.row === null) return this.#t('game-play', { card: this.localizer.card(move.card) })
    return formatMove(move, this.game?.question ?? null, this.localizer, true)
  }

  /** A shorter text, next to the selected card's name: where the card goes, or which card it takes. */
  shortMoveName(move: Move): string {
    if (move.kind === 'discard') return this.#t('game-discard')
    if (move.kind !== 'play' || move.row === null) return this.moveName(move)
    if (move.target !== null) return this.localizer.card(move.target)
    const against = move.side !== null && this.names.length > 2 ? ` (${this.localizer.side(move.side)})` : ''
    return `${this.localizer.row(move.row)}${against}`
  }

  readonly touches: TouchHandlers = {
    hand: (place, card) => this.touch({ from: 'hand', place, card }),
    spot: (spot, card) => this.touch({ from: 'row', spot, card }),
    row: (side, row) => this.touch({ from: 'tray', side, row }),
    special: (_side, _row, card) => this.inspect({ card, spot: null, strength: undefined }, true),
    leader: (seat) => this.touch({ from: 'leader', seat }),
    pile: (side) => this.touch({ from: 'pile', side }),
    deck: (seat) => this.touch({ from: 'deck', seat }),
    weather: () => this.touch({ from: 'sky' }),
  }
}
