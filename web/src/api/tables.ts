/** The server's table API: opening, listing and fetching tables. */

import type { DeckOption } from '../waiting-room/deckChoices.ts'
import { saveDeckChoice } from '../waiting-room/savedDeckChoices.ts'
import { ensureIdentity } from './identity.ts'
import { get, post } from './http.ts'
import type { ChairPresence, ChairView, Ending, Mode, Phase, TableView, Terms } from './types.ts'

/** Who sits at a seat from the start; null for a free seat. */
export type SeatRequest = null | { bot: string } | { sit: string; decks: readonly string[] }

export interface TableRequest extends Partial<Omit<Terms, 'start'>> {
  seats: readonly SeatRequest[]
}

export interface TableInfo {
  id: string
  seat: number | null
  yours: number[]
  maker: boolean
  presence: ChairPresence[]
  invite: string
  view: TableView
}

export interface OpenTable {
  id: string
  created_at: number
  terms: Terms
  chairs: ChairView[]
}

export interface GameSummary {
  id: string
  phase: Phase
  mode: Mode
  chairs: ChairView[]
  yours: number[]
  result: Ending | null
  acting: number[]
  your_turn: boolean
  created_at: number
  changed_at: number
}

export interface GamePage {
  games: GameSummary[]
  next: string | null
}

/** Opens a table and returns its path. Saves the decks chosen for own seats, which the server does not send back. */
export async function openTable(
  request: TableRequest,
  decks: readonly (readonly DeckOption[] | null)[] = [],
): Promise<string> {
  await ensureIdentity()
  const { id, invite } = await post<TableInfo>('/api/tables', request)
  for (const [seat, chosen] of decks.entries()) if (chosen) saveDeckChoice(id, seat, chosen)
  return invite
}

export async function fetchTable(table: string): Promise<TableInfo> {
  await ensureIdentity()
  return get(`/api/tables/${encodeURIComponent(table)}`)
}

export const fetchOpenTables = async (): Promise<OpenTable[]> =>
  (await get<{ tables: OpenTable[] }>('/api/tables')).tables

export async function fetchMyGames(after = ''): Promise<GamePage> {
  await ensureIdentity()
  return get(`/api/games?${new URLSearchParams({ after })}`)
}
