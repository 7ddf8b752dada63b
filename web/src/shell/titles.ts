/** What the browser's title says of each screen; a table says more itself while it is played. */

import type { Place } from '../routes.ts'
import type { Translate } from '../i18n/messages.ts'

const TITLES: Readonly<Partial<Record<Place['screen'], string>>> = {
  table: 'title-table',
  replay: 'title-replay',
  chronicles: 'chronicle-shelf',
  guide: 'guide-title',
  move: 'move-title',
  decks: 'way-decks',
  deck: 'way-decks',
  rules: 'way-rules',
  topic: 'way-rules',
  score: 'way-score',
  settings: 'settings-title',
  nowhere: 'nowhere-title',
}

export function titleOf(screen: Place['screen'], t: Translate): string {
  const title = TITLES[screen]
  return title === undefined ? `Gwint – ${t('home-title')}` : `${t(title)} – Gwint`
}
