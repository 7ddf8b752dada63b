/** What the reader has set, kept in the browser: language, theme, speed, sound, confirmations. */

import type { Language } from '../api/types.ts'

export const LANGUAGES = ['en', 'pl', 'de', 'cs', 'uk'] as const satisfies readonly Language[]
export const THEMES = ['auto', 'dark', 'light'] as const
export const SPEEDS = ['slow', 'normal', 'fast', 'none'] as const

export interface Settings {
  language: Language
  theme: (typeof THEMES)[number]
  /** Of what moves on the table; `none` shows only where things come to lie. */
  speed: (typeof SPEEDS)[number]
  /** 0 is silence; nothing sounds until it is asked for. */
  volume: number
  /** Whether passing is asked twice; resigning always is. */
  confirmPass: boolean
  /** Cards are played by dragging as well as by tapping. */
  drag: boolean
  /** What the player is called. */
  name: string
  /** Whether the browser says that it is one's turn. */
  notify: boolean
  /** The guided first game was played or left. */
  guided: boolean
}

const KEY = 'gwint.settings'

function browserLanguage(): Language {
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  return (
    LANGUAGES.find((language) => preferred[0] === language) ??
    LANGUAGES.find((language) => preferred.includes(language)) ??
    'en'
  )
}

function defaultSettings(): Settings {
  return {
    language: browserLanguage(),
    theme: 'auto',
    speed: 'normal',
    volume: 0,
    confirmPass: true,
    drag: true,
    name: '',
    notify: false,
    guided: false,
  }
}

function loadSettings(): Settings {
  try {
    return { ...defaultSettings(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return defaultSettings()
  }
}

/** The settings of this browser; changed in place, kept at once. */
export const settings = $state<Settings>(loadSettings())

export function saveSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing forgets them with the page.
  }
}

/** What is set in another window of this browser holds here too; called once, by the page. */
export function syncSettings(): void {
  addEventListener('storage', ({ key }) => key === KEY && Object.assign(settings, loadSettings()))
}
