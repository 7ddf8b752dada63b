/** The user's settings, saved in the browser. */

import type { Language } from '../api/types.ts'

export const LANGUAGES = ['en', 'pl', 'de', 'cs', 'uk'] as const satisfies readonly Language[]
export const THEMES = ['auto', 'dark', 'light'] as const
export const SPEEDS = ['slow', 'normal', 'fast', 'none'] as const

export interface Settings {
  language: Language
  theme: (typeof THEMES)[number]
  /** The speed of animations; `none` disables them. */
  speed: (typeof SPEEDS)[number]
  /** Whether the table is silent. */
  muted: boolean
  /** From 0, which is silent, to 1. Older versions of the page stored 0 unless somebody had asked for sounds. */
  volume: number
  /** Whether the tavern around the table is heard. */
  ambience: boolean
  music: boolean
  /** Whether passing needs confirmation; resigning always does. */
  confirmPass: boolean
  /** Whether cards can be dragged as well as tapped. */
  drag: boolean
  /** Whether the companion offers to read printed codes by camera, which is less exact than its goal. */
  cameraCodes: boolean
  /** Whether the bots' lines are shown at the table. */
  dialogue: boolean
  /** The player's name. */
  name: string
  /** Whether the browser notifies the user when it is their turn. */
  notify: boolean
  /** Whether the guided first game was played or skipped. */
  guided: boolean
  /** The address of a server for online play, on a page that has none of its own. */
  server: string
}

/** The volume until another one is chosen. */
export const MODEST_VOLUME = 0.5

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
    muted: false,
    volume: MODEST_VOLUME,
    ambience: true,
    music: true,
    confirmPass: true,
    drag: true,
    cameraCodes: false,
    dialogue: true,
    name: '',
    notify: false,
    guided: false,
    server: globalThis.document?.querySelector('meta[name="gwint-server"]')?.getAttribute('content') ?? '',
  }
}

function loadSettings(): Settings {
  try {
    return { ...defaultSettings(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return defaultSettings()
  }
}

/** The current settings; change them with `saveSetting`. */
export const settings = $state<Settings>(loadSettings())

export function saveSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Without storage the settings last until the page is closed.
  }
}

/** Applies settings that are changed in another window of this browser; called once, by the app. */
export function syncSettings(): void {
  addEventListener('storage', ({ key }) => key === KEY && Object.assign(settings, loadSettings()))
}
