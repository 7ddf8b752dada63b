import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  aimsOf,
  answersOf,
  fanOf,
  meaning,
  moveAt,
  movesOf,
  placesOf,
  stillTaken,
  type Taken,
  type Touched,
} from '../src/play/moveChoice.ts'
import { meantBy } from '../src/play/hint.svelte.ts'
import type { Move, View } from '../src/api/types.ts'

const moment = (name: string): View =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf-8')) as View
const duel = moment('duel')
const noSpecial = () => false
const hand = (view: View) => view.seats[view.viewer!]!.secrets!.hand
const held = (view: View, card: string): Taken & Touched => ({ from: 'hand', place: hand(view).indexOf(card), card })
const asking = (view: View, question: View['question'], moves: Move[]): View => ({ ...view, question, moves })

/** Everything that could be taken up or touched on a table. */
function things(view: View): Touched[] {
  const spots = view.sides.flatMap((side, number) =>
    (['close', 'ranged', 'siege'] as const).flatMap((row, index) => [
      { from: 'tray' as const, side: number, row },
      ...side.rows[index]!.map((card, place) => ({ from: 'row' as const, spot: { side: number, row, place }, card })),
    ]),
  )
  const fan = (fanOf(view) ?? []).map((card) => ({ from: 'fan' as const, card }))
  const seats = view.seats.flatMap((seat, number) => [
    { from: 'leader' as const, seat: number },
    { from: 'deck' as const, seat: number },
    { from: 'pile' as const, side: seat.side },
  ])
  return [
    ...hand(view).map((card, place) => ({ from: 'hand' as const, place, card })),
    ...spots,
    ...fan,
    ...seats,
    { from: 'sky' },
  ]
}

/** Every move that two touches can make. */
function reached(view: View): Set<string> {
  const first = [
    stillTaken(view, null),
    ...things(view).flatMap((thing) => {
      const meant = meaning(view, stillTaken(view, null), thing)
      return meant.do === 'take' ? [meant.taken] : []
    }),
  ]
  const second = first.flatMap((taken) => things(view).map((thing) => meaning(view, taken, thing)))
  return new Set(second.flatMap((meant) => (meant.do === 'move' ? [JSON.stringify(meant.move)] : [])))
}

/** A spy in the first place of the hand, that may go to any of the others. */
function spying(view: View): View {
  const card = hand(view)[0]!
  const others = view.sides.flatMap((_, side) => (side === view.seats[view.viewer!]!.side ? [] : [side]))
  return asking(
    view,
    { kind: 'turn', seat: view.viewer! },
    others.map((side): Move => ({ kind: 'play', card, row: 'close', target: null, side })),
  )
}

const byButton = (view: View): string[] => answersOf(view, null).map((move) => JSON.stringify(move))

describe('every legal move is reached by touches and buttons', () => {
  it.each(['duel', 'opening', 'solo'])('%s', (name) => {
    const view = moment(name)
    const all = new Set([...reached(view), ...byButton(view)])
    // Passing has a guarded button of its own.
    expect(view.moves.filter((move) => move.kind !== 'pass' && !all.has(JSON.stringify(move)))).toEqual([])
    expect(view.moves.length).toBeGreaterThan(0)
  })

  const unit = duel.sides[duel.seats[duel.viewer!]!.side]!.rows[0]![0]!
  const questions: [string, View][] = [
    [
      'a revival',
      asking(duel, { kind: 'choose-revival', seat: 0 }, [
        { kind: 'choose', card: 'monsters/ghoul' },
        { kind: 'choose', card: 'monsters/nekker' },
      ]),
    ],
    ['an opponent', asking(duel, { kind: 'choose-opponent', seat: 0, others: [1] }, [{ kind: 'against', seat: 1 }])],
    [
      'a claim',
      asking(duel, { kind: 'claim-round', seat: 0, others: [] }, [
        { kind: 'start', seat: 0 },
        { kind: 'start', seat: 1 },
        { kind: 'decline' },
      ]),
    ],
    [
      'a redraw',
      asking(duel, { kind: 'redraw', seats: [0] }, [
        ...hand(duel).map((card): Move => ({ kind: 'exchange', card })),
        { kind: 'done' },
      ]),
    ],
    [
      'a discard',
      asking(
        duel,
        { kind: 'choose-discard', seat: 0, left: 1 },
        hand(duel).map((card): Move => ({ kind: 'discard', card })),
      ),
    ],
    [
      'a card to place',
      asking(duel, { kind: 'place-card', seat: 0, card: 'monsters/harpy', source: 'pile', how: 'revived' }, [
        { kind: 'play', card: 'monsters/harpy', row: 'close', target: null, side: null },
        { kind: 'play', card: 'monsters/harpy', row: 'ranged', target: null, side: null },
      ]),
    ],
    ['a spy among three', spying(moment('ffa-4'))],
    [
      'units to move',
      asking(duel, { kind: 'choose-moves', seat: 0, waiting: [[unit, 'close']], moved: true }, [
        { kind: 'shift', card: unit, row: 'close', to: 'ranged' },
        { kind: 'done' },
      ]),
    ],
  ]
  it.each(questions)('%s', (_, view) => {
    const all = new Set([...reached(view), ...byButton(view)])
    expect(view.moves.filter((move) => !all.has(JSON.stringify(move)))).toEqual([])
  })
})

it('makes no move that the server did not send', () => {
  for (const view of [duel, moment('opening'), spying(moment('ffa-4'))]) {
    const legal = new Set(view.moves.map((move) => JSON.stringify(move)))
    for (const move of reached(view)) expect(legal).toContain(move)
  }
})

it('lights rows only while a card is taken up', () => {
  expect(aimsOf(duel, null, noSpecial).rows?.size).toBe(0)
  const play = duel.moves.find((move) => move.kind === 'play' && move.row !== null && move.target === null)
  const taken = held(duel, (play as Extract<Move, { kind: 'play' }>).card)
  const aims = aimsOf(duel, taken, noSpecial)
  expect(aims.rows?.size).toBe(movesOf(duel, taken).length)
  expect(aims.chosen).toBe(taken.from === 'hand' ? taken.place : null)
})

it('lights every unit that a decoy can take, and nothing else', () => {
  const taken = held(duel, 'monsters/decoy')
  const spots = aimsOf(duel, taken, noSpecial).spots!
  const targets = new Set(
    movesOf(duel, taken).map((move) => (move.kind === 'play' ? `${move.row}/${move.target}` : '')),
  )
  const side = duel.sides[0]!
  const lit = [...spots]
    .map((key) => key.split('/'))
    .map(([, row, place]) => `${row}/${side.rows[['close', 'ranged', 'siege'].indexOf(row!)]![Number(place)]}`)
  expect(new Set(lit)).toEqual(targets)
})

it('plays a card with one place by touching it twice, and puts one with several back', () => {
  const single = hand(duel).find((card) => movesOf(duel, held(duel, card)).length === 1)!
  const several = hand(duel).find((card) => movesOf(duel, held(duel, card)).length > 1)!
  expect(meaning(duel, null, held(duel, single))).toMatchObject({ do: 'take' })
  expect(meaning(duel, held(duel, single), held(duel, single))).toMatchObject({ do: 'move' })
  expect(meaning(duel, held(duel, several), held(duel, several))).toEqual({ do: 'drop' })
})

it('looks at what cannot be played', () => {
  const waiting = { ...duel, moves: [], question: null }
  for (const thing of things(waiting)) expect(meaning(waiting, null, thing)).toEqual({ do: 'look' })
})

it('puts back what left the hand in the meantime', () => {
  const card = hand(duel)[0]!
  expect(stillTaken(duel, { from: 'hand', place: 0, card })).not.toBeNull()
  expect(stillTaken(duel, { from: 'hand', place: 1, card })).toBe(hand(duel)[1] === card ? expect.anything() : null)
  expect(stillTaken({ ...duel, moves: [] }, { from: 'hand', place: 0, card })).toBeNull()
})

it('drops weather anywhere on the field', () => {
  const weather: Move = { kind: 'play', card: 'monsters/biting-frost', row: null, target: null, side: null }
  const view = { ...duel, moves: [weather] }
  const taken: Taken = { from: 'question', card: 'monsters/biting-frost' }
  expect(placesOf(view, weather)).toContain('sky')
  expect(moveAt(view, taken, { from: 'tray', side: 1, row: 'siege' })).toEqual(weather)
  expect(moveAt(view, taken, { from: 'pile', side: 0 })).toBeUndefined()
})

describe('a hint', () => {
  it('means the card and where it goes, a leader, or a button', () => {
    const card = hand(duel)[0]!
    expect(meantBy(duel, { kind: 'play', card, row: 'close', target: null, side: null })).toEqual([
      `[data-held="${duel.viewer}/0"]`,
      `[data-row="${duel.seats[duel.viewer!]!.side}/close"]`,
    ])
    expect(meantBy(duel, { kind: 'play', card, row: null, target: null, side: null })).toEqual([
      `[data-held="${duel.viewer}/0"]`,
      '[data-weather]',
    ])
    expect(meantBy(duel, { kind: 'use-leader' })).toEqual([`[data-leader="${duel.viewer}"]`])
    expect(meantBy(duel, { kind: 'choose', card })).toEqual([`[data-fan="${card}"]`])
    expect(meantBy(duel, { kind: 'pass' })).toEqual(['[aria-keyshortcuts="P"]'])
  })
})
