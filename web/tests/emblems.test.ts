import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameIcons, sprite, type Emblems } from '../generators/sprite.ts'
import emblems from '../src/icons/iconNames.json'

const DATA = new URL('../../gwint/cards/data/', import.meta.url)
interface Row {
  id: string
  kind?: string
  abilities?: string[]
  faction?: string
}

function rows(file: string): Row[] {
  const data = JSON.parse(readFileSync(new URL(file, DATA), 'utf-8')) as Record<string, Row[]>
  return Object.values(data).flat()
}

const FILES = readdirSync(DATA).filter((file) => file.endsWith('.json'))
const HOMES = FILES.filter((file) => file !== 'leaders.json')
const cards = emblems.cards as Record<string, string>
const leaders = emblems.leaders as Record<string, string>

describe('emblems', () => {
  it('exist for exactly the cards and leaders of the catalogue', () => {
    expect(Object.keys(cards).sort()).toEqual(
      HOMES.flatMap(rows)
        .map((card) => card.id)
        .sort(),
    )
    expect(Object.keys(leaders).sort()).toEqual(
      rows('leaders.json')
        .map((leader) => leader.id)
        .sort(),
    )
  })

  it('exist for every ability', () => {
    const abilities = new Set(HOMES.flatMap(rows).flatMap((card) => card.abilities ?? []))
    expect([...abilities].filter((ability) => !(ability in emblems.abilities))).toEqual([])
  })

  it('are unique among the cards and leaders of a faction set', () => {
    for (const home of HOMES.filter((file) => file !== 'neutral.json')) {
      const faction = home.replace('.json', '')
      const set = [...rows(home), ...rows('neutral.json')].map((card) => cards[card.id])
      const own = rows('leaders.json')
        .filter((leader) => leader.faction === faction)
        .map((leader) => leaders[leader.id])
      const all = [...set, ...own]
      expect(
        all.filter((icon, place) => all.indexOf(icon) !== place),
        faction,
      ).toEqual([])
    }
  })
})

describe('the sprite', () => {
  const text = sprite(emblems as Emblems, gameIcons())

  it('has a symbol without a fill for each emblem', () => {
    for (const icon of Object.values(cards)) expect(text).toContain(`<symbol id="${icon}" `)
    expect(text).not.toContain('currentColor')
  })

  it('rejects an emblem without an icon', () => {
    expect(() => sprite({ cards: { roach: 'no-such-icon' } }, gameIcons())).toThrow('no-such-icon')
  })
})
