/** The texts of the staging, for the page and for screen readers. */

import { formatEvent } from '../i18n/tables.ts'
import type { Localizer } from '../i18n/localizer.ts'
import type { Opening, Reason, RoundStory } from './beats.ts'

export function roundHeadline({ winners }: RoundStory, own: number | null, localizer: Localizer): string {
  const [winner] = winners
  if (winner === undefined || winners.length > 1) return localizer.translate('game-round-tied')
  if (winner === own) return localizer.translate('game-round-won')
  return localizer.translate('game-round-to', { player: localizer.side(winner) })
}

export function formatReason(reason: Reason, { scored }: RoundStory, localizer: Localizer): string {
  switch (reason.why) {
    case 'higher':
      return localizer.translate('game-round-higher', { total: reason.total })
    case 'tied':
      return localizer.translate('game-round-equal', { scored })
    case 'nilfgaard':
      return localizer.translate('game-round-nilfgaard')
    case 'stayed':
      return localizer.translate('game-round-stayed', { card: localizer.card(reason.card) })
    case 'rewarded':
      return localizer.translate('game-round-rewarded')
  }
}

/** How it was settled who begins, and who does or decides it. */
export function openingSentences({ events, seat, begins }: Opening, localizer: Localizer): string[] {
  const settled = events.slice(-2).map((event) => formatEvent(event, localizer))
  if (seat === null) return settled
  const player = localizer.player(seat)
  return [...settled, localizer.translate(begins ? 'game-first-turn' : 'game-decides-start', { player })]
}
