/** The server's table API: opening, listing and fetching tables. */

import type { DeckOption } from '../waiting-room/deckChoices.ts'
import { saveDeckChoice } from '../waiting-room/savedDeckChoices.ts'
import { ensureIdentity } from './identity.ts'
import { get, post } from './http.ts'
import type { BotSeat, GamePage, NewTable, OpenTable, PersonSeat, TableAnswer, TablePage } from './types.ts'

/** Who sits at a seat from the start; null for a free seat. */
export type SeatRequest = PersonSeat | BotSeat | null

/** Opens a table and returns its path. Saves the decks chosen for own seats, which the server does not send back. */
export async function openTable(
  request: NewTable,
  decks: readonly (readonly DeckOption[] | null)[] = [],
): Promise<string> {
  await ensureIdentity()
  const { id, invite } = await post<TableAnswer>('/api/tables', request)
  for (const [seat, chosen] of decks.entries()) if (chosen) saveDeckChoice(id, seat, chosen)
  return invite
}

export async function fetchTable(table: string): Promise<TableAnswer> {
  await ensureIdentity()
  return get(`/api/tables/${encodeURIComponent(table)}`)
}

export const fetchOpenTables = async (): Promise<OpenTable[]> => (await get<TablePage>('/api/tables')).tables

export async function fetchMyGames(after = ''): Promise<GamePage> {
  await ensureIdentity()
  return get(`/api/games?${new URLSearchParams({ after })}`)
}
