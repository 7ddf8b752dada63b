/** What every screen shares: the words of the language that is set, and the catalogue under the rules of the moment. */

import { MediaQuery } from 'svelte/reactivity'
import { Facts } from '../cards/cardCatalogue.ts'
import { settings } from '../settings/settings.svelte.ts'
import type { Catalogue } from '../api/catalogue.ts'
import { get } from '../api/http.ts'
import type { Language } from '../api/types.ts'
import { fetchMessages, type Translate } from '../i18n/messages.ts'

const LEGENDARY = 'legendary'
const AGAIN_MS = 2000

const daylight = new MediaQuery('(prefers-color-scheme: light)')

let t = $state.raw<Translate | null>(null)
let catalogue = $state.raw<Catalogue | null>(null)
let rules = $state(LEGENDARY)

const kept = new Map<string, Catalogue>()

/** The words now; ids until the first have come. */
export const translate: Translate = (id, details) => (t === null ? id : t(id, details))

/** The catalogue now. No screen that needs it is shown before it has come. */
export const facts = new Facts(() => catalogue!)

export const ready = (): boolean => t !== null && catalogue !== null

/** Nothing is shown yet because nobody answers; it is asked again by itself. */
let silent = $state(false)
export const unanswered = (): boolean => silent

/** Explain cards by these rules from now on. */
export function playBy(ruleset: string): void {
  rules = ruleset
}

/** Keeps words and catalogue in step with the settings; called once, by the page. */
export function keepInStep(): void {
  $effect(() => persist(() => loadMessages(settings.language)))
  $effect(() => persist(() => fetchCatalogue(settings.language, rules)))
  $effect(() => {
    document.documentElement.lang = settings.language
    document.documentElement.dataset['theme'] = theme()
    document.documentElement.dataset['motion'] = settings.speed
    // The browser paints its own frame in the theme's ground colour.
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground')
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
  })
}

/** Ask until there is an answer, or until something else is wanted. */
function persist(ask: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const asking = (): void =>
    void ask().then(
      () => (silent = false),
      () => {
        silent = true
        timer = setTimeout(asking, AGAIN_MS)
      },
    )
  asking()
  return () => clearTimeout(timer)
}

function theme(): 'dark' | 'light' {
  if (settings.theme !== 'auto') return settings.theme
  return daylight.current ? 'light' : 'dark'
}

async function loadMessages(language: Language): Promise<void> {
  const fetched = await fetchMessages(language)
  if (language === settings.language) t = fetched
}

async function fetchCatalogue(language: Language, ruleset: string): Promise<void> {
  const path = `/api/catalogue?${new URLSearchParams({ language, rules: ruleset })}`
  const fetched = kept.get(path) ?? (await get<Catalogue>(path))
  kept.set(path, fetched)
  if (language === settings.language && ruleset === rules) catalogue = fetched
}
