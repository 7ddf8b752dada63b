/** The steps of a finished game: its rounds, its strengths over time, and the view of a step. */

import type { AnyEvent, PlayView, ReplayStep, Ruleset, SideView, View } from '../api/types.ts'
import type { Localizer } from '../i18n/localizer.ts'
import { formatEvent } from '../i18n/tables.ts'

/** A seat, or all hands open. */
export type Viewpoint = number | 'open'

/** A round, or the steps before the first: redraws, and in a match the naming of decks. */
export interface ReplayRound {
  /** The number of the game in a match; 0 for a single game. */
  game: number
  round: number
  /** The numbers of its first and last step. */
  first: number
  last: number
}

/** The totals of all sides after a step. */
export interface Strengths {
  step: number
  totals: readonly number[]
}

export const gameOf = (view: PlayView): View | null => view.game ?? view.match?.game ?? null

/** The view of a seat; if the viewpoint does not include it, the only view there is. */
export function viewOf(step: ReplayStep, seat: number): PlayView {
  return step.views.find((view) => view.seat === seat) ?? step.views[0]!
}

/** The hands of the other seats, if they are open. */
export function otherHands(step: ReplayStep, seat: number): { seat: number; hand: readonly string[] }[] {
  return step.views.flatMap((view) => {
    const secrets = gameOf(view)?.seats[view.seat]?.secrets
    return view.seat === seat || !secrets ? [] : [{ seat: view.seat, hand: secrets.hand }]
  })
}

/** The view for the board: without moves, and without the hands that are shown above the board. */
export function boardView(game: View, seat: number, open: boolean): View {
  const seats = open
    ? game.seats.map((view, number) => (number === seat ? view : { ...view, secrets: null }))
    : game.seats
  return { ...game, moves: [], seats }
}

/** The rules of the game. */
export function rulesOf(steps: readonly ReplayStep[]): Ruleset | null {
  const view = steps[0]?.views[0]
  return view?.match?.ruleset ?? view?.game?.ruleset ?? null
}

/** The rounds in order. A step belongs to the round it led to. */
export function roundsOf(steps: readonly ReplayStep[]): ReplayRound[] {
  const rounds: ReplayRound[] = []
  let [game, round] = [0, 0]
  for (const step of steps) {
    const before = { game, round }
    if (step.events.some((event) => event.kind === 'began-match-game')) [game, round] = [game + 1, 0]
    round = gameOf(step.views[0]!)?.round ?? round
    if (rounds.length === 0 || before.game !== game || before.round !== round)
      rounds.push({ game, round, first: step.number, last: step.number })
    rounds.at(-1)!.last = step.number
  }
  return rounds
}

export const roundAt = (rounds: readonly ReplayRound[], step: number): ReplayRound =>
  rounds.findLast((round) => round.first <= step) ?? rounds[0]!

/** The first step of the next or previous round; going back first returns to the start of the current round. */
export function roundStart(rounds: readonly ReplayRound[], step: number, by: 1 | -1): number {
  if (by === 1) return rounds.find((round) => round.first > step)?.first ?? rounds.at(-1)!.last
  return rounds.findLast((round) => round.first < step)?.first ?? 0
}

/** Totals after each step. A step that ends a round counts with the round's final totals. */
export function strengthsOf(steps: readonly ReplayStep[]): Strengths[] {
  let totals: readonly number[] = []
  return steps.map((step) => {
    const ended = step.events.find((event) => event.kind === 'ended-round')
    const sides: readonly SideView[] = gameOf(step.views[0]!)?.sides ?? []
    totals = ended ? ended.totals : sides.map((side) => side.total)
    return { step: step.number, totals }
  })
}

/** Converts the chances of seats to those of sides; partners share theirs. */
export function chancesBySide(chances: readonly (readonly number[])[], steps: readonly ReplayStep[]): number[][] {
  return chances.map((ofSeats, number) => {
    const game = steps[number] ? gameOf(steps[number].views[0]!) : null
    return game === null
      ? [...ofSeats]
      : game.sides.map((_, side) => ofSeats[game.seats.findIndex((seat) => seat.side === side)] ?? 0)
  })
}

/** Whether a game can branch off here, which needs a player to move. */
export const canBranch = (step: ReplayStep): boolean => (gameOf(step.views[0]!)?.acting.length ?? 0) > 0

/** The players named in a record: `p1 | Ala`. */
export function playersInRecord(record: string): string[] {
  const names: string[] = []
  for (const [, number, name] of record.matchAll(/^p(\d) \| (.+)$/gm)) names[Number(number) - 1] = name!.trim()
  return names
}

/** Events that are not shown. */
const HIDDEN_KINDS: ReadonlySet<AnyEvent['kind']> = new Set(['swept'])

/** Formats a step's events as sentences, for the log, the caption and screen readers. */
export function formatStep(step: ReplayStep, localizer: Localizer): string[] {
  return step.events.filter((event) => !HIDDEN_KINDS.has(event.kind)).map((event) => formatEvent(event, localizer))
}
