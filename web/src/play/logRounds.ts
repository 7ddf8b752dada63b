/** Groups events by round, for the log. */

import type { AnyEvent } from '../api/types.ts'

export interface LogRound {
  /** The number of the game in a match, or 0. */
  game: number
  /** 0 before the first round. */
  round: number
  events: AnyEvent[]
}

/** The groups in order; a `began-round` or `began-match-game` event starts a new group. */
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

/** Events that the log emphasises. */
export const MILESTONES: ReadonlySet<AnyEvent['kind']> = new Set([
  'ended-round',
  'ended-game',
  'ended-match',
  'scored-game',
  'gave-up',
])

/** Events that are logged but not announced to screen readers. */
export const NOT_ANNOUNCED: ReadonlySet<AnyEvent['kind']> = new Set([
  'swept',
  'got-ready',
  'sat-down',
  'bot-sat-down',
  'changed-terms',
])
