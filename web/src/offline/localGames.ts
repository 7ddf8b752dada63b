/** Whether games are played in this browser although the page has a server: only then Python is loaded at a visit. */

import { IS_STATIC } from '../shell/address.ts'

const KEY = 'gwint.games-here'

export const hasLocalGames = (): boolean => !IS_STATIC && localStorage.getItem(KEY) !== null

export function noteLocalGame(): void {
  if (!IS_STATIC) localStorage.setItem(KEY, 'yes')
}

/** Called once all of them are finished and uploaded. */
export const forgetLocalGames = (): void => localStorage.removeItem(KEY)
