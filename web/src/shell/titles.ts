/** The document title of each screen; the table adds more during a game. */

import type { Route } from '../routes.ts'
import type { Translate } from '../i18n/messages.ts'

const TITLES: Readonly<Partial<Record<Route['screen'], string>>> = {
  table: 'label-table',
  replay: 'label-replay',
  replays: 'label-replays',
  guide: 'guide-title',
  move: 'move-title',
  decks: 'nav-decks',
  deck: 'nav-decks',
  box: 'box-title',
  reference: 'box-reference',
  sheet: 'box-registration',
  rules: 'label-rules',
  topic: 'label-rules',
  score: 'label-score-counter',
  companion: 'companion-title',
  'companion-solo': 'companion-title',
  referee: 'referee-title',
  settings: 'settings-title',
  'not-found': 'not-found-title',
}

export function titleOf(screen: Route['screen'], t: Translate): string {
  const title = TITLES[screen]
  return title === undefined ? `Gwint – ${t('home-title')}` : `${t(title)} – Gwint`
}
