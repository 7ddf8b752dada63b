/** The server's table API: opening, listing and fetching tables. */

import type { DeckOption } from '../waiting-room/deckChoices.ts'
import { saveDeckChoice } from '../waiting-room/savedDeckChoices.ts'
import { ensureIdentity } from './identity.ts'
import { ownPledge } from './fairness.ts'
import { hasLocalGames } from '../offline/localGames.ts'
import { get, post } from './http.ts'
import { sendsHere } from './reachability.svelte.ts'
import { workerTransport } from './workerTransport.ts'
import type {
  BotSeat,
  GamePage,
  GameSummary,
  NewTable,
  OpenTable,
  PersonSeat,
  TableAnswer,
  TablePage,
  TableView,
  UploadedRecord,
  UploadedRecords,
} from './types.ts'

/** Who sits at a seat from the start; null for a free seat. */
export type SeatRequest = PersonSeat | BotSeat | null

/** Opens a table and returns its path. The decks follow in a second step, when the server has committed to its secret.
 * Saves the decks chosen for own seats, which the server does not send back. */
export async function openTable(
  request: NewTable,
  decks: readonly (readonly DeckOption[] | null)[] = [],
): Promise<string> {
  await ensureIdentity()
  const seats = request.seats ?? []
  const withoutDecks = seats.map((one) => (one && 'sit' in one ? { sit: one.sit } : one))
  const { id, invite, view } = await post<TableAnswer>('/api/tables', { ...request, seats: withoutDecks })
  await bringDecks(id, view, seats)
  for (const [seat, chosen] of decks.entries()) if (chosen) saveDeckChoice(id, seat, chosen)
  return invite
}

/** Brings the decks of this browser's seats, with a pledge for the deal: the table's page reveals it. */
async function bringDecks(table: string, { deal }: TableView, seats: readonly SeatRequest[]): Promise<void> {
  const commands = `/api/tables/${table}/commands`
  try {
    for (const [seat, one] of seats.entries())
      if (one && 'sit' in one && one.decks?.length)
        await post(commands, { type: 'bring', seat, decks: one.decks, pledge: ownPledge(table, deal) })
  } catch (error) {
    await post(commands, { type: 'close' })
    throw error
  }
}

export async function fetchTable(table: string): Promise<TableAnswer> {
  await ensureIdentity()
  return get(`/api/tables/${encodeURIComponent(table)}`)
}

export const fetchOpenTables = async (): Promise<OpenTable[]> => (await get<TablePage>('/api/tables')).tables

/** The user's games; on a server's page also those that are still played in this browser. */
export async function fetchMyGames(after = ''): Promise<GamePage> {
  await ensureIdentity()
  const page = await get<GamePage>(`${GAMES}?${new URLSearchParams({ after })}`)
  if (sendsHere() || !hasLocalGames()) return page
  return { ...page, games: [...(await fetchGamesHere()), ...page.games] }
}

const GAMES = '/api/games'

async function fetchGamesHere(): Promise<GameSummary[]> {
  const answer = await workerTransport.request(GAMES, { method: 'GET' }).catch(() => null)
  if (!answer?.ok) return []
  return ((await answer.json()) as GamePage).games.filter(
    (game) => game.phase === 'waiting' || game.phase === 'playing',
  )
}

/** Records that the user uploaded, and games that were played without the server. */
export async function fetchMyRecords(): Promise<UploadedRecord[]> {
  await ensureIdentity()
  return (await get<UploadedRecords>('/api/records')).records
}
