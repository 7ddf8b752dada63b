/** Reference data from the server: rulesets, modes, the rulebook, lessons, starter decks. Fetched once per language. */

import { get } from './http.ts'
import type {
  Counted,
  EncounterFacts,
  Language,
  LessonBook,
  Mode,
  Rulebook,
  Rulesets,
  StarterFacts,
  Starters,
} from './types.ts'

export const COUNTED: readonly Counted[] = ['cards', 'units', 'heroes', 'specials', 'spies', 'medics', 'strength']

export const fetchRulesets = (language: Language): Promise<Rulesets> =>
  fetchOnce(`/api/rulesets?${queryString({ language })}`)
export const fetchStarters = async (language: Language): Promise<StarterFacts[]> =>
  (await fetchOnce<Starters>(`/api/starters?${queryString({ language })}`)).starters
export const fetchRulebook = (language: Language, rules: string, mode: Mode | null): Promise<Rulebook> =>
  fetchOnce(`/api/rules?${queryString({ language, rules, ...(mode ? { mode } : {}) })}`)
export const fetchLessons = (language: Language): Promise<LessonBook> =>
  fetchOnce(`/api/lessons?${queryString({ language })}`)

export const fetchEncounter = (
  first: string,
  second: string,
  rules: string,
  language: Language,
): Promise<EncounterFacts> => fetchOnce(`/api/encounters?${queryString({ first, second, rules, language })}`)

const queryString = (params: Record<string, string>): string => new URLSearchParams(params).toString()

const cache = new Map<string, Promise<unknown>>()

/** Caches answers that only change with the server's version; failures are not cached. */
function fetchOnce<Answer>(path: string): Promise<Answer> {
  const cached = cache.get(path) as Promise<Answer> | undefined
  if (cached !== undefined) return cached
  const answer = get<Answer>(path)
  cache.set(path, answer)
  answer.catch(() => cache.delete(path))
  return answer
}
