/** Loads the screens of a table while its game is still being opened. */

const SCREENS = [
  () => import('./TablePage.svelte'),
  () => import('../waiting-room/WaitingRoom.svelte'),
  () => import('./PlayTable.svelte'),
]

export function preloadTable(): void {
  for (const load of SCREENS) load().catch(() => {}) // The table's screen reports what is missing.
}
