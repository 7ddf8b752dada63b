import { expect, it } from 'vitest'
import { nearest, type Box } from '../src/play/arrowKeys.ts'

const box = (left: number, top: number, width = 40, height = 60): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const hand = [box(0, 300), box(50, 300), box(100, 300)]

it('moves along the hand', () => {
  expect(nearest(hand[1]!, hand, 'left')).toBe(0)
  expect(nearest(hand[1]!, hand, 'right')).toBe(2)
  expect(nearest(hand[2]!, hand, 'right')).toBe(-1)
})

it('moves up to the row above, however wide it is', () => {
  const table = [box(0, 0, 400), box(0, 100, 400), ...hand]
  expect(nearest(hand[2]!, table, 'up')).toBe(1)
  expect(nearest(table[1]!, table, 'up')).toBe(0)
  expect(nearest(table[0]!, table, 'down')).toBe(1)
})

it('prefers an element straight ahead to a nearer one at the side', () => {
  expect(nearest(box(0, 300), [box(300, 250), box(0, 100)], 'up')).toBe(1)
})

it('finds no target if there is only one element', () => {
  expect(nearest(hand[0]!, [hand[0]!], 'down')).toBe(-1)
})

it('does not move up to a slightly higher neighbour in the fan', () => {
  const fan = [box(0, 300), box(50, 292), box(100, 300)]
  expect(nearest(fan[0]!, [...fan, box(0, 100, 400)], 'up')).toBe(3)
  expect(nearest(fan[0]!, fan, 'up')).toBe(-1)
})
