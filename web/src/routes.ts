/** Addresses of the page: which screen a path shows, on the History API and nothing else. */

/** Every screen and its path; `:name` stands for one part of it. */
export const PATHS = {
  home: '/',
  table: '/t/:id',
  chronicles: '/g',
  replay: '/g/:id',
  guide: '/guide',
  move: '/move',
  decks: '/decks',
  deck: '/decks/:id',
  rules: '/rules',
  topic: '/rules/:topic',
  score: '/score',
  settings: '/settings',
  gallery: '/gallery',
} as const

export type Screen = keyof typeof PATHS
export type Parts = Readonly<Record<string, string>>
export interface Place {
  screen: Screen | 'nowhere'
  parts: Parts
}

/** Where a path leads. */
export function placeOf(path: string): Place {
  for (const [screen, pattern] of Object.entries(PATHS)) {
    const parts = matched(pattern, path)
    if (parts !== null) return { screen: screen as Screen, parts }
  }
  return { screen: 'nowhere', parts: {} }
}

/** The path of a screen. */
export function pathTo(screen: Screen, parts: Parts = {}): string {
  return PATHS[screen].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''))
}

function matched(pattern: string, path: string): Parts | null {
  const [wanted, given] = [pattern.split('/'), path.replace(/(?<=.)\/$/, '').split('/')]
  if (wanted.length !== given.length) return null
  const parts: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const told = given[index]!
    if (!part.startsWith(':')) {
      if (part !== told) return null
    } else if (told === '') return null
    else parts[part.slice(1)] = decoded(told)
  }
  return parts
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
