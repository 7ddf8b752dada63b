/** Names of players. */

import { settings } from '../settings/settings.svelte.ts'
import type { ChairView } from '../api/types.ts'
import type { Translate } from './messages.ts'

/** The user's own name, or a default name. */
export const ownName = (t: Translate): string => settings.name || t('player-nameless')

/** The names of all seats: equal names are numbered, and an empty seat is called by its number. */
export function seatNames(chairs: readonly ChairView[], t: Translate): string[] {
  const names = chairs.map((chair, seat) => chairName(chair, t) || t('player', { number: seat + 1 }))
  return names.map((name, seat) =>
    names.filter((other) => other === name).length < 2
      ? name
      : `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`,
  )
}

/** The name of the player on a chair; empty for a free chair. */
export function chairName(chair: ChairView, t: Translate): string {
  if (chair.kind === 'virtual') return t('label-virtual-opponent')
  return chair.kind === 'bot' ? t('game-bot', { bot: chair.name }) : chair.name
}
