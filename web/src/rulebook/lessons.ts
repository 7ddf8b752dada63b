/** What the figures of a lesson show: which rows, and which cards the last move put down. */

import { ROWS } from '../board/targets.ts'
import { lastSpots } from '../play/lastSpots.ts'
import type { CardCatalogue } from '../cards/cardCatalogue.ts'
import type { Card, Event, LessonBook, LessonFrame, PlayedLesson, Row } from '../api/types.ts'

/** The rows that hold a card in any frame, so that all frames of a lesson show the same rows. */
export function rowsOf(lesson: PlayedLesson): Row[] {
  const armies = lesson.frames.flatMap((frame) => frame.view.sides)
  return ROWS.filter((_, index) =>
    armies.some((army) => army.rows[index]!.length > 0 || army.specials[index]!.length > 0),
  )
}

/** The cards that the moves of a frame put down: their spots, and the special and weather cards among them. */
export function lastCards(
  frame: LessonFrame,
  catalogue: CardCatalogue,
): { spots: ReadonlySet<string>; specials: ReadonlySet<Card> } {
  const events = sinceSweep(frame.events)
  const played = events.flatMap((event) => (event.kind === 'played' ? [event.card] : []))
  return {
    spots: lastSpots(events, catalogue.isRowSpecial),
    specials: new Set(played.filter((card) => catalogue.card(card).strength === null)),
  }
}

/** Spots of events before the battlefield was cleared hold other cards now. */
function sinceSweep(events: readonly Event[]): readonly Event[] {
  return events.slice(events.findLastIndex((event) => event.kind === 'swept') + 1)
}

/** All lessons of the book by their ids. */
export function lessonsById(book: LessonBook): ReadonlyMap<string, PlayedLesson> {
  const lessons = [book.first_game, ...book.examples.flatMap((group) => group.lessons), ...book.variant_lessons]
  return new Map(lessons.map((lesson) => [lesson.id, lesson]))
}

/** The number of the first frame of each round; 0 is the time before the first round. */
export function roundStarts(lesson: PlayedLesson): { round: number; frame: number }[] {
  return lesson.frames.flatMap(({ round }, frame) =>
    lesson.frames.findIndex((other) => other.round === round) === frame ? [{ round, frame }] : [],
  )
}
