/** The document title of each screen; the table adds more during a game. */

import type { Route } from '../routes.ts'
import type { Translate } from '../i18n/messages.ts'

const TITLES: Readonly<Partial<Record<Route['screen'], string>>> = {
  table: 'title-table',
  replay: 'title-replay',
  replays: 'chronicle-shelf',
  guide: 'guide-title',
  move: 'move-title',
  decks: 'way-decks',
  deck: 'way-decks',
  rules: 'way-rules',
  topic: 'way-rules',
  score: 'way-score',
  settings: 'settings-title',
  'not-found': 'nowhere-title',
}

export function titleOf(screen: Route['screen'], t: Translate): string {
  const title = TITLES[screen]
  return title === undefined ? `Gwint – ${t('home-title')}` : `${t(title)} – Gwint`
}
