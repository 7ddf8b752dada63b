/** What happened, by rounds: the log's chapters. */

import type { AnyEvent } from '../api/types.ts'

export interface Chapter {
  /** The game of a match, or 0. */
  game: number
  /** 0 is before the first round. */
  round: number
  events: AnyEvent[]
}

/** The chapters in order; a round begins with its own event, a match's game with its. */
export function chapters(told: readonly AnyEvent[]): Chapter[] {
  const written: Chapter[] = []
  let chapter: Chapter = { game: 0, round: 0, events: [] }
  const turn = (game: number, round: number): void => {
    if (chapter.events.length > 0) written.push(chapter)
    chapter = { game, round, events: [] }
  }
  for (const event of told) {
    if (event.kind === 'began-match-game') turn(event.game, 0)
    else if (event.kind === 'began-round') turn(chapter.game, event.round)
    chapter.events.push(event)
  }
  return chapter.events.length > 0 ? [...written, chapter] : written
}

/** Events that say where one stands, which a log sets apart. */
export const TURNING: ReadonlySet<AnyEvent['kind']> = new Set([
  'ended-round',
  'ended-game',
  'ended-match',
  'scored-game',
  'gave-up',
])

/** Events that only whoever is asked cares about while they happen: they are written, not spoken. */
export const QUIET: ReadonlySet<AnyEvent['kind']> = new Set([
  'swept',
  'got-ready',
  'sat-down',
  'bot-sat-down',
  'changed-terms',
])
