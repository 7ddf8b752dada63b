/** The names of cards in all languages, so that a card is found by whatever name one knows it by. */

import { LANGUAGES, settings } from '../settings/settings.svelte.ts'
import type { CardFacts, Catalogue } from '../api/catalogue.ts'
import { get } from '../api/http.ts'

let others = $state.raw<ReadonlyMap<string, string>>(new Map())
let requested = false

/** All names of a card as one text. The other languages are fetched when something is first looked for. */
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
  // Nobody waits for these: a card that is not found by a foreign name yet is found a moment later, or not at all.
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
