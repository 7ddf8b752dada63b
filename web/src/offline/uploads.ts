/** Uploads games that were played without the server to the owner's list there, each exactly once. */

import { ensureIdentity } from '../api/identity.ts'
import { get, post, Refusal } from '../api/http.ts'
import { onReturn } from '../api/reachability.svelte.ts'
import type { RecordId } from '../api/types.ts'
import { forgetLocalGames, hasLocalGames } from './localGames.ts'
import { translate } from '../shell/appState.svelte.ts'
import { IS_STATIC } from '../shell/address.ts'
import { showToast } from '../shell/toasts.svelte.ts'

const LOCAL = '/api/local/uploads'
interface MissingGames {
  games: readonly { table: string; key: string; text: string }[]
  /** How many games in this browser are still played. */
  unfinished: number
}

let running = false

/** Uploads when the page opens and whenever the server returns; called once, by the app. */
export function uploadOnReturn(): void {
  if (IS_STATIC) return
  const upload = (): void => void uploadGames().catch(() => {}) // They are sent at the next visit.
  onReturn(upload)
  upload()
}

async function uploadGames(): Promise<void> {
  if (running || !hasLocalGames()) return
  running = true
  try {
    await ensureIdentity()
    let count = 0
    let missing = await fetchMissing()
    for (; missing.games.length > 0; missing = await fetchMissing())
      for (const game of missing.games) {
        await uploadGame(game)
        count += 1
      }
    if (count > 0) showToast(translate('shell-uploaded', { count }))
    if (missing.unfinished === 0) forgetLocalGames()
  } finally {
    running = false
  }
}

const fetchMissing = (): Promise<MissingGames> => get(LOCAL)

/** The table's id is the key by which the server recognises a game that it already has. */
async function uploadGame({ table, key, text }: MissingGames['games'][number]): Promise<void> {
  const record = await post<RecordId>('/api/records', { text, key }).catch((error: unknown) => {
    // A record that the server refuses would be refused for ever.
    if (error instanceof Refusal && error.status >= 400 && error.status < 500 && error.status !== 429) return null
    throw error
  })
  await post(LOCAL, { table, record: record?.id ?? table })
}
