/** Tables at the server's doors: opened, listed, looked at. */

import type { Bag } from '../waiting-room/deckChoices.ts'
import { rememberBrought } from '../waiting-room/savedDeckChoices.ts'
import { known } from './identity.ts'
import { get, post } from './http.ts'
import type { ChairPresence, ChairView, Ending, Mode, Phase, TableView, Terms } from './types.ts'

/** Who sits at a seat from the start; null is a free seat. */
export type Wanted = null | { bot: string } | { sit: string; decks: readonly string[] }

export interface TableWanted extends Partial<Omit<Terms, 'start'>> {
  seats: readonly Wanted[]
}

export interface TableSeen {
  id: string
  seat: number | null
  yours: number[]
  maker: boolean
  presence: ChairPresence[]
  invite: string
  view: TableView
}

export interface TableListed {
  id: string
  created_at: number
  terms: Terms
  chairs: ChairView[]
}

export interface GameListed {
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

export interface Games {
  games: GameListed[]
  next: string | null
}

/** A new table; its path. What was brought to one's own seats is remembered, for the table will not tell. */
export async function openTable(wanted: TableWanted, bags: readonly (readonly Bag[] | null)[] = []): Promise<string> {
  await known()
  const { id, invite } = await post<TableSeen>('/api/tables', wanted)
  for (const [seat, brought] of bags.entries()) if (brought) rememberBrought(id, seat, brought)
  return invite
}

export async function seen(table: string): Promise<TableSeen> {
  await known()
  return get(`/api/tables/${encodeURIComponent(table)}`)
}

export const openTables = async (): Promise<TableListed[]> =>
  (await get<{ tables: TableListed[] }>('/api/tables')).tables

export async function myGames(after = ''): Promise<Games> {
  await known()
  return get(`/api/games?${new URLSearchParams({ after })}`)
}
