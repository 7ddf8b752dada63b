/** What players are called. */

import { settings } from '../settings/settings.svelte.ts'
import type { ChairView } from '../api/types.ts'
import type { Translate } from './messages.ts'

/** Oneself, where a name is asked for: the one that is set, or that of any guest. */
export const ownName = (t: Translate): string => settings.name || t('player-nameless')

/** Who plays each seat: those of one name are told apart by a number, and a free chair has one too. */
export function seatNames(chairs: readonly ChairView[], t: Translate): string[] {
  const names = chairs.map((chair, seat) => chairName(chair, t) || t('player', { number: seat + 1 }))
  return names.map((name, seat) =>
    names.filter((other) => other === name).length < 2
      ? name
      : `${name} ${names.slice(0, seat + 1).filter((other) => other === name).length}`,
  )
}

/** Who sits on a chair; a free one has no name. */
export function chairName(chair: ChairView, t: Translate): string {
  if (chair.kind === 'virtual') return t('game-virtual')
  return chair.kind === 'bot' ? t('game-bot', { bot: chair.name }) : chair.name
}
