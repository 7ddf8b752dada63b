/** The routes of the page: which screen a path shows. */

/** Every screen and its path; `:name` is a parameter. */
export const PATHS = {
  home: '/',
  table: '/t/:id',
  replays: '/g',
  replay: '/g/:id',
  guide: '/guide',
  move: '/move',
  decks: '/decks',
  deck: '/decks/:id',
  box: '/box',
  reference: '/box/reference',
  sheet: '/box/deck/:code',
  rules: '/rules',
  topic: '/rules/:topic',
  score: '/score',
  companion: '/companion',
  'companion-solo': '/companion/solo/:id',
  referee: '/referee',
  settings: '/settings',
  gallery: '/gallery',
} as const

export type Screen = keyof typeof PATHS
export type RouteParams = Readonly<Record<string, string>>
export interface Route {
  screen: Screen | 'not-found'
  params: RouteParams
}

/** The route of a path. */
export function matchRoute(path: string): Route {
  for (const [screen, pattern] of Object.entries(PATHS)) {
    const params = matchPattern(pattern, path)
    if (params !== null) return { screen: screen as Screen, params }
  }
  return { screen: 'not-found', params: {} }
}

/** The path of a screen. */
export function routePath(screen: Screen, params: RouteParams = {}): string {
  return PATHS[screen].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function matchPattern(pattern: string, path: string): RouteParams | null {
  const [expected, actual] = [pattern.split('/'), path.replace(/(?<=.)\/$/, '').split('/')]
  if (expected.length !== actual.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const value = actual[index]!
    if (!part.startsWith(':')) {
      if (part !== value) return null
    } else if (value === '') return null
    else params[part.slice(1)] = decodePart(value)
  }
  return params
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
