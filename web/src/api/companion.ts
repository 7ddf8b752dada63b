/** Requests of the companion for printed cards. */

import { get, post, remove } from './http.ts'
import type { AnyMove, SoloGame, SoloGames, SoloLog, SoloSetup } from './types.ts'

/** What is entered: an outcome or a phrase as text, a move, or the request to choose at random. */
export type SoloEntry = { text: string } | { move: AnyMove } | { random: true }

const SOLO = '/api/companion/solo'

export const fetchSoloGames = (): Promise<SoloGames> => get(SOLO)
export const createSoloGame = (setup: SoloSetup): Promise<SoloGame> => post(SOLO, setup)
export const fetchSoloGame = (id: string): Promise<SoloGame> => get(pathOf(id))
export const fetchSoloLog = (id: string): Promise<SoloLog> => get(`${pathOf(id)}/log`)
export const deleteSoloGame = (id: string): Promise<unknown> => remove(pathOf(id))
export const enterInSolo = (id: string, after: number, entry: SoloEntry): Promise<SoloGame> =>
  post(`${pathOf(id)}/entries`, { after, ...entry })
export const undoInSolo = (id: string, after: number): Promise<SoloGame> => post(`${pathOf(id)}/undo`, { after })

const pathOf = (id: string): string => `${SOLO}/${encodeURIComponent(id)}`
