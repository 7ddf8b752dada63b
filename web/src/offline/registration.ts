/** Installs the service worker in the background and offers its updates. */

import { translate } from '../shell/appState.svelte.ts'
import { showToast } from '../shell/toasts.svelte.ts'
import { notLoading } from '../python/progress.svelte.ts'
import { workerScript } from '../python/workerScript.ts'

/** The first visit loads what it shows, and Python, before the service worker loads everything else. */
const PAUSE_MS = 4000
const CHECK_EVERY_MS = 60 * 60_000

/** Called once, by the app. */
export function installServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const install = (): void => void register().catch(() => {}) // Without it the page needs a network, as before.
  if (navigator.serviceWorker.controller !== null) install()
  else setTimeout(() => void notLoading().then(install), PAUSE_MS)
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerScript('service-worker'))
  if (registration === undefined) return
  if (registration.waiting !== null) offerUpdate(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const found = registration.installing
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed' && navigator.serviceWorker.controller !== null) offerUpdate(found)
    })
  })
  setInterval(() => void registration.update().catch(() => {}), CHECK_EVERY_MS)
}

/** Reloads only if the player wants to, so that no game is interrupted. */
function offerUpdate(waiting: ServiceWorker): void {
  const run = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage('activate')
  }
  showToast(translate('shell-new-version'), { action: { label: translate('shell-reload'), run } })
}
