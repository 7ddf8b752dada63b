/** The decks that can be chosen for a table, and the default deck. */

import { fetchSavedDecks, randomDeck } from '../api/decks.ts'
import { fetchStarters } from '../api/reference.ts'
import { get, post } from '../api/http.ts'
import type {
  Faction,
  Fault,
  Language,
  Leader,
  Mode,
  Terms,
  DeckReport,
  LeaderFacts,
  LineupAnswer,
  RandomDeckReport,
  Starters,
} from '../api/types.ts'

/** A deck to choose; faction and leader are null if the server can no longer read it. */
export interface DeckOption {
  code: string
  name: string
  faction: Faction | null
  leader: Leader | null
  plan: string
}

/** The terms that a table's decks are checked against. */
export type DeckTerms = Pick<Terms, 'mode' | 'rules' | 'advanced'>

const LEGENDARY = 'legendary'
const IN_A_MATCH = 3
const LINEUP_ATTEMPTS = 20

export const decksNeeded = (mode: Mode): number => (mode === 'match' ? IN_A_MATCH : 1)
export const isSolo = (mode: Mode): boolean => mode.startsWith('solo')

/** Starter decks; for a match and under the advanced limits only those that comply. */
export async function starterDecks(terms: DeckTerms, language: Language): Promise<DeckOption[]> {
  const advanced = terms.mode === 'match' || terms.advanced
  const decks = advanced
    ? (await get<Starters>(`/api/lineups/starters?language=${language}`)).starters
    : await fetchStarters(language)
  return decks.map(({ code, name, plan, deck }) => ({
    code,
    name,
    plan,
    faction: deck.faction,
    leader: deck.leader,
  }))
}

/** The user's saved decks. */
export async function fetchOwnDecks(): Promise<DeckOption[]> {
  return (await fetchSavedDecks()).map(({ code, name, faction, leader }) => ({
    code,
    name,
    faction,
    leader,
    plan: '',
  }))
}

/** A leader with the faction's full set, as used in solo. */
export const fullSetDeck = (leader: LeaderFacts, name: string): DeckOption => ({
  code: `set:${leader.id}`,
  name,
  faction: leader.faction,
  leader: leader.id,
  plan: '',
})

export async function randomDeckOption(
  { rules, advanced }: DeckTerms,
  name: (faction: Faction) => string,
): Promise<DeckOption> {
  return drawnDeck(await randomDeck(null, { rules, advanced }), name)
}

const drawnDeck = ({ deck, code }: RandomDeckReport, name: (faction: Faction) => string): DeckOption => ({
  code: code!,
  name: name(deck.faction),
  faction: deck.faction,
  leader: deck.leader,
  plan: '',
})

/** Reads a pasted deck: its code, its text, or a starter's id; returns its faults at this table. */
export async function readPastedDeck(
  deck: string,
  { mode, rules, advanced }: DeckTerms,
  language: Language,
): Promise<{ deck: DeckOption; faults: readonly Fault[] }> {
  const answer = await post<DeckReport>('/api/decks/read', { deck, mode, rules, advanced, language })
  return {
    deck: {
      code: answer.code ?? deck,
      name: answer.deck.name,
      faction: answer.deck.faction,
      leader: answer.deck.leader,
      plan: '',
    },
    faults: answer.faults,
  }
}

/** A deck that is legal at the table, for players who choose none. */
export async function defaultDecks(
  terms: DeckTerms,
  language: Language,
  leaders: readonly LeaderFacts[],
  named: (faction: Faction) => string,
): Promise<DeckOption[]> {
  if (isSolo(terms.mode)) {
    const leader = pickRandom(leaders.filter((item) => item.in_pool))
    return [fullSetDeck(leader, named(leader.faction))]
  }
  const plain = terms.rules === LEGENDARY && !terms.advanced
  if (terms.mode === 'match') return defaultLineup(terms, language, named)
  return plain ? [pickRandom(await starterDecks(terms, language))] : [await randomDeckOption(terms, named)]
}

/** Three starter decks, or random decks if house rules forbid these. */
async function defaultLineup(
  terms: DeckTerms,
  language: Language,
  named: (faction: Faction) => string,
): Promise<DeckOption[]> {
  const starters = shuffled(await starterDecks(terms, language)).slice(0, IN_A_MATCH)
  if (terms.rules === LEGENDARY) return starters
  const read = await Promise.all(starters.map(({ code }) => readPastedDeck(code, terms, language)))
  return read.every(({ faults }) => faults.length === 0) ? starters : randomLineup(starters, terms, named)
}

/** Random decks of these factions. They may share a hero, which a lineup must not, so others are drawn then. */
async function randomLineup(
  factions: readonly DeckOption[],
  { rules }: DeckTerms,
  named: (faction: Faction) => string,
): Promise<DeckOption[]> {
  for (let attempt = 1; ; attempt++) {
    const drawn = await Promise.all(factions.map(({ faction }) => randomDeck(faction, { rules, advanced: true })))
    const decks = drawn.map(({ deck: { faction, leader, cards } }) => ({ faction, leader, cards }))
    const { faults } = await post<LineupAnswer>('/api/lineups/check', { decks, rules })
    if (faults.length === 0 || attempt === LINEUP_ATTEMPTS) return drawn.map((one) => drawnDeck(one, named))
  }
}

const pickRandom = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(Math.random() * things.length)]!

function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  return things
    .map((thing) => ({ thing, lot: Math.random() }))
    .sort((item, other) => item.lot - other.lot)
    .map(({ thing }) => thing)
}
