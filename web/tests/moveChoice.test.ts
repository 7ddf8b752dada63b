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
const fromHand = (view: View, card: string): Selection & Touch => ({
  from: 'hand',
  place: hand(view).indexOf(card),
  card,
})
const withQuestion = (view: View, question: View['question'], moves: Move[]): View => ({ ...view, question, moves })

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
function reachableMoves(view: View): Set<string> {
  const first = [
    validSelection(view, null),
    ...things(view).flatMap((thing) => {
      const effect = touchEffect(view, validSelection(view, null), thing)
      return effect.do === 'take' ? [effect.selected] : []
    }),
  ]
  const second = first.flatMap((selected) => things(view).map((thing) => touchEffect(view, selected, thing)))
  return new Set(second.flatMap((effect) => (effect.do === 'move' ? [JSON.stringify(effect.move)] : [])))
}

/** A view with a spy in the first place of the hand that may go to any opponent. */
function withSpy(view: View): View {
  const card = hand(view)[0]!
  const others = view.sides.flatMap((_, side) => (side === view.seats[view.viewer!]!.side ? [] : [side]))
  return withQuestion(
    view,
    { kind: 'turn', seat: view.viewer! },
    others.map((side): Move => ({ kind: 'play', card, row: 'close', target: null, side })),
  )
}

const byButton = (view: View): string[] => buttonMoves(view, null).map((move) => JSON.stringify(move))

describe('every legal move can be made by touches and buttons', () => {
  it.each(['duel', 'opening', 'solo'])('%s', (name) => {
    const view = moment(name)
    const all = new Set([...reachableMoves(view), ...byButton(view)])
    // The pass button is separate.
    expect(view.moves.filter((move) => move.kind !== 'pass' && !all.has(JSON.stringify(move)))).toEqual([])
    expect(view.moves.length).toBeGreaterThan(0)
  })

  const unit = duel.sides[duel.seats[duel.viewer!]!.side]!.rows[0]![0]!
  const questions: [string, View][] = [
    [
      'a revival',
      withQuestion(duel, { kind: 'choose-revival', seat: 0 }, [
        { kind: 'choose', card: 'monsters/ghoul' },
        { kind: 'choose', card: 'monsters/nekker' },
      ]),
    ],
    [
      'an opponent',
      withQuestion(duel, { kind: 'choose-opponent', seat: 0, others: [1] }, [{ kind: 'against', seat: 1 }]),
    ],
    [
      'a claim',
      withQuestion(duel, { kind: 'claim-round', seat: 0, others: [] }, [
        { kind: 'start', seat: 0 },
        { kind: 'start', seat: 1 },
        { kind: 'decline' },
      ]),
    ],
    [
      'a redraw',
      withQuestion(duel, { kind: 'redraw', seats: [0] }, [
        ...hand(duel).map((card): Move => ({ kind: 'exchange', card })),
        { kind: 'done' },
      ]),
    ],
    [
      'a discard',
      withQuestion(
        duel,
        { kind: 'choose-discard', seat: 0, left: 1 },
        hand(duel).map((card): Move => ({ kind: 'discard', card })),
      ),
    ],
    [
      'a card to place',
      withQuestion(duel, { kind: 'place-card', seat: 0, card: 'monsters/harpy', source: 'pile', how: 'revived' }, [
        { kind: 'play', card: 'monsters/harpy', row: 'close', target: null, side: null },
        { kind: 'play', card: 'monsters/harpy', row: 'ranged', target: null, side: null },
      ]),
    ],
    ['a spy among three', withSpy(moment('ffa-4'))],
    [
      'units to move',
      withQuestion(duel, { kind: 'choose-moves', seat: 0, waiting: [[unit, 'close']], moved: true }, [
        { kind: 'shift', card: unit, row: 'close', to: 'ranged' },
        { kind: 'done' },
      ]),
    ],
  ]
  it.each(questions)('%s', (_, view) => {
    const all = new Set([...reachableMoves(view), ...byButton(view)])
    expect(view.moves.filter((move) => !all.has(JSON.stringify(move)))).toEqual([])
  })
})

it('only makes moves that the server sent', () => {
  for (const view of [duel, moment('opening'), withSpy(moment('ffa-4'))]) {
    const legal = new Set(view.moves.map((move) => JSON.stringify(move)))
    for (const move of reachableMoves(view)) expect(legal).toContain(move)
  }
})

it('highlights rows only while a card is selected', () => {
  expect(targetsOf(duel, null, noSpecial).rows?.size).toBe(0)
  const play = duel.moves.find((move) => move.kind === 'play' && move.row !== null && move.target === null)
  const selected = fromHand(duel, (play as Extract<Move, { kind: 'play' }>).card)
  const targets = targetsOf(duel, selected, noSpecial)
  expect(targets.rows?.size).toBe(movesWith(duel, selected).length)
  expect(targets.selectedCard).toBe(selected.from === 'hand' ? selected.place : null)
})

it('highlights exactly the units that a decoy can take', () => {
  const selected = fromHand(duel, 'monsters/decoy')
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

it('plays a card with one move on the second touch and deselects a card with several', () => {
  const single = hand(duel).find((card) => movesWith(duel, fromHand(duel, card)).length === 1)!
  const several = hand(duel).find((card) => movesWith(duel, fromHand(duel, card)).length > 1)!
  expect(touchEffect(duel, null, fromHand(duel, single))).toMatchObject({ do: 'take' })
  expect(touchEffect(duel, fromHand(duel, single), fromHand(duel, single))).toMatchObject({ do: 'move' })
  expect(touchEffect(duel, fromHand(duel, several), fromHand(duel, several))).toEqual({ do: 'drop' })
})

it('inspects what cannot be played', () => {
  const waiting = { ...duel, moves: [], question: null }
  for (const thing of things(waiting)) expect(touchEffect(waiting, null, thing)).toEqual({ do: 'look' })
})

it('drops a selection that has left the hand', () => {
  const card = hand(duel)[0]!
  expect(validSelection(duel, { from: 'hand', place: 0, card })).not.toBeNull()
  expect(validSelection(duel, { from: 'hand', place: 1, card })).toBe(hand(duel)[1] === card ? expect.anything() : null)
  expect(validSelection({ ...duel, moves: [] }, { from: 'hand', place: 0, card })).toBeNull()
})

it('accepts weather anywhere on the field', () => {
  const weather: Move = { kind: 'play', card: 'monsters/biting-frost', row: null, target: null, side: null }
  const view = { ...duel, moves: [weather] }
  const selected: Selection = { from: 'question', card: 'monsters/biting-frost' }
  expect(placesOf(view, weather)).toContain('sky')
  expect(moveAt(view, selected, { from: 'tray', side: 1, row: 'siege' })).toEqual(weather)
  expect(moveAt(view, selected, { from: 'pile', side: 0 })).toBeUndefined()
})

describe('a hint', () => {
  it('highlights the card and its place, a leader, or a button', () => {
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

describe('discarding on a turn', () => {
  const card = hand(duel)[0]!
  const turn: View['question'] = { kind: 'turn', seat: duel.viewer! }
  const play = duel.moves.find((move) => move.kind === 'play')!
  const playable = play.kind === 'play' ? play.card : card
  const discard = (of: string): Move => ({ kind: 'discard', card: of })
  const pile: Touch = { from: 'pile', side: duel.seats[duel.viewer!]!.side }

  it('offers the discard as a button and on the player’s own pile', () => {
    const view = withQuestion(duel, turn, [play, discard(playable), { kind: 'pass' }])
    const selected = fromHand(view, playable)
    expect(buttonMoves(view, selected)).toEqual([play, discard(playable)])
    expect(targetsOf(view, selected, noSpecial).piles).toEqual(new Set([pile.side]))
    expect(touchEffect(view, selected, pile)).toEqual({ do: 'move', move: discard(playable) })
  })

  it('plays a card at the second touch and never discards it', () => {
    const view = withQuestion(duel, turn, [play, discard(playable), { kind: 'pass' }])
    expect(touchEffect(view, fromHand(view, playable), fromHand(view, playable))).toEqual({ do: 'move', move: play })
    const unplayable = withQuestion(duel, turn, [discard(card), { kind: 'pass' }])
    expect(touchEffect(unplayable, fromHand(unplayable, card), fromHand(unplayable, card))).toEqual({ do: 'drop' })
  })

  it('still discards at the second touch where a leader asks for it', () => {
    const view = withQuestion(duel, { kind: 'choose-discard', seat: duel.viewer!, left: 2 }, [discard(card)])
    expect(touchEffect(view, fromHand(view, card), fromHand(view, card))).toEqual({ do: 'move', move: discard(card) })
  })
})
