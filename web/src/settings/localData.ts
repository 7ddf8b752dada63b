/** Everything in this browser as one file: the tables, decks and sessions that Python exports, and the settings. */

import { get, post } from '../api/http.ts'
import { mergeRoads, ROAD_KEY } from '../cast/road.ts'
import { deletePictures } from '../code-reader/cardPictures.ts'
import { stopPython } from '../python/pythonHost.ts'
import { deleteStorage } from '../python/storage.ts'

/** The keys of the page's own settings in `localStorage`. */
const PREFIX = 'gwint.'
const SETTINGS = 'settings'

/** A file that was chosen, and what is in it. */
export interface Contents {
  data: object
  games: number
  decks: number
  settings: Readonly<Record<string, string>>
}
type Exported = Record<string, unknown>

export async function exportEverything(): Promise<string> {
  const data = await get<Exported>('/api/local/export')
  return JSON.stringify({ ...data, [SETTINGS]: ownSettings() })
}

/** The contents of an exported file; null for any other text. Python checks everything else before it imports. */
export function contentsOf(text: string): Contents | null {
  const data = parse(text)
  if (!isObject(data) || !isObject(data['tables']) || !isObject(data['decks'])) return null
  const { [SETTINGS]: settings, ...rest } = data
  return {
    data: rest,
    games: Object.keys(data['tables']).length,
    decks: Object.keys(data['decks']).length,
    settings: isObject(settings) ? textsOf(settings) : {},
  }
}

/** Adds what is missing here. Settings that are already chosen here stay, and rivals beaten on either side count. */
export async function importFile({ data, settings }: Contents): Promise<void> {
  await post('/api/local/import', data)
  for (const [key, value] of Object.entries(settings))
    if (key === ROAD_KEY) localStorage.setItem(key, mergeRoads(value, localStorage.getItem(key)))
    else if (key.startsWith(PREFIX) && localStorage.getItem(key) === null) localStorage.setItem(key, value)
}

export async function eraseEverything(): Promise<void> {
  stopPython()
  await Promise.all([deleteStorage(), deletePictures()])
  for (const key of Object.keys(ownSettings())) localStorage.removeItem(key)
  location.reload()
}

const ownSettings = (): Record<string, string> =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX))) as Record<string, string>

const textsOf = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
