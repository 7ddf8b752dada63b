import { expect, test } from 'vitest'
import duel from '../fixtures/duel.json'
import { animationsOf } from '../src/motion/animations.ts'
import type { Event, View } from '../src/api/types.ts'

const before = duel as unknown as View
/** A copy of the view with a change. */
function changed(change: (view: View) => void): View {
  const after = structuredClone(before)
  change(after)
  return after
}

test('a card played from a hand starts at its place in the hand', () => {
  const after = changed((view) => {
    view.sides[0]!.rows[0]!.push('monsters/werewolf')
    view.seats[0]!.secrets!.hand = view.seats[0]!.secrets!.hand.filter((card) => card !== 'monsters/werewolf')
  })
  const place = before.sides[0]!.rows[0]!.length
  const held = before.seats[0]!.secrets!.hand.indexOf('monsters/werewolf')
  const played: Event = {
    kind: 'played',
    seat: 0,
    card: 'monsters/werewolf',
    source: 'hand',
    how: 'played',
    spot: { side: 0, row: 'close', place },
  }
  expect(animationsOf([played], before, after)).toMatchObject([
    { do: 'come', at: `spot=0/close/${place}`, from: `held=0/${held}` },
  ])
})

test('a card played from a hidden hand starts at its player', () => {
  const after = changed((view) => view.sides[1]!.rows[0]!.push('northern-realms/ves'))
  const place = before.sides[1]!.rows[0]!.length
  const played: Event = {
    kind: 'played',
    seat: 1,
    card: 'northern-realms/ves',
    source: 'hand',
    how: 'played',
    spot: { side: 1, row: 'close', place },
  }
  expect(animationsOf([played], before, after)).toMatchObject([{ do: 'come', from: 'seat=1' }])
})

test('burned copies of a card burn at different places', () => {
  const row = before.sides[0]!.rows[0]!
  const ghouls = row.flatMap((card, place) => (card === 'monsters/ghoul' ? [place] : []))
  const burned: Event = {
    kind: 'burned',
    victims: ghouls.map((place) => ['monsters/ghoul', { side: 0, row: 'close', place }]),
  }
  const animations = animationsOf(
    [burned],
    before,
    changed((view) => (view.sides[0]!.rows[0] = row.filter((card) => card !== 'monsters/ghoul'))),
  )
  expect(animations.map((act) => act.do === 'burn' && act.at)).toEqual(ghouls.map((place) => `spot=0/close/${place}`))
  expect(new Set(animations.map((act) => act.do === 'burn' && act.at)).size).toBe(3)
})

test('the end of a round sweeps every row except for the card that stays', () => {
  const stays = before.sides[0]!.rows[1]![0]!
  const after = changed((view) => {
    for (const side of view.sides) side.rows = [[], [], []]
    view.sides[0]!.rows[1] = [stays]
  })
  const animations = animationsOf([{ kind: 'swept', piles: [] }], before, after)
  expect(animations).toHaveLength(6)
  expect(animations.find((act) => act.do === 'go' && act.at === 'row=0/ranged')).toMatchObject({
    to: 'pile=0',
    except: [0],
  })
})

test('drawn cards come from the deck, hidden ones face down', () => {
  const after = changed((view) => view.seats[0]!.secrets!.hand.push('monsters/toad'))
  const drawn: Event[] = [
    { kind: 'drew', seat: 0, cards: ['monsters/toad'] },
    { kind: 'drew', seat: 1, cards: [null, null] },
  ]
  expect(animationsOf(drawn, before, after).map((act) => act.do)).toEqual(['come', 'pass', 'pass'])
})
