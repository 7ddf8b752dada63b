/** The last draw from the box, which the browser keeps so that the same decks are shown again. */

import type { BoxRequest } from '../api/box.ts'
import type { Faction } from '../api/types.ts'

export const [MIN_SEATS, MAX_SEATS] = [2, 5]
const KEY = 'gwint.box'
const SEEDS = 1e9

export const newSeed = (): string => String(Math.floor(Math.random() * SEEDS))

const perSeat = <Value>(value: Value): Value[] => Array.from({ length: MAX_SEATS }, () => value)

export const newRequest = (rules: string): BoxRequest => ({
  seats: MIN_SEATS,
  rules,
  advanced: false,
  factions: perSeat<Faction | ''>(''),
  redraws: perSeat(0),
  seed: newSeed(),
})

/** All decks drawn again. */
export const redrawAll = (request: BoxRequest): BoxRequest => ({ ...request, redraws: perSeat(0), seed: newSeed() })

/** The deck of a seat drawn again. */
export const redrawOne = (request: BoxRequest, seat: number): BoxRequest => ({
  ...request,
  redraws: request.redraws.map((times, place) => times + Number(place === seat)),
})

/** A seat with this faction, or with a drawn one if it is empty. */
export const lockFaction = (request: BoxRequest, seat: number, faction: Faction | ''): BoxRequest => ({
  ...request,
  factions: request.factions.map((locked, place) => (place === seat ? faction : locked === faction ? '' : locked)),
})

export function loadRequest(rules: string): BoxRequest {
  try {
    return { ...newRequest(rules), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<BoxRequest>) }
  } catch {
    return newRequest(rules)
  }
}

export function saveRequest(request: BoxRequest): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(request))
  } catch {
    // Without storage, other decks are drawn next time.
  }
}
