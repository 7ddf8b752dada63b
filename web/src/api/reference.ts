/** Reference data from the server: rulesets and modes, the rulebook, starter decks. Fetched once per language. */

import { get } from './http.ts'
import type { Card, Faction, Fault, Language, Leader, Mode } from './types.ts'

export interface DeckData {
  faction: Faction
  leader: Leader
  cards: Record<Card, number>
  name: string
}

export const COUNTED = ['cards', 'units', 'heroes', 'specials', 'spies', 'medics', 'strength'] as const
export type Counted = (typeof COUNTED)[number]
export interface Limit {
  counted: Counted
  least: number | null
  most: number | null
}

/** A deck as data, code and text, with its faults and statistics. */
export interface DeckAnswer {
  deck: DeckData
  /** Null if a card of another faction makes it impossible to encode the deck. */
  code: string | null
  text: string
  faults: Fault[]
  counts: Record<Counted, number>
  limits: Limit[]
  curve: { strength: number; units: number }[]
  abilities: { ability: string; cards: number; share: number }[]
}

export interface Starter {
  id: string
  name: string
  plan: string
  deck: DeckData
  code: string
}

export interface RulesetFacts {
  id: string
  title: string
  text: string
  options: Record<string, string>
}
export interface OptionFacts {
  id: string
  title: string
  text: string
  usual: string
  values: { id: string; title: string }[]
}
export interface ModeFacts {
  id: Mode
  title: string
  text: string
  seats: number
  sides: number[]
  virtual: number[]
  decks: number
  ignores: string[]
  partly: Record<string, string>
}
export interface Rulesets {
  rulesets: RulesetFacts[]
  options: OptionFacts[]
  modes: ModeFacts[]
}

export interface Topic {
  id: string
  title: string
  text: string
}
export interface Rulebook {
  rules: string
  mode: Mode | null
  groups: { id: string; topics: Topic[] }[]
  ignored: string[]
  partly: Record<string, string>
}

export const fetchRulesets = (language: Language): Promise<Rulesets> =>
  fetchOnce(`/api/rulesets?${queryString({ language })}`)
export const fetchStarters = async (language: Language): Promise<Starter[]> =>
  (await fetchOnce<{ starters: Starter[] }>(`/api/starters?${queryString({ language })}`)).starters
export const fetchRulebook = (language: Language, rules: string, mode: Mode | null): Promise<Rulebook> =>
  fetchOnce(`/api/rules?${queryString({ language, rules, ...(mode ? { mode } : {}) })}`)

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
