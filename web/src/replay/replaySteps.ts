/** A finished game as it is told step by step: its chapters, its strengths over time, and what is shown of a step. */

import type { AnyMove, MatchView, Ruleset, SideView, AnyEvent, View } from '../api/types.ts'

/** One seat's view of the game, or of the match with the game in it. */
export interface PlayView {
  seat: number
  game: View | null
  match: MatchView | null
}

export interface Step {
  number: number
  act: 'dealt' | 'moved' | 'took-back' | 'ended'
  seat: number | null
  move: AnyMove | null
  events: AnyEvent[]
  /** The viewpoint's alone, or those of all seats. */
  views: PlayView[]
}

/** A seat, or all hands open. */
export type Viewpoint = number | 'open'

/** A round, or what comes before the first: redraws, and in a match the naming of decks. */
export interface ReplayRound {
  /** Of a match; 0 where there is only one game. */
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

/** The view from a seat; of a viewpoint that has no such seat, the one there is. */
export function viewOf(step: Step, seat: number): PlayView {
  return step.views.find((view) => view.seat === seat) ?? step.views[0]!
}

/** The hands of the other seats, where they lie open. */
export function otherHands(step: Step, seat: number): { seat: number; hand: readonly string[] }[] {
  return step.views.flatMap((view) => {
    const secrets = gameOf(view)?.seats[view.seat]?.secrets
    return view.seat === seat || !secrets ? [] : [{ seat: view.seat, hand: secrets.hand }]
  })
}

/** The view as the board shows it: nothing to choose, and no hand twice where the others lie open above it. */
export function boardView(game: View, seat: number, open: boolean): View {
  const seats = open
    ? game.seats.map((view, number) => (number === seat ? view : { ...view, secrets: null }))
    : game.seats
  return { ...game, moves: [], seats }
}

/** The rules it was played by. */
export function rulesOf(steps: readonly Step[]): Ruleset | null {
  const view = steps[0]?.views[0]
  return view?.match?.ruleset ?? view?.game?.ruleset ?? null
}

/** Chapters in their order. A step belongs to the round it led to. */
export function roundsOf(steps: readonly Step[]): ReplayRound[] {
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

/** The first step of the chapter that many chapters on; back within a chapter goes to its own beginning first. */
export function roundStart(rounds: readonly ReplayRound[], step: number, by: 1 | -1): number {
  if (by === 1) return rounds.find((round) => round.first > step)?.first ?? rounds.at(-1)!.last
  return rounds.findLast((round) => round.first < step)?.first ?? 0
}

/** Totals after each step. A step that ends a round counts with what the round ended at, not with the swept table. */
export function strengthsOf(steps: readonly Step[]): Strengths[] {
  let totals: readonly number[] = []
  return steps.map((step) => {
    const ended = step.events.find((event) => event.kind === 'ended-round')
    const sides: readonly SideView[] = gameOf(step.views[0]!)?.sides ?? []
    totals = ended ? ended.totals : sides.map((side) => side.total)
    return { step: step.number, totals }
  })
}

/** The chances of seats as those of sides; partners have theirs together. */
export function chancesBySide(chances: readonly (readonly number[])[], steps: readonly Step[]): number[][] {
  return chances.map((ofSeats, number) => {
    const game = steps[number] ? gameOf(steps[number].views[0]!) : null
    return game === null
      ? [...ofSeats]
      : game.sides.map((_, side) => ofSeats[game.seats.findIndex((seat) => seat.side === side)] ?? 0)
  })
}

/** Whether a game can be branched off here: somebody is to move in it. */
export const canBranch = (step: Step): boolean => (gameOf(step.views[0]!)?.acting.length ?? 0) > 0

/** A record's own names of the players: `p1 | Ala`. */
export function playersInRecord(record: string): string[] {
  const names: string[] = []
  for (const [, number, name] of record.matchAll(/^p(\d) \| (.+)$/gm)) names[Number(number) - 1] = name!.trim()
  return names
}
