import { expect, it } from 'vitest'
import { PATHS, routePath, matchRoute, type Screen } from '../src/routes.ts'

it.each([
  ['/', 'home', {}],
  ['/t/abc', 'table', { id: 'abc' }],
  ['/g/a%20b', 'replay', { id: 'a b' }],
  ['/decks', 'decks', {}],
  ['/decks/', 'decks', {}],
  ['/decks/7', 'deck', { id: '7' }],
  ['/rules/spy', 'topic', { topic: 'spy' }],
  ['/t/', 'not-found', {}],
  ['/t/a/b', 'not-found', {}],
  ['/elsewhere', 'not-found', {}],
] as const)('%s shows the screen %s', (path, screen, params) => {
  expect(matchRoute(path)).toEqual({ screen, params })
})

it('matches every path that it builds', () => {
  for (const screen of Object.keys(PATHS) as Screen[]) {
    const params = Object.fromEntries([...PATHS[screen].matchAll(/:(\w+)/g)].map(([, name]) => [name!, 'ø / %41']))
    expect(matchRoute(routePath(screen, params))).toEqual({ screen, params })
  }
})

it('keeps a malformed escape sequence', () => {
  expect(matchRoute('/t/%zz')).toEqual({ screen: 'table', params: { id: '%zz' } })
})
