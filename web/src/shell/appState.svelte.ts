/** State of the whole app: the messages of the current language, and the catalogue under the current rules. */

import { MediaQuery } from 'svelte/reactivity'
import { CardCatalogue } from '../cards/cardCatalogue.ts'
import { settings } from '../settings/settings.svelte.ts'
import { get } from '../api/http.ts'
import type { Language, Catalogue } from '../api/types.ts'
import { fetchMessages, type Translate } from '../i18n/messages.ts'

const LEGENDARY = 'legendary'
const AGAIN_MS = 2000

const daylight = new MediaQuery('(prefers-color-scheme: light)')

let t = $state.raw<Translate | null>(null)
let catalogue = $state.raw<Catalogue | null>(null)
let rules = $state(LEGENDARY)

const catalogues = new Map<string, Catalogue>()

/** The current translation; returns ids until the messages have loaded. */
export const translate: Translate = (id, details) => (t === null ? id : t(id, details))

/** The current catalogue. Screens are only shown once it has loaded. */
export const cardCatalogue = new CardCatalogue(() => catalogue!)

export const ready = (): boolean => t !== null && catalogue !== null

/** Whether the server does not answer; the app keeps trying. */
let unreachable = $state(false)
export const serverUnreachable = (): boolean => unreachable

/** Sets the rules that cards are explained by. */
export function setRules(ruleset: string): void {
  rules = ruleset
}

/** Keeps messages, catalogue and theme in step with the settings; called once, by the app. */
export function followSettings(): void {
  $effect(() => retryUntilAnswered(() => loadMessages(settings.language)))
  $effect(() => retryUntilAnswered(() => fetchCatalogue(settings.language, rules)))
  $effect(() => {
    document.documentElement.lang = settings.language
    document.documentElement.dataset['theme'] = theme()
    document.documentElement.dataset['motion'] = settings.speed
    // The browser colours its own frame in the theme's background colour.
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground')
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
  })
}

/** Repeats a request until it succeeds or is cancelled. */
function retryUntilAnswered(request: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = (): void =>
    void request().then(
      () => (unreachable = false),
      () => {
        unreachable = true
        timer = setTimeout(attempt, AGAIN_MS)
      },
    )
  attempt()
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
  const fetched = catalogues.get(path) ?? (await get<Catalogue>(path))
  catalogues.set(path, fetched)
  if (language === settings.language && ruleset === rules) catalogue = fetched
}
