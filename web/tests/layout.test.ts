import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  fan,
  layers,
  leading,
  mirrorRim,
  otherSides,
  ownSide,
  rowHeights,
  seatsOf,
  skyOver,
} from '../src/board/layout.ts'
import type { View } from '../src/api/types.ts'

const moment = (name: string): View =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf-8')) as View

it('fans a hand evenly around its middle', () => {
  expect(fan(0, 1)).toEqual({ tilt: 0, drop: 0 })
  const hand = Array.from({ length: 9 }, (_, place) => fan(place, 9))
  expect(hand[4]).toEqual({ tilt: 0, drop: 0 })
  expect(hand[0]!.tilt).toBe(-hand[8]!.tilt)
  expect(hand.map((card) => card.tilt)).toEqual(hand.map((card) => card.tilt).toSorted((a, b) => a - b))
})

it('never spreads a fan wider than fourteen degrees', () => {
  for (let count = 2; count < 30; count++)
    expect(fan(count - 1, count).tilt - fan(0, count).tilt).toBeLessThanOrEqual(14.1)
})

it('shows more edges for a higher deck', () => {
  expect([0, 1, 12, 22, 60].map(layers)).toEqual([0, 1, 3, 6, 9])
})

it('shows weather on its rows, each kind once', () => {
  const cloud = (weather: 'fog' | 'storm') => ({ weather, seat: 0, card: null })
  const sky = { weather: [cloud('fog'), cloud('fog'), cloud('storm')] }
  expect(skyOver('close', sky)).toEqual([])
  expect(skyOver('ranged', sky)).toEqual(['fog', 'storm'])
  expect(skyOver('siege', sky)).toEqual(['storm'])
})

it('highlights the leading sides, and none while all are level', () => {
  expect(leading([3, 7, 7])).toEqual([1, 2])
  expect(leading([0, 0])).toEqual([])
})

it('starts from the viewer’s side and lists the others in the order of play', () => {
  const view = moment('ffa-4')
  expect(ownSide({ ...view, viewer: 2 })).toBe(2)
  expect(otherSides({ ...view, viewer: 2 })).toEqual([3, 0, 1])
  expect(ownSide({ ...view, viewer: null })).toBe(0)
})

it('lists partners on one side', () => {
  const view = moment('team')
  expect(seatsOf(view, 0).map(({ number }) => number)).toEqual([0, 2])
})

it('gives rows with cards more height than empty ones, and sides in one line the same', () => {
  const side = (...cards: number[]): unknown => ({
    rows: cards.map((count) => Array.from({ length: count }, () => 'a/b')),
    specials: [[], [], []],
  })
  const view = { sides: [side(3, 0, 0), side(0, 0, 1)] } as unknown as View
  const [close, ranged, siege] = rowHeights(view, [0])
  expect(close).toBeGreaterThan(ranged!)
  expect(ranged).toBe(siege)
  const both = rowHeights(view, [0, 1])
  expect(both[2]).toBe(both[0])
  expect(both[1]).toBeLessThan(both[0]!)
})

it('tells the sides of a mirror match apart', () => {
  const view = moment('duel')
  expect([mirrorRim(view, 0), mirrorRim(view, 1)]).toEqual([undefined, undefined])
  const [seat, other] = view.seats
  const mirror = { ...view, seats: [seat!, { ...other!, faction: seat!.faction }] }
  expect([mirrorRim(mirror, 0), mirrorRim(mirror, 1)]).toEqual(['warm', 'cool'])
})
