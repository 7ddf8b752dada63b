/** What players are called. */

import { settings } from '../settings.svelte.ts'
import type { ChairView } from '../wire/types.ts'
import type { Say } from '../words/words.ts'

/** Oneself, where a name is asked for: the one that is set, or that of any guest. */
export const ownName = (say: Say): string => settings.name || say('player-nameless')

/** Who sits on a chair; a free one has no name. */
export function chairName(chair: ChairView, say: Say): string {
  if (chair.kind === 'virtual') return say('game-virtual')
  return chair.kind === 'bot' ? say('game-bot', { bot: chair.name }) : chair.name
}
