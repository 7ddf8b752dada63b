/** A table as it is put together before it is opened: what is chosen, and what goes to the server. */

import { needed, type Bag } from '../waiting-room/deckChoices.ts'
import type { TableRequest, SeatRequest } from '../api/tables.ts'
import type { ModeFacts } from '../api/reference.ts'
import type { Hinting, Mode } from '../api/types.ts'

/** Who is to sit at a seat: oneself or somebody at the same screen, a bot, or whoever comes. */
export type Sitter =
  { who: 'here'; name: string; bags: readonly Bag[] | null } | { who: 'bot'; bot: string } | { who: 'anybody' }

export interface Clock {
  bank_s: number
  increment_s: number
}

/** Clocks on offer, the first of them none; a game has rarely more than thirty turns. */
export const CLOCKS: readonly Clock[] = [
  { bank_s: 0, increment_s: 0 },
  { bank_s: 180, increment_s: 5 },
  { bank_s: 600, increment_s: 10 },
  { bank_s: 1800, increment_s: 30 },
]

/** Who may ask for hints, the usual first. */
export const HINTS: readonly Hinting[] = ['alone', 'always', 'never']

export interface Plan {
  mode: Mode
  rules: string
  advanced: boolean
  sitters: readonly Sitter[]
  clock: Clock
  listed: boolean
  spectators: boolean
  hints: Hinting
  /** The faction of solo's virtual opponent; empty for chance. */
  opponent: string
}

/** The seats of a mode that people or bots sit at; what was chosen for them stays, the others are met by a bot. */
export function seatsFor(mode: ModeFacts, before: readonly Sitter[], own: string, bot: string): Sitter[] {
  const seats = Array.from({ length: mode.seats }, (_, seat) => seat).filter((seat) => !mode.virtual.includes(seat))
  return seats.map((seat) =>
    forgetful(before[seat] ?? (seat === 0 ? { who: 'here', name: own, bags: null } : { who: 'bot', bot })),
  )
}

/** Decks are chosen for a mode and its rules: under others they are chosen anew. */
function forgetful(sitter: Sitter): Sitter {
  return sitter.who === 'here' ? { ...sitter, bags: null } : sitter
}

/** What the server is asked for. Seats that the mode plays itself are nobody's. */
export function wantedOf(plan: Plan, mode: ModeFacts): TableRequest {
  const { sitters, clock, ...terms } = plan
  const told = sitters.map(wanted)
  const seats = Array.from({ length: mode.seats }, (_, seat) =>
    mode.virtual.includes(seat) ? null : (told[seat] ?? null),
  )
  return { ...terms, ...clock, seats }
}

function wanted(sitter: Sitter): SeatRequest {
  if (sitter.who === 'anybody') return null
  return sitter.who === 'bot'
    ? { bot: sitter.bot }
    : { sit: sitter.name, decks: (sitter.bags ?? []).map((bag) => bag.told) }
}

/** Whether everybody at this screen has what they play with. */
export function complete(plan: Plan): boolean {
  return plan.sitters.every(
    (one) =>
      one.who !== 'here' || (one.name.trim() !== '' && (one.bags === null || one.bags.length === needed(plan.mode))),
  )
}
