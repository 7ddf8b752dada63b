/** The road of levels and rivals: whom this browser's user has beaten, and the last duel, for “Play now”. */

import type { BotFacts, TableView } from '../api/types.ts'
import type { DeckOption } from '../waiting-room/deckChoices.ts'

/** The key of the ids of all who were beaten, as a list; the export of all data contains it. */
export const ROAD_KEY = 'gwint.road'
/** The key of the last duel against a bot. */
const LAST_DUEL_KEY = 'gwint.last-duel'

export interface Duel {
  bot: string
  rules: string
  advanced: boolean
  /** Null for a random starter deck. */
  decks: readonly DeckOption[] | null
}

export const beaten = (): ReadonlySet<string> => new Set(parseRoad(localStorage.getItem(ROAD_KEY)))

/** The first on the road who has not been beaten; undefined at its end. */
export function nextRival(bots: readonly BotFacts[], done: ReadonlySet<string>): BotFacts | undefined {
  return bots
    .filter((bot) => bot.road !== null && !done.has(bot.id))
    .sort((first, second) => first.road! - second.road!)[0]
}

/** Remembers whom the user has beaten at a finished table. */
export function recordVictory(table: TableView, seat: number | null): void {
  const won = victims(table, seat)
  if (won.length > 0) localStorage.setItem(ROAD_KEY, mergeRoads(JSON.stringify(won), localStorage.getItem(ROAD_KEY)))
}

/** The bots that lost a duel or match against the user, from the deal on. */
export function victims({ terms, phase, result, chairs }: TableView, seat: number | null): string[] {
  const own = seat === null ? undefined : chairs[seat]?.side
  const counts = phase === 'over' && terms.start === '' && (terms.mode === 'duel' || terms.mode === 'match')
  if (!counts || own === undefined || !result?.winners?.includes(own) || result.winners.length > 1) return []
  return chairs.filter((chair) => chair.kind === 'bot' && chair.side !== own).map((chair) => chair.name)
}

/** Everybody who is in either of two stored lists. */
export const mergeRoads = (first: string | null, second: string | null): string =>
  JSON.stringify([...new Set([...parseRoad(first), ...parseRoad(second)])].sort())

function parseRoad(text: string | null): string[] {
  const road = parse(text)
  return Array.isArray(road) ? road.filter((id): id is string => typeof id === 'string') : []
}

export function lastDuel(): Duel | null {
  const duel = parse(localStorage.getItem(LAST_DUEL_KEY)) as Partial<Duel> | null
  return typeof duel?.bot === 'string' && typeof duel.rules === 'string' ? (duel as Duel) : null
}

export const saveLastDuel = (duel: Duel): void => localStorage.setItem(LAST_DUEL_KEY, JSON.stringify(duel))
export const forgetLastDuel = (): void => localStorage.removeItem(LAST_DUEL_KEY)

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
