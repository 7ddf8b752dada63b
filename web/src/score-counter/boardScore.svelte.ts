/** The board being counted: changed by touches, scored by the server, kept by the browser, every touch taken back at will. */

import type { CardCatalogue } from '../cards/cardCatalogue.ts'
import { ROWS } from '../board/targets.ts'
import type { CardFacts } from '../api/catalogue.ts'
import { post, Refusal } from '../api/http.ts'
import type { Faction, Fault, Row } from '../api/types.ts'
import { scoreRequest, isEmpty, emptyBoard, readBoard, writeBoard, type Board } from './printedBoard.ts'

export interface Scored {
  card: string
  strength: number
  why: [string, number][]
}
export interface SideScored {
  total: number
  rows: Record<Row, Scored[]>
}
interface Answer {
  sides: SideScored[]
  faults: Fault[]
}

const KEY = 'gwint.score'
const PAUSE_MS = 120
const MAX_UNDO_STEPS = 100

export class BoardScore {
  board = $state.raw<Board>(emptyBoard())
  /** What the server made of `counted`; the board may be a touch ahead of it. */
  answer = $state.raw<Answer | null>(null)
  scoredBoard = $state.raw<Board | null>(null)
  fault = $state.raw<Fault | null>(null)
  #before = $state.raw<Board[]>([])

  /** Begins with what a link told, else with what lay here last. */
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

  /** What a card that lies somewhere is worth; nothing while the server has not told it yet. */
  scored(side: number, row: Row, place: number): Scored | undefined {
    const scored = this.answer?.sides[side]?.rows[row][place]
    return scored?.card === this.board.sides[side]?.[row][place] ? scored : undefined
  }

  total = (side: number): number => this.answer?.sides[side]?.total ?? 0
  rowTotal = (side: number, row: Row): number =>
    (this.answer?.sides[side]?.rows[row] ?? []).reduce((sum, card) => sum + card.strength, 0)

  /** Asks for the score after each change; called once, while a component is made. */
  keepScored(): void {
    $effect(() => {
      const board = this.board
      saveBoard(writeBoard(board))
      let current = true
      const timer = setTimeout(() => {
        post<Answer>('/api/score', scoreRequest(board)).then(
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

  #receive(board: Board, answer: Answer): void {
    this.answer = answer
    this.scoredBoard = board
    this.fault = null
  }

  #fail(error: unknown): void {
    if (!(error instanceof Refusal)) throw error
    this.fault = error.fault
  }
}

/** A card in the printing of the army it lies with, or in the only one it has. */
export function findPrinting(id: string, faction: Faction, catalogue: CardCatalogue): CardFacts | undefined {
  return (
    catalogue.cards.find((card) => card.id === id && card.printing === faction) ??
    catalogue.cards.find((card) => card.id === id)
  )
}

/** A board without what no catalogue knows: links are typed by people. */
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
    // A browser that keeps nothing begins with an empty table next time.
  }
}
