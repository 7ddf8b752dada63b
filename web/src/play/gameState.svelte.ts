/** A table being played from one viewpoint: what is shown of it, what is taken up, what is looked at, and what is sent. */

import type { CardCatalogue } from '../cards/cardCatalogue.ts'
import { seatNames } from '../i18n/playerNames.ts'
import { attempt } from '../shell/toasts.svelte.ts'
import type { Aims, Touches } from '../board/targets.ts'
import type { TableSocket } from '../api/tableSocket.svelte.ts'
import type { AnyMove, Command, Event, Move, Spot, TableView, AnyEvent, View } from '../api/types.ts'
import { formatMove } from '../i18n/moves.ts'
import { Localizer } from '../i18n/localizer.ts'
import type { Translate } from '../i18n/messages.ts'
import {
  aimsOf,
  answersOf,
  fanOf,
  meaning,
  moveAt,
  movesOf,
  stillTaken,
  type Taken,
  type Touched,
} from './moveChoice.ts'
import type { Looked } from './inspect.ts'
import { lastSpots } from './lastSpots.ts'

/** What lies open to be looked through: a pile, a deck, the sky. */
export type Opened = { pile: number } | { deck: number } | { sky: true }

/** What shows events as they happen; it calls `apply` to let the new view be seen. */
export interface Showing {
  show(events: readonly AnyEvent[], before: TableView | null, after: TableView, apply: () => void): void
  /** End whatever moves now. */
  finish(): void
}

const AT_ONCE: Showing = { show: (_events, _before, _after, apply) => apply(), finish: () => {} }

export class Playing {
  readonly socket: TableSocket
  readonly #t: Translate
  readonly #facts: CardCatalogue
  readonly #showing: Showing
  #held = $state.raw<Taken | null>(null)
  /** The table as it is shown now. */
  table = $state.raw<TableView | null>(null)
  /** What happened last, of which the board marks the places. */
  latest = $state.raw<readonly AnyEvent[]>([])
  looked = $state.raw<Looked | null>(null)
  /** Whether what is looked at stays until it is closed. */
  pinned = $state(false)
  opened = $state.raw<Opened | null>(null)
  /** Whether the cards of a question are laid aside, to see the table. */
  folded = $state(false)
  #sending = $state(false)
  /** What was answered last; the view that came of it may be on its way yet. */
  #answered = $state.raw<{ seat: number; question: number } | null>(null)
  /** Where a dragged card would land, as a key of the aims. */
  over = $state<string | null>(null)

  match = $derived(this.table?.match ?? null)
  game = $derived<View | null>(this.table?.game ?? this.match?.game ?? null)
  taken = $derived(this.game === null ? null : stillTaken(this.game, this.#held))
  fan = $derived(this.game === null ? null : fanOf(this.game))
  moves = $derived<readonly AnyMove[]>(this.match?.moves ?? this.game?.moves ?? [])
  acting = $derived<readonly number[]>(
    this.table?.phase !== 'playing' ? [] : (this.match?.acting ?? this.game?.acting ?? []),
  )
  answers = $derived(this.game === null ? [] : answersOf(this.game, this.taken))
  finished = $derived(
    this.table?.phase === 'over' || this.table?.phase === 'closed' || this.table?.phase === 'interrupted',
  )
  names = $derived.by(() => seatNames(this.table?.chairs ?? [], this.#t))
  localizer = $derived.by(
    () =>
      new Localizer(
        this.#t,
        this.#facts,
        this.names,
        (this.table?.chairs ?? []).map((chair) => chair.side),
      ),
  )
  aims = $derived<Aims>(
    this.game === null
      ? {}
      : {
          ...aimsOf(this.game, this.taken, (card) => this.#facts.isRowSpecial(card)),
          last: lastSpots(this.latest as readonly Event[], (card) => this.#facts.isRowSpecial(card)),
          over: this.over,
        },
  )

  constructor(socket: TableSocket, t: Translate, facts: CardCatalogue, showing: Showing = AT_ONCE) {
    this.socket = socket
    this.#t = t
    this.#facts = facts
    this.#showing = showing
    this.table = socket.view
  }

  /** Follows the link; gives what to call to stop. */
  follow(): () => void {
    return this.socket.listen((events, view, first) => {
      if (first) this.#apply([], view)
      else this.#showing.show(events, this.table, view, () => this.#apply(events, view))
    })
  }

  #apply(events: readonly AnyEvent[], view: TableView): void {
    const asked = this.table?.question
    this.table = view
    if (events.length > 0) this.latest = events
    if (!this.pinned) this.looked = null
    if (view.question !== asked) [this.folded, this.#held] = [false, null]
  }

  /** A touch of a thing on the table. */
  touch(touched: Touched): void {
    this.#showing.finish()
    if (this.game === null) return
    const meant = meaning(this.game, this.taken, touched)
    if (meant.do === 'move') void this.move(meant.move)
    else if (meant.do === 'take') this.take(meant.taken)
    else if (meant.do === 'drop') this.putBack()
    else this.#open(touched)
  }

  take(taken: Taken): void {
    this.#held = taken
    this.looked = null
  }

  /** Where a dragged thing would go, and the move it would make. */
  aimed(touched: Touched | null): Move | undefined {
    return touched === null || this.game === null ? undefined : moveAt(this.game, this.taken, touched)
  }

  mayTake(touched: Touched): boolean {
    return (
      this.game !== null &&
      'from' in touched &&
      touched.from !== 'tray' &&
      touched.from !== 'sky' &&
      touched.from !== 'pile' &&
      touched.from !== 'deck' &&
      movesOf(this.game, touched).length > 0
    )
  }

  putBack(): void {
    this.#held = null
  }

  look(looked: Looked | null, pinned: boolean): void {
    this.looked = looked
    this.pinned = looked !== null && pinned
  }

  #open(touched: Touched): void {
    switch (touched.from) {
      case 'hand':
      case 'fan':
        return this.look({ card: touched.card, spot: null, strength: undefined }, true)
      case 'row':
        return this.look({ card: touched.card, spot: touched.spot, strength: this.#strength(touched.spot) }, true)
      case 'leader':
        return this.look({ leader: this.game!.seats[touched.seat]!.leader, seat: touched.seat }, true)
      case 'sky':
        return void (this.opened = this.game!.weather.length > 0 ? { sky: true } : null)
      case 'pile':
        return void (this.fan && this.aims.piles?.has(touched.side)
          ? (this.folded = false)
          : (this.opened = { pile: touched.side }))
      case 'deck':
        return void (this.fan && this.aims.decks?.has(touched.seat)
          ? (this.folded = false)
          : (this.opened = { deck: touched.seat }))
      case 'tray':
        return
    }
  }

  #strength({ side, row, place }: Spot): number | undefined {
    return this.game?.sides[side]?.strengths[['close', 'ranged', 'siege'].indexOf(row)]?.[place]
  }

  /** Make a move of the list that the server sent. */
  async move(move: AnyMove): Promise<void> {
    const [seat, view] = [this.socket.seat, this.socket.view]
    if (seat === null || view === null || this.busy) return
    this.#held = null
    this.looked = null
    const answered = { seat, question: view.question }
    this.#sending = true
    try {
      if (await this.order({ type: 'move', ...answered, move })) this.#answered = answered
    } finally {
      this.#sending = false
    }
  }

  /** Whether a move is on its way, or what came of it: until then nobody is asked anything. */
  get busy(): boolean {
    const { seat, view } = this.socket
    return (
      this.#sending || (seat !== null && seat === this.#answered?.seat && view?.question === this.#answered.question)
    )
  }

  /** Ask for something; what is refused is said in words. Whether it was done. */
  async order(command: Command): Promise<boolean> {
    return attempt(() => this.socket.send(command), this.names)
  }

  /** What a move is called on its button. */
  named(move: AnyMove): string {
    if (move.kind === 'play' && move.row === null) return this.#t('game-play', { card: this.localizer.card(move.card) })
    return formatMove(move, this.game?.question ?? null, this.localizer, true)
  }

  /** The same beside the name of what is taken up: where it goes, or what it takes. */
  shortly(move: Move): string {
    if (move.kind !== 'play' || move.row === null) return this.named(move)
    if (move.target !== null) return this.localizer.card(move.target)
    const against = move.side !== null && this.names.length > 2 ? ` (${this.localizer.side(move.side)})` : ''
    return `${this.localizer.row(move.row)}${against}`
  }

  readonly touches: Touches = {
    hand: (place, card) => this.touch({ from: 'hand', place, card }),
    spot: (spot, card) => this.touch({ from: 'row', spot, card }),
    row: (side, row) => this.touch({ from: 'tray', side, row }),
    special: (_side, _row, card) => this.look({ card, spot: null, strength: undefined }, true),
    leader: (seat) => this.touch({ from: 'leader', seat }),
    pile: (side) => this.touch({ from: 'pile', side }),
    deck: (seat) => this.touch({ from: 'deck', seat }),
    weather: () => this.touch({ from: 'sky' }),
  }
}
