import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  targetsOf,
  buttonMoves,
  choiceCards,
  touchEffect,
  moveAt,
  movesWith,
  placesOf,
  validSelection,
  type Selection,
  type Touch,
} from '../src/play/moveChoice.ts'
import { hintSelectors } from '../src/play/hint.svelte.ts'
import type { Move, View } from '../src/api/types.ts'

const moment = (name: string): View =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf-8')) as View
const duel = moment('duel')
const noSpecial = () => false
const hand = (view: View) => view.seats[view.viewer!]!.secrets!.hand
const held = (view: View, card: string): Selection & Touch => ({ from: 'hand', place: hand(view).indexOf(card), card })
const asking = (view: View, question: View['question'], moves: Move[]): View => ({ ...view, question, moves })

/** Everything on a table that can be touched. */
function things(view: View): Touch[] {
  const spots = view.sides.flatMap((side, number) =>
    (['close', 'ranged', 'siege'] as const).flatMap((row, index) => [
      { from: 'tray' as const, side: number, row },
      ...side.rows[index]!.map((card, place) => ({ from: 'row' as const, spot: { side: number, row, place }, card })),
    ]),
  )
  const fan = (choiceCards(view) ?? []).map((card) => ({ from: 'fan' as const, card }))
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
    validSelection(view, null),
    ...things(view).flatMap((thing) => {
      const meant = touchEffect(view, validSelection(view, null), thing)
      return meant.do === 'take' ? [meant.selected] : []
    }),
  ]
  const second = first.flatMap((selected) => things(view).map((thing) => touchEffect(view, selected, thing)))
  return new Set(second.flatMap((meant) => (meant.do === 'move' ? [JSON.stringify(meant.move)] : [])))
}

/** A view with a spy in the first place of the hand that may go to any opponent. */
function spying(view: View): View {
  const card = hand(view)[0]!
  const others = view.sides.flatMap((_, side) => (side === view.seats[view.viewer!]!.side ? [] : [side]))
  return asking(
    view,
    { kind: 'turn', seat: view.viewer! },
    others.map((side): Move => ({ kind: 'play', card, row: 'close', target: null, side })),
  )
}

const byButton = (view: View): string[] => buttonMoves(view, null).map((move) => JSON.stringify(move))

describe('every legal move is reached by touches and buttons', () => {
  it.each(['duel', 'opening', 'solo'])('%s', (name) => {
    const view = moment(name)
    const all = new Set([...reached(view), ...byButton(view)])
    // The pass button is separate.
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
  expect(targetsOf(duel, null, noSpecial).rows?.size).toBe(0)
  const play = duel.moves.find((move) => move.kind === 'play' && move.row !== null && move.target === null)
  const selected = held(duel, (play as Extract<Move, { kind: 'play' }>).card)
  const targets = targetsOf(duel, selected, noSpecial)
  expect(targets.rows?.size).toBe(movesWith(duel, selected).length)
  expect(targets.selectedCard).toBe(selected.from === 'hand' ? selected.place : null)
})

it('lights every unit that a decoy can take, and nothing else', () => {
  const selected = held(duel, 'monsters/decoy')
  const spots = targetsOf(duel, selected, noSpecial).spots!
  const targets = new Set(
    movesWith(duel, selected).map((move) => (move.kind === 'play' ? `${move.row}/${move.target}` : '')),
  )
  const side = duel.sides[0]!
  const lit = [...spots]
    .map((key) => key.split('/'))
    .map(([, row, place]) => `${row}/${side.rows[['close', 'ranged', 'siege'].indexOf(row!)]![Number(place)]}`)
  expect(new Set(lit)).toEqual(targets)
})

it('plays a card with one place by touching it twice, and puts one with several back', () => {
  const single = hand(duel).find((card) => movesWith(duel, held(duel, card)).length === 1)!
  const several = hand(duel).find((card) => movesWith(duel, held(duel, card)).length > 1)!
  expect(touchEffect(duel, null, held(duel, single))).toMatchObject({ do: 'take' })
  expect(touchEffect(duel, held(duel, single), held(duel, single))).toMatchObject({ do: 'move' })
  expect(touchEffect(duel, held(duel, several), held(duel, several))).toEqual({ do: 'drop' })
})

it('looks at what cannot be played', () => {
  const waiting = { ...duel, moves: [], question: null }
  for (const thing of things(waiting)) expect(touchEffect(waiting, null, thing)).toEqual({ do: 'look' })
})

it('puts back what left the hand in the meantime', () => {
  const card = hand(duel)[0]!
  expect(validSelection(duel, { from: 'hand', place: 0, card })).not.toBeNull()
  expect(validSelection(duel, { from: 'hand', place: 1, card })).toBe(hand(duel)[1] === card ? expect.anything() : null)
  expect(validSelection({ ...duel, moves: [] }, { from: 'hand', place: 0, card })).toBeNull()
})

it('drops weather anywhere on the field', () => {
  const weather: Move = { kind: 'play', card: 'monsters/biting-frost', row: null, target: null, side: null }
  const view = { ...duel, moves: [weather] }
  const selected: Selection = { from: 'question', card: 'monsters/biting-frost' }
  expect(placesOf(view, weather)).toContain('sky')
  expect(moveAt(view, selected, { from: 'tray', side: 1, row: 'siege' })).toEqual(weather)
  expect(moveAt(view, selected, { from: 'pile', side: 0 })).toBeUndefined()
})

describe('a hint', () => {
  it('means the card and where it goes, a leader, or a button', () => {
    const card = hand(duel)[0]!
    expect(hintSelectors(duel, { kind: 'play', card, row: 'close', target: null, side: null })).toEqual([
      `[data-held="${duel.viewer}/0"]`,
      `[data-row="${duel.seats[duel.viewer!]!.side}/close"]`,
    ])
    expect(hintSelectors(duel, { kind: 'play', card, row: null, target: null, side: null })).toEqual([
      `[data-held="${duel.viewer}/0"]`,
      '[data-weather]',
    ])
    expect(hintSelectors(duel, { kind: 'use-leader' })).toEqual([`[data-leader="${duel.viewer}"]`])
    expect(hintSelectors(duel, { kind: 'choose', card })).toEqual([`[data-fan="${card}"]`])
    expect(hintSelectors(duel, { kind: 'pass' })).toEqual(['[aria-keyshortcuts="P"]'])
  })
})
