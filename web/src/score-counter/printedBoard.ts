/** A board of printed cards as data, with its forms for the server, for links and for the browser's storage. */

import { ROWS } from '../board/targets.ts'
import type { Faction, Leader, Row, CardFacts } from '../api/types.ts'

/** A side. Cards are identified by their ids, because the printing of a neutral card does not matter here. */
export interface Side {
  faction: Faction
  leader: Leader | null
  close: string[]
  ranged: string[]
  siege: string[]
  horns: Row[]
  mardroeme: Row[]
}
export interface Board {
  rules: string
  weather: string[]
  sides: Side[]
}

export const [MIN_SIDES, MAX_SIDES] = [2, 5]
export const WEATHER = ['biting-frost', 'impenetrable-fog', 'torrential-rain', 'skellige-storm'] as const
const ARMIES: readonly Faction[] = ['northern-realms', 'nilfgaard', 'monsters', 'scoiatael', 'skellige']

export const emptySide = (faction: Faction): Side => ({
  faction,
  leader: null,
  close: [],
  ranged: [],
  siege: [],
  horns: [],
  mardroeme: [],
})
export const emptyBoard = (sides = MIN_SIDES, rules = 'legendary'): Board => ({
  rules,
  weather: [],
  sides: ARMIES.slice(0, sides).map((faction) => emptySide(faction)),
})

/** The board as the server's API expects it. */
export function scoreRequest(board: Board): unknown {
  return { rules: board.rules, weather: board.weather, sides: board.sides.map(({ faction: _, ...side }) => side) }
}

export function withSide(board: Board, number: number, change: Partial<Side>): Board {
  return { ...board, sides: board.sides.map((side, index) => (index === number ? { ...side, ...change } : side)) }
}

/** Changes the number of sides: new sides are empty, the last ones are removed. */
export function withSides(board: Board, count: number): Board {
  const more = emptyBoard(MAX_SIDES).sides.slice(board.sides.length, count)
  return { ...board, sides: [...board.sides.slice(0, count), ...more] }
}

/** The row for a card: the wanted row if the card may be played there, else its first row. */
export const rowFor = (card: CardFacts, wanted: Row | null): Row =>
  wanted !== null && card.rows.includes(wanted) ? wanted : (card.rows[0] ?? wanted ?? 'close')

export function withCard(board: Board, number: number, row: Row, card: string): Board {
  return withSide(board, number, { [row]: [...board.sides[number]![row], card] })
}

export function withoutCard(board: Board, number: number, row: Row, place: number): Board {
  return withSide(board, number, { [row]: board.sides[number]![row].filter((_, index) => index !== place) })
}

export const toggled = <Thing>(list: readonly Thing[], item: Thing): Thing[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]

export const isEmpty = (board: Board): boolean =>
  board.weather.length === 0 &&
  board.sides.every(
    (side) =>
      side.leader === null &&
      ROWS.every((row) => side[row].length === 0) &&
      side.horns.length + side.mardroeme.length === 0,
  )

// As text for a link: version ~ rules ~ weather ~ side ~ side. A side is its faction, leader, rows and specials joined
// by `_`; cards are joined by `.`, with copies as `ghoul*3`.

const VERSION = '1'

export function writeBoard(board: Board): string {
  return [VERSION, encodeURIComponent(board.rules), packCards(board.weather), ...board.sides.map(writeSide)].join('~')
}

function writeSide(side: Side): string {
  return [
    side.faction,
    side.leader ?? '',
    packCards(side.close),
    packCards(side.ranged),
    packCards(side.siege),
    side.horns.join('.'),
    side.mardroeme.join('.'),
  ].join('_')
}

/** The inverse of `writeBoard`; null if the text is not a board. Ids are not checked here. */
export function readBoard(text: string): Board | null {
  const [version, rules, weather, ...sides] = text.split('~')
  if (
    version !== VERSION ||
    rules === undefined ||
    weather === undefined ||
    sides.length < MIN_SIDES ||
    sides.length > MAX_SIDES
  )
    return null
  const read = sides.map(readSide)
  if (read.some((side) => side === null)) return null
  try {
    return { rules: decodeURIComponent(rules), weather: unpackCards(weather), sides: read as Side[] }
  } catch {
    return null
  }
}

function readSide(text: string): Side | null {
  const parts = text.split('_')
  const [faction, leader, close, ranged, siege, horns, mardroeme] = parts as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  if (parts.length !== 7 || !(ARMIES as readonly string[]).includes(faction)) return null
  return {
    faction: faction as Faction,
    leader: leader || null,
    close: unpackCards(close),
    ranged: unpackCards(ranged),
    siege: unpackCards(siege),
    horns: readRows(horns),
    mardroeme: readRows(mardroeme),
  }
}

const readRows = (text: string): Row[] => ROWS.filter((row) => text.split('.').includes(row))

function packCards(cards: readonly string[]): string {
  const runs: [string, number][] = []
  for (const card of cards) {
    const last = runs.at(-1)
    if (last?.[0] === card) last[1] += 1
    else runs.push([card, 1])
  }
  return runs.map(([card, count]) => (count > 1 ? `${card}*${count}` : card)).join('.')
}

const MOST_COPIES = 100

function unpackCards(text: string): string[] {
  return text
    .split('.')
    .filter(Boolean)
    .flatMap((run) => {
      const [card, count] = run.split('*') as [string, string?]
      return Array.from({ length: Math.min(MOST_COPIES, Math.max(1, Number(count ?? 1) || 1)) }, () => card)
    })
}
