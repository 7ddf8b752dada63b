import { describe, expect, it } from 'vitest'
import {
  scoreRequest,
  isEmpty,
  emptyBoard,
  withCard,
  withoutCard,
  readBoard,
  rowFor,
  toggled,
  withSide,
  withSides,
  writeBoard,
  type Board,
} from '../src/score-counter/printedBoard.ts'
import type { CardFacts } from '../src/api/types.ts'

const BOARD: Board = {
  rules: 'klub, roach=yes',
  weather: ['biting-frost'],
  sides: [
    {
      faction: 'monsters',
      leader: 'eredin-bringer-of-death',
      close: ['ghoul', 'ghoul', 'draug'],
      ranged: [],
      siege: ['ice-giant'],
      horns: ['close'],
      mardroeme: [],
    },
    {
      faction: 'skellige',
      leader: null,
      close: [],
      ranged: ['berserker'],
      siege: [],
      horns: [],
      mardroeme: ['ranged', 'siege'],
    },
  ],
}

describe('a board as a link', () => {
  it('reads back to the same board', () => {
    expect(readBoard(writeBoard(BOARD))).toEqual(BOARD)
    expect(readBoard(writeBoard(emptyBoard(5)))).toEqual(emptyBoard(5))
  })

  it('only has characters that are safe in a link, and counts copies', () => {
    expect(writeBoard(BOARD)).toMatch(/^[\w~.*%-]+$/)
    expect(writeBoard(BOARD)).toContain('ghoul*2')
  })

  it.each([
    '',
    'x',
    '2~legendary~',
    '1~legendary~~monsters______',
    '1~legendary~~elves______~monsters______',
    '1~%~~monsters______~monsters______',
  ])('is rejected if it is malformed: %s', (text) => expect(readBoard(text)).toBeNull())

  it('limits the number of copies', () => {
    expect(readBoard('1~legendary~~monsters__ghoul*99999999____~skellige______')?.sides[0]?.close.length).toBe(100)
  })
})

describe('a board', () => {
  it('is sent to the server without fields that only the page needs', () => {
    expect(scoreRequest(BOARD)).toMatchObject({
      rules: 'klub, roach=yes',
      sides: [{ close: ['ghoul', 'ghoul', 'draug'] }, { mardroeme: ['ranged', 'siege'] }],
    })
    expect(JSON.stringify(scoreRequest(BOARD))).not.toContain('faction')
  })

  it('gains and loses cards without being mutated', () => {
    const more = withCard(BOARD, 1, 'close', 'cerys')
    expect(more.sides[1]?.close).toEqual(['cerys'])
    expect(withoutCard(more, 1, 'close', 0)).toEqual(BOARD)
    expect(BOARD.sides[1]?.close).toEqual([])
  })

  it('grows to five sides and shrinks to two', () => {
    expect(withSides(BOARD, 5).sides.length).toBe(5)
    expect(withSides(withSides(BOARD, 4), 2)).toEqual(BOARD)
  })

  it('detects that it is empty', () => {
    expect(isEmpty(emptyBoard())).toBe(true)
    expect(isEmpty(withSide(emptyBoard(), 0, { horns: ['siege'] }))).toBe(false)
  })

  it('toggles list items', () => {
    expect(toggled(['close'], 'siege')).toEqual(['close', 'siege'])
    expect(toggled(['close', 'siege'], 'close')).toEqual(['siege'])
  })
})

it('puts a card into the wanted row if it may go there', () => {
  const agile = { rows: ['close', 'ranged'] } as CardFacts
  expect(rowFor(agile, 'ranged')).toBe('ranged')
  expect(rowFor(agile, 'siege')).toBe('close')
})
