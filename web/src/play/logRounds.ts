/** What happened, by rounds: the log's chapters. */

import type { AnyEvent } from '../api/types.ts'

export interface LogRound {
  /** The game of a match, or 0. */
  game: number
  /** 0 is before the first round. */
  round: number
  events: AnyEvent[]
}

/** The chapters in order; a round begins with its own event, a match's game with its. */
export function logRounds(events: readonly AnyEvent[]): LogRound[] {
  const written: LogRound[] = []
  let section: LogRound = { game: 0, round: 0, events: [] }
  const turn = (game: number, round: number): void => {
    if (section.events.length > 0) written.push(section)
    section = { game, round, events: [] }
  }
  for (const event of events) {
    if (event.kind === 'began-match-game') turn(event.game, 0)
    else if (event.kind === 'began-round') turn(section.game, event.round)
    section.events.push(event)
  }
  return section.events.length > 0 ? [...written, section] : written
}

/** Events that say where one stands, which a log sets apart. */
export const MILESTONES: ReadonlySet<AnyEvent['kind']> = new Set([
  'ended-round',
  'ended-game',
  'ended-match',
  'scored-game',
  'gave-up',
])

/** Events that only whoever is asked cares about while they happen: they are written, not spoken. */
export const NOT_ANNOUNCED: ReadonlySet<AnyEvent['kind']> = new Set([
  'swept',
  'got-ready',
  'sat-down',
  'bot-sat-down',
  'changed-terms',
])
