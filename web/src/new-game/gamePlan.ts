/** The plan of a new table: the choices in the form, and the request for the server. */

import { decksNeeded, type DeckOption } from '../waiting-room/deckChoices.ts'
import type { SeatRequest } from '../api/tables.ts'
import type { Hinting, Mode, ModeFacts, NewTable } from '../api/types.ts'

/** Who plays a seat: somebody at this screen, a bot, or anybody who joins. */
export type SeatPlan =
  { who: 'here'; name: string; decks: readonly DeckOption[] | null } | { who: 'bot'; bot: string } | { who: 'anybody' }

export interface Clock {
  bank_s: number
  increment_s: number
}

/** The offered clocks; the first is no clock. A game rarely has more than thirty turns. */
export const CLOCKS: readonly Clock[] = [
  { bank_s: 0, increment_s: 0 },
  { bank_s: 180, increment_s: 5 },
  { bank_s: 600, increment_s: 10 },
  { bank_s: 1800, increment_s: 30 },
]

/** Who may ask for hints; the first is the default. */
export const HINTS: readonly Hinting[] = ['alone', 'always', 'never']

export interface GamePlan {
  mode: Mode
  rules: string
  advanced: boolean
  players: readonly SeatPlan[]
  clock: Clock
  listed: boolean
  spectators: boolean
  hints: Hinting
  /** The faction of the virtual opponent in solo; empty for a random faction. */
  opponent: string
}

/** The seats of a mode that need a player. Previous choices are kept; new seats get a bot. */
export function planSeats(mode: ModeFacts, before: readonly SeatPlan[], own: string, bot: string): SeatPlan[] {
  const seats = Array.from({ length: mode.seats }, (_, seat) => seat).filter((seat) => !mode.virtual.includes(seat))
  return seats.map((seat) =>
    withoutDecks(before[seat] ?? (seat === 0 ? { who: 'here', name: own, decks: null } : { who: 'bot', bot })),
  )
}

/** Decks are chosen for a mode and its rules, so a change of either clears them. */
function withoutDecks(player: SeatPlan): SeatPlan {
  return player.who === 'here' ? { ...player, decks: null } : player
}

/** The request that opens the table. Virtual seats have no player. */
export function tableRequest(plan: GamePlan, mode: ModeFacts): NewTable {
  const { players, clock, ...terms } = plan
  const requests = players.map(seatRequest)
  const seats = Array.from({ length: mode.seats }, (_, seat) =>
    mode.virtual.includes(seat) ? null : (requests[seat] ?? null),
  )
  return { ...terms, ...clock, seats }
}

function seatRequest(player: SeatPlan): SeatRequest {
  if (player.who === 'anybody') return null
  return player.who === 'bot'
    ? { bot: player.bot }
    : { sit: player.name, decks: (player.decks ?? []).map((deck) => deck.code) }
}

/** Whether everybody at this screen has a name and enough decks. */
export function isComplete(plan: GamePlan): boolean {
  return plan.players.every(
    (item) =>
      item.who !== 'here' ||
      (item.name.trim() !== '' && (item.decks === null || item.decks.length === decksNeeded(plan.mode))),
  )
}
