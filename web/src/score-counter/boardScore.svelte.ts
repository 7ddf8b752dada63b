/** The board of the score counter: scored by the server, saved in the browser, with undo. */

import type { CardCatalogue } from '../cards/cardCatalogue.ts'
import { ROWS } from '../board/targets.ts'
import { post, Refusal } from '../api/http.ts'
import type { CardFacts, CardScore, Faction, Fault, Row, ScoredBoard } from '../api/types.ts'
import { scoreRequest, isEmpty, emptyBoard, readBoard, writeBoard, type Board } from './printedBoard.ts'

const KEY = 'gwint.score'
const PAUSE_MS = 120
const MAX_UNDO_STEPS = 100

export class BoardScore {
  board = $state.raw<Board>(emptyBoard())
  /** The server's score of `scoredBoard`; the board may already have changed. */
  answer = $state.raw<ScoredBoard | null>(null)
  scoredBoard = $state.raw<Board | null>(null)
  fault = $state.raw<Fault | null>(null)
  #before = $state.raw<Board[]>([])

  /** Starts with the board of a link, else with the saved board. */
  constructor(link: string, catalogue: CardCatalogue) {
    const saved = readBoard(loadSavedBoard())
    const linked = readBoard(link)
    this.board = withoutUnknown(linked ?? saved ?? emptyBoard(), catalogue)
    if (linked && saved && !isEmpty(saved)) this.#before = [withoutUnknown(saved, catalogue)]
  }

  setBoard(board: Board): void {
    this.#before = [...this.#before, this.board].slice(-MAX_UNDO_STEPS)
    this.board = board
  }

  reset = (): void => this.setBoard(emptyBoard(this.board.sides.length, this.board.rules))

  get undoable(): boolean {
    return this.#before.length > 0
  }

  undo = (): void => {
    const before = this.#before.at(-1)
    if (before === undefined) return
    this.#before = this.#before.slice(0, -1)
    this.board = before
  }

  /** The score of a card on the board; undefined until the server has answered. */
  scored(side: number, row: Row, place: number): CardScore | undefined {
    const scored = this.answer?.sides[side]?.rows[row][place]
    return scored?.card === this.board.sides[side]?.[row][place] ? scored : undefined
  }

  total = (side: number): number => this.answer?.sides[side]?.total ?? 0
  rowTotal = (side: number, row: Row): number =>
    (this.answer?.sides[side]?.rows[row] ?? []).reduce((sum, card) => sum + card.strength, 0)

  /** Fetches the score after each change; called during component initialisation. */
  keepScored(): void {
    $effect(() => {
      const board = this.board
      saveBoard(writeBoard(board))
      let current = true
      const timer = setTimeout(() => {
        post<ScoredBoard>('/api/score', scoreRequest(board)).then(
          (answer) => current && this.#receive(board, answer),
          (error: unknown) => current && this.#fail(error),
        )
      }, PAUSE_MS)
      return () => {
        current = false
        clearTimeout(timer)
      }
    })
  }

  #receive(board: Board, answer: ScoredBoard): void {
    this.answer = answer
    this.scoredBoard = board
    this.fault = null
  }

  #fail(error: unknown): void {
    if (!(error instanceof Refusal)) throw error
    this.fault = error.fault
  }
}

/** A card in the printing of a faction, or in its only printing. */
export function findPrinting(id: string, faction: Faction, catalogue: CardCatalogue): CardFacts | undefined {
  return (
    catalogue.cards.find((card) => card.id === id && card.printing === faction) ??
    catalogue.cards.find((card) => card.id === id)
  )
}

/** Removes unknown cards and leaders, because links may be edited by hand. */
function withoutUnknown(board: Board, catalogue: CardCatalogue): Board {
  const ids = new Set(catalogue.cards.map((card) => card.id))
  const leaders = new Set(catalogue.leaders.map((leader) => leader.id))
  const sides = board.sides.map((side) => ({
    ...side,
    ...Object.fromEntries(ROWS.map((row) => [row, side[row].filter((id) => ids.has(id))])),
    leader: side.leader !== null && leaders.has(side.leader) ? side.leader : null,
  }))
  return { ...board, weather: board.weather.filter((id) => ids.has(id)), sides }
}

function loadSavedBoard(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

function saveBoard(text: string): void {
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Without storage the next visit starts with an empty board.
  }
}
