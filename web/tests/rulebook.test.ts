import { describe, expect, it } from 'vitest'
import { bind, cardPath, chapterOf, galleryOf, galleryPath, lookUp } from '../src/rulebook/chapters.ts'
import type { Rulebook } from '../src/api/types.ts'

const topic = (id: string, title = id, text = '') => ({ id, title, text, book_note: '' })
const BOOK: Rulebook = {
  language: 'en',
  rules: 'legendary',
  mode: 'duel',
  ignored: [],
  partly: {},
  groups: [
    { id: 'weather', topics: [topic('weather-frost', 'Biting Frost', 'Close combat rows.')] },
    { id: 'modes', topics: [topic('mode-duel', 'Duel')] },
    { id: 'chapters', topics: [topic('weather', 'Weather', 'Frost and fog.')] },
    { id: 'specials', topics: [topic('special-decoy', 'Decoy')] },
  ],
}
const CHAPTERS = bind(BOOK)
const SOLO = {
  id: 'solo',
  title: 'Solo',
  about: 'Against a virtual opponent.',
  topics: [topic('solo-turns', 'Solo – turns', 'It leads first.')],
  tables: [{ title: 'Leaders', about: '', headings: ['Leader', 'Effect'], rows: [['King Bran', 'halves']] }],
  lesson: null,
}

describe('the rulebook', () => {
  it('has its own order of chapters', () => {
    expect(CHAPTERS.slice(0, 2)).toEqual([
      { id: 'first-game', topics: [] },
      { id: 'examples', topics: [] },
    ])
    expect(CHAPTERS[2]).toEqual({
      id: 'play',
      topics: [topic('mode-duel', 'Duel'), topic('weather', 'Weather', 'Frost and fog.')],
    })
    expect(CHAPTERS.at(-1)?.id).toBe('gallery')
  })

  it('opens at a topic, a chapter, a faction or a card', () => {
    expect(chapterOf('special-decoy', CHAPTERS)).toBe('specials')
    expect(chapterOf('abilities', CHAPTERS)).toBe('abilities')
    expect(chapterOf('cards-northern-realms', CHAPTERS)).toBe('gallery')
    expect(chapterOf('nonsense', CHAPTERS)).toBeNull()
    expect(galleryOf(galleryPath('northern-realms').split('/').pop()!)).toEqual({ army: 'northern-realms', card: null })
    expect(galleryOf(cardPath('northern-realms/ves').split('/').pop()!)).toEqual({
      army: 'northern-realms',
      card: 'northern-realms/ves',
    })
  })

  it('lists matching titles before matching texts', () => {
    expect(lookUp('frost', CHAPTERS, []).map((one) => one.id)).toEqual(['weather-frost', 'weather'])
    expect(lookUp('nothing like it', CHAPTERS, [SOLO])).toEqual([])
  })

  it('finds a variant by its rules and its tables, and opens at it', () => {
    for (const typed of ['solo', 'virtual opponent', 'leads first', 'bran halves']) {
      expect(lookUp(typed, CHAPTERS, [SOLO]).map((one) => one.id)).toEqual(['variant-solo'])
    }
    expect(chapterOf('variant-solo', CHAPTERS)).toBe('variants')
  })
})
