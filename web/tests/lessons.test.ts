import { describe, expect, it } from 'vitest'
import { CardCatalogue } from '../src/cards/cardCatalogue.ts'
import { lastCards, roundStarts, rowsOf } from '../src/rulebook/lessons.ts'
import type { Catalogue, Event, LessonFrame, PlayedLesson } from '../src/api/types.ts'
import data from '../fixtures/catalogue.json'

const catalogue = new CardCatalogue(() => data as unknown as Catalogue)
const NOTHING: string[][] = [[], [], []]
const side = (rows: string[][]) => ({ rows, specials: NOTHING })
const frame = (round: number, events: Event[] = [], rows = NOTHING): LessonFrame =>
  ({ round, events, view: { sides: [side(rows), side(NOTHING)] } }) as unknown as LessonFrame
const lesson = (...frames: LessonFrame[]): PlayedLesson => ({ frames }) as unknown as PlayedLesson
const played = (card: string, spot: { side: number; row: string; place: number } | null): Event =>
  ({ kind: 'played', seat: 0, card, source: 'hand', how: 'played', spot }) as unknown as Event

describe('a lesson', () => {
  it('shows the rows that hold a card in any of its frames', () => {
    const later = frame(1, [], [['northern-realms/ves'], [], ['northern-realms/ballista']])
    expect(rowsOf(lesson(frame(1), later))).toEqual(['close', 'siege'])
  })

  it('marks the cards of the last move, and special cards apart from units', () => {
    const events = [
      played('northern-realms/ves', { side: 0, row: 'close', place: 2 }),
      played('northern-realms/biting-frost', null),
    ]
    const { spots, specials } = lastCards(frame(1, events), catalogue)
    expect([...spots]).toEqual(['0/close/2'])
    expect([...specials]).toEqual(['northern-realms/biting-frost'])
  })

  it('marks no card that was swept from the battlefield', () => {
    const swept = { kind: 'swept', piles: [[], []] } as unknown as Event
    const events = [played('northern-realms/ves', { side: 0, row: 'close', place: 0 }), swept]
    expect(lastCards(frame(1, events), catalogue).spots.size).toBe(0)
  })

  it('knows where each round starts', () => {
    expect(roundStarts(lesson(frame(0), frame(1), frame(1), frame(2)))).toEqual([
      { round: 0, frame: 0 },
      { round: 1, frame: 1 },
      { round: 2, frame: 3 },
    ])
  })
})
