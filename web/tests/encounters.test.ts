import { describe, expect, it } from 'vitest'
import { CardCatalogue } from '../src/cards/cardCatalogue.ts'
import type { Catalogue, SceneFacts } from '../src/api/types.ts'
import { allSubjects, EXAMPLES, findSubjects, questionOf, questionPath, usedRows } from '../src/rulebook/encounters.ts'
import { chapterOf } from '../src/rulebook/chapters.ts'
import facts from '../fixtures/catalogue.json'

const catalogue = new CardCatalogue(() => facts as unknown as Catalogue)
const SUBJECTS = allSubjects(catalogue, (id) => id)
const ids = (typed: string): string[] => findSubjects(typed, SUBJECTS).map((subject) => subject.id)

describe('the question box', () => {
  it('has an address for every question', () => {
    for (const question of [...EXAMPLES, { first: '', second: '' }]) {
      const place = questionPath(question).split('/').pop()!
      expect(questionOf(place)).toEqual(question)
      expect(chapterOf(place, [])).toBe('meets')
    }
    expect(questionOf('weather-frost')).toBeNull()
  })

  it('lists every card and leader once, and everything that its examples name', () => {
    const listed = SUBJECTS.map((subject) => subject.id)
    expect(new Set(listed).size).toBe(listed.length)
    for (const { first, second } of EXAMPLES) {
      expect(listed).toContain(first)
      if (second) expect(listed).toContain(second)
    }
  })

  it('finds subjects by their names in any language, without accents', () => {
    expect(ids('Manekin do cwiczen')).toEqual(['decoy'])
    expect(ids('geralt')).toEqual(['geralt-of-rivia'])
    expect(ids('')).toEqual([])
    expect(ids('a').length).toBe(8)
  })

  it('lists names that begin with the text first', () => {
    expect(ids('cow')[0]).toBe('cow')
    expect(ids('scorch')[0]).toBe('scorch')
  })

  it('draws only the rows in which something lies', () => {
    const side = (rows: string[][]) => ({ rows, specials: [[], [], []], leader_horns: [false, false, false] })
    const view = (rows: string[][]) => ({ sides: [side(rows), side([[], [], []])] })
    const scene = { before: view([[], [], ['monsters/ghoul']]), after: view([[], [], []]) }
    expect(usedRows(scene as unknown as SceneFacts)).toEqual(['siege'])
    const empty = { before: view([[], [], []]), after: view([[], [], []]) }
    expect(usedRows(empty as unknown as SceneFacts)).toEqual(['close', 'ranged', 'siege'])
  })
})
