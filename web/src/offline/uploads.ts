/** Uploads games that were played without the server to the owner's list there, each exactly once. */

import { ensureIdentity } from '../api/identity.ts'
import { get, post, Refusal } from '../api/http.ts'
import { onReturn } from '../api/reachability.svelte.ts'
import type { RecordId } from '../api/types.ts'
import { translate } from '../shell/appState.svelte.ts'
import { IS_STATIC } from '../shell/address.ts'
import { showToast } from '../shell/toasts.svelte.ts'

const LOCAL = '/api/local/uploads'
/** Whether games may have been played here since the last upload, so that other visits need not load Python. */
const FLAG = 'gwint.upload'

interface MissingGames {
  games: readonly { table: string; key: string; text: string }[]
  left: number
}

let running = false

/** Notes that a table was opened in this browser. */
export function noteLocalTable(): void {
  if (!IS_STATIC) localStorage.setItem(FLAG, 'yes')
}

/** Uploads when the page opens and whenever the server returns; called once, by the app. */
export function uploadOnReturn(): void {
  if (IS_STATIC) return
  const upload = (): void => void uploadGames().catch(() => {}) // They are sent at the next visit.
  onReturn(upload)
  upload()
}

async function uploadGames(): Promise<void> {
  if (running || localStorage.getItem(FLAG) === null) return
  running = true
  try {
    await ensureIdentity()
    let count = 0
    for (let missing = await fetchMissing(); missing.games.length > 0; missing = await fetchMissing())
      for (const game of missing.games) {
        await uploadGame(game)
        count += 1
      }
    if (count > 0) showToast(translate('shell-uploaded', { count }))
    if (!(await isPlaying())) localStorage.removeItem(FLAG)
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

/** Whether games in this browser are still to be finished. */
const isPlaying = async (): Promise<boolean> => (await get<{ unfinished: number }>('/api/local/status')).unfinished > 0
