/** Detects a new version of the server and offers to reload the page. */

import { translate } from './appState.svelte.ts'
import { get } from '../api/http.ts'
import type { Version } from '../api/types.ts'
import { showToast } from './toasts.svelte.ts'

const EVERY_MS = 5 * 60_000

let first: string | null = null

/** Checks regularly, and when the user returns to the page; called once, by the app. */
export function watchVersion(): void {
  void checkVersion()
  setInterval(() => void checkVersion(), EVERY_MS)
  addEventListener('online', () => void checkVersion())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkVersion()
  })
}

/** Compares the server's version with the first one seen. */
export async function checkVersion(): Promise<void> {
  const now = await get<Version>('/api/version').catch(() => null)
  if (now === null) return
  const version = `${now.version}/${now.rules_version}`
  first ??= version
  if (version !== first) offerReload()
}

/** Offers to reload the page; also used if a chunk of the page no longer exists. */
export function offerReload(): void {
  showToast(translate('shell-updated'), { action: { label: translate('shell-reload'), run: () => location.reload() } })
}
