import { expect, it } from 'vitest'
import emblems from '../src/icons/iconNames.json'
import { DIVISIONS, cardBackground, seededRandom } from '../src/cards/cardBackground.ts'

const IDS = Object.keys(emblems.cards)

it('always gives a card the same background', () => {
  expect(cardBackground('ghoul')).toEqual(cardBackground('ghoul'))
})

it('gives every card a different background and uses every division', () => {
  const grounds = IDS.map((id) => JSON.stringify(cardBackground(id)))
  expect(new Set(grounds).size).toBe(IDS.length)
  expect(new Set(IDS.map((id) => cardBackground(id).division)).size).toBe(DIVISIONS.length)
})

it('generates evenly distributed numbers between 0 and 1', () => {
  const roll = seededRandom('dice')
  const rolled = Array.from({ length: 4000 }, roll)
  expect(Math.min(...rolled)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...rolled)).toBeLessThan(1)
  expect(rolled.reduce((sum, one) => sum + one, 0) / rolled.length).toBeCloseTo(0.5, 1)
})
