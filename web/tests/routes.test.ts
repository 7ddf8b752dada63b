import { expect, it } from 'vitest'
import { PATHS, pathTo, placeOf, type Screen } from '../src/routes.ts'

it.each([
  ['/', 'home', {}],
  ['/t/abc', 'table', { id: 'abc' }],
  ['/g/a%20b', 'replay', { id: 'a b' }],
  ['/decks', 'decks', {}],
  ['/decks/', 'decks', {}],
  ['/decks/7', 'deck', { id: '7' }],
  ['/rules/spy', 'topic', { topic: 'spy' }],
  ['/t/', 'nowhere', {}],
  ['/t/a/b', 'nowhere', {}],
  ['/elsewhere', 'nowhere', {}],
] as const)('%s leads to %s', (path, screen, parts) => {
  expect(placeOf(path)).toEqual({ screen, parts })
})

it('finds its way back from every path it makes', () => {
  for (const screen of Object.keys(PATHS) as Screen[]) {
    const parts = Object.fromEntries([...PATHS[screen].matchAll(/:(\w+)/g)].map(([, name]) => [name!, 'ø / %41']))
    expect(placeOf(pathTo(screen, parts))).toEqual({ screen, parts })
  }
})

it('takes a broken escape as it stands', () => {
  expect(placeOf('/t/%zz')).toEqual({ screen: 'table', parts: { id: '%zz' } })
})
