/** Whether the server was exchanged for another version under an open page: then the page is loaded anew, when it suits. */

import { translate } from './appState.svelte.ts'
import { get } from '../api/http.ts'
import type { Version } from './problemReport.svelte.ts'
import { showToast } from './toasts.svelte.ts'

const EVERY_MS = 5 * 60_000

let first: string | null = null

/** Looks from time to time, and when one comes back to the page; called once, by the page. */
export function watchVersion(): void {
  void checkVersion()
  setInterval(() => void checkVersion(), EVERY_MS)
  addEventListener('online', () => void checkVersion())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void checkVersion()
  })
}

/** Compare what answers now with what answered first. */
export async function checkVersion(): Promise<void> {
  const now = await get<Version>('/api/version').catch(() => null)
  if (now === null) return
  const version = `${now.version}/${now.rules_version}`
  first ??= version
  if (version !== first) offerReload()
}

/** Offer to load the page anew; also where a part of it is no longer there to be fetched. */
export function offerReload(): void {
  showToast(translate('shell-upgraded'), { action: { label: translate('shell-reload'), run: () => location.reload() } })
}
