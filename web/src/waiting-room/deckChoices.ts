/** Decks that can be brought to a table, and what is brought where nobody chooses. */

import { fetchSavedDecks, randomDeck } from '../api/decks.ts'
import type { LeaderFacts } from '../api/catalogue.ts'
import { fetchStarters, type DeckAnswer, type Starter } from '../api/reference.ts'
import { get, post } from '../api/http.ts'
import type { Faction, Fault, Language, Leader, Mode, Terms } from '../api/types.ts'

/** A deck as it is brought; where it cannot be read any more, it has neither faction nor leader. */
export interface Bag {
  told: string
  name: string
  faction: Faction | null
  leader: Leader | null
  plan: string
}

/** What decks are judged by at a table. */
export type Judged = Pick<Terms, 'mode' | 'rules' | 'advanced'>

const LEGENDARY = 'legendary'
const IN_A_MATCH = 3

export const needed = (mode: Mode): number => (mode === 'match' ? IN_A_MATCH : 1)
export const alone = (mode: Mode): boolean => mode.startsWith('solo')

/** Ready-made decks: for a match, and by the advanced limits, those that keep them. */
export async function readyMade(judged: Judged, language: Language): Promise<Bag[]> {
  const advanced = judged.mode === 'match' || judged.advanced
  const made = advanced
    ? (await get<{ starters: Starter[] }>(`/api/lineups/starters?language=${language}`)).starters
    : await fetchStarters(language)
  return made.map(({ code, name, plan, deck }) => ({
    told: code,
    name,
    plan,
    faction: deck.faction,
    leader: deck.leader,
  }))
}

/** The decks in the reader's own chest. */
export async function own(): Promise<Bag[]> {
  return (await fetchSavedDecks()).map(({ code, name, faction, leader }) => ({
    told: code,
    name,
    faction,
    leader,
    plan: '',
  }))
}

/** A leader with the whole set of the faction, as solo is played. */
export const wholeSet = (leader: LeaderFacts, name: string): Bag => ({
  told: `set:${leader.id}`,
  name,
  faction: leader.faction,
  leader: leader.id,
  plan: '',
})

export async function byChance({ rules, advanced }: Judged, name: (faction: Faction) => string): Promise<Bag> {
  const { deck, code } = await randomDeck(null, { rules, advanced })
  return { told: code!, name: name(deck.faction), faction: deck.faction, leader: deck.leader, plan: '' }
}

/** A deck that was pasted: its code, its text, or a starter's id; with its faults at this table. */
export async function pasted(
  deck: string,
  { mode, rules, advanced }: Judged,
  language: Language,
): Promise<{ bag: Bag; faults: readonly Fault[] }> {
  const answer = await post<DeckAnswer>('/api/decks/read', { deck, mode, rules, advanced, language })
  return {
    bag: {
      told: answer.code ?? deck,
      name: answer.deck.name,
      faction: answer.deck.faction,
      leader: answer.deck.leader,
      plan: '',
    },
    faults: answer.faults,
  }
}

/** What is brought where nobody chooses: something that may be played at such a table. */
export async function usual(
  judged: Judged,
  language: Language,
  leaders: readonly LeaderFacts[],
  named: (faction: Faction) => string,
): Promise<Bag[]> {
  if (alone(judged.mode)) {
    const leader = any(leaders.filter((one) => one.in_pool))
    return [wholeSet(leader, named(leader.faction))]
  }
  const plain = judged.rules === LEGENDARY && !judged.advanced
  if (judged.mode === 'match') return shuffled(await readyMade(judged, language)).slice(0, IN_A_MATCH)
  return plain ? [any(await readyMade(judged, language))] : [await byChance(judged, named)]
}

const any = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(Math.random() * things.length)]!

function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  return things
    .map((thing) => ({ thing, lot: Math.random() }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ thing }) => thing)
}
