/** Card names in all languages, so that a search finds a card by any of them. */

import { LANGUAGES, settings } from '../settings/settings.svelte.ts'
import type { CardFacts, Catalogue } from '../api/catalogue.ts'
import { get } from '../api/http.ts'

let others = $state.raw<ReadonlyMap<string, string>>(new Map())
let requested = false

/** All names of a card as one text. The other languages are fetched when the first search starts. */
export function searchableText(): (card: CardFacts, typed: string) => string {
  return (card, typed) => {
    if (typed && !requested) queueMicrotask(() => void fetchNames())
    const titles = card.does.map((doing) => doing.title).join(' ')
    return `${card.name} ${titles} ${others.get(card.id) ?? ''}`
  }
}

async function fetchNames(): Promise<void> {
  if (requested) return
  requested = true
  const otherLanguages = LANGUAGES.filter((language) => language !== settings.language)
  // The search does not wait for these: foreign names are found once they have arrived.
  const answers = await Promise.allSettled(
    otherLanguages.map((language) => get<Catalogue>(`/api/catalogue?language=${language}`)),
  )
  const names = new Map<string, string>()
  for (const answer of answers) {
    if (answer.status === 'rejected') continue
    for (const card of answer.value.cards) names.set(card.id, `${names.get(card.id) ?? ''} ${card.name}`)
  }
  others = names
}
