/** The story of a finished game: each side's total over time, and the moves that changed the lead most. */

import type { AnyMove, ReplayStep, Review, View } from '../api/types.ts'
import { percent } from '../i18n/advice.ts'

/** The totals after a step; at the end of a round the totals before the board was cleared. */
export interface Moment {
  step: number
  game: number
  round: number
  totals: number[]
  ends: boolean
}

/** A move that changed the game. */
export interface Swing {
  step: number
  round: number
  seat: number
  move: AnyMove
  /** The strength that it gained, or if the game was analysed, the percentage points of the chance that it lost. */
  by: number
}

/** The totals over time, with one entry for each step during a round. */
export function moments(steps: readonly ReplayStep[]): Moment[] {
  let [game, round] = [1, 0]
  return steps.flatMap((step) => {
    const moment = momentOf(step, game, round)
    for (const event of step.events) {
      if (event.kind === 'began-match-game') game = event.game
      if (event.kind === 'began-round') round = event.round
    }
    if (moment !== null) return [moment]
    const view = viewOf(step)
    return view && round > 0 && view.winners === null
      ? [{ step: step.number, game, round, totals: view.sides.map((side) => side.total), ends: false }]
      : []
  })
}

/** The final totals if a round ended in this step: the view already shows the next round. */
function momentOf(step: ReplayStep, game: number, round: number): Moment | null {
  const ended = step.events.find((event) => event.kind === 'ended-round')
  return ended ? { step: step.number, game, round: ended.round || round, totals: ended.totals, ends: true } : null
}

const viewOf = (step: ReplayStep): View | null => step.views[0]?.game ?? step.views[0]?.match?.game ?? null

/** The moves that gained most for the mover's side against the best opponent. */
export function swings(steps: readonly ReplayStep[], sides: readonly number[], most = 3): Swing[] {
  const all = moments(steps)
  const found = all.flatMap((moment, index): Swing[] => {
    const step = steps[moment.step]
    const before = all[index - 1]
    if (!step?.move || step.seat === null || step.act !== 'moved') return []
    const fresh = before === undefined || before.round !== moment.round || before.game !== moment.game
    const by = lead(moment.totals, sides[step.seat]!) - (fresh ? 0 : lead(before.totals, sides[step.seat]!))
    return [{ step: step.number, round: moment.round, seat: step.seat, move: step.move, by }]
  })
  return found
    .filter((swing) => swing.by > 0)
    .sort((first, other) => other.by - first.by || first.step - other.step)
    .slice(0, most)
}

/** The moves that lost most of the chance of winning, according to the analysis of the game. */
export function analysedSwings(review: Review, steps: readonly ReplayStep[], most = 3): Swing[] {
  const rounds = new Map(moments(steps).map((moment) => [moment.step, moment.round]))
  return review.judged
    .filter((judged) => review.turning.includes(judged.number))
    .map(({ number, seat, move, chance, after }) => ({
      step: number,
      round: rounds.get(number) ?? 0,
      seat,
      move,
      by: percent(chance - after),
    }))
    .sort((first, other) => other.by - first.by || first.step - other.step)
    .slice(0, most)
}

function lead(totals: readonly number[], side: number): number {
  return totals[side]! - Math.max(...totals.filter((_, other) => other !== side))
}
