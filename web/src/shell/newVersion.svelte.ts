/** Whether the server was exchanged for another version under an open page: then the page is loaded anew, when it suits. */

import { translate } from './appState.svelte.ts'
import { get } from '../api/http.ts'
import type { Version } from './problemReport.svelte.ts'
import { tell } from './toasts.svelte.ts'

const EVERY_MS = 5 * 60_000

let first: string | null = null

/** Looks from time to time, and when one comes back to the page; called once, by the page. */
export function watchUpgrades(): void {
  void look()
  setInterval(() => void look(), EVERY_MS)
  addEventListener('online', () => void look())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look()
  })
}

/** Compare what answers now with what answered first. */
export async function look(): Promise<void> {
  const now = await get<Version>('/api/version').catch(() => null)
  if (now === null) return
  const version = `${now.version}/${now.rules_version}`
  first ??= version
  if (version !== first) upgraded()
}

/** Offer to load the page anew; also where a part of it is no longer there to be fetched. */
export function upgraded(): void {
  tell(translate('shell-upgraded'), { way: { label: translate('shell-reload'), take: () => location.reload() } })
}
