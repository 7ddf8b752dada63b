/** What is asked about a solo game: the sentence for an outcome that only the people at the table can see. */

import type { AskedOutcome, OutcomeOption } from '../api/types.ts'
import { yesOrNo, type Localizer } from '../i18n/localizer.ts'
import { YOU } from './seats.ts'

export function formatAsked(asked: AskedOutcome, localizer: Localizer): string {
  const { translate } = localizer
  const whose = asked.seat === null ? 'unknown' : asked.seat === YOU ? 'yours' : 'opponents'
  switch (asked.kind) {
    case 'card':
      return translate('companion-ask-card', { source: asked.source })
    case 'leader':
      return translate('companion-ask-leader')
    case 'found':
      return translate('companion-ask-found', {
        own: yesOrNo(asked.seat === YOU),
        card: asked.card === null ? '' : localizer.card(asked.card),
      })
    case 'from-pile':
      return translate('companion-ask-from-pile', { whose })
    case 'survivor':
      return translate('companion-ask-survivor')
    default:
      return translate('companion-ask-first-weather')
  }
}

/** The options without those that look the same: three Ghouls in a row are one answer. */
export function distinctOptions(options: readonly OutcomeOption[]): OutcomeOption[] {
  const seen = new Set<string>()
  return options.filter(({ card, leader, row, side, count }) => {
    const look = [card, leader, row, side, count].join()
    return !seen.has(look) && seen.add(look)
  })
}
