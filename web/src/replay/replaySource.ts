/** Where a chronicle comes from: a table of this server, or a record that somebody uploaded. */

import { ensureIdentity } from '../api/identity.ts'
import { get, post, getText } from '../api/http.ts'
import type { ChairView, Mode, TableView } from '../api/types.ts'
import { playersInRecord, type Step, type Viewpoint } from './replaySteps.ts'

/** How an uploaded record is marked in the address. */
const RECORD = 'r-'
/** As many as the server gives in one answer. */
const PAGE = 100

export interface Source {
  id: string
  of: 'table' | 'record'
}
/** Who played: chairs where a table tells them, or names alone. */
export interface Players {
  chairs: readonly ChairView[]
  names: readonly string[]
}

export const sourceOf = (part: string): Source =>
  part.startsWith(RECORD) ? { id: part.slice(RECORD.length), of: 'record' } : { id: part, of: 'table' }

export const pathOf = (source: Source): string => `/g/${source.of === 'record' ? RECORD : ''}${source.id}`

const apiPath = ({ id, of }: Source): string => `/api/${of}s/${encodeURIComponent(id)}`

/** The address of the record itself, to be downloaded. */
export const recordOf = (source: Source): string =>
  source.of === 'table' ? `${apiPath(source)}/record` : apiPath(source)

/** The address of its analysis, told line by line. */
export const analysisOf = (source: Source): string => `${apiPath(source)}/analysis`

/** All steps as a viewpoint knows them, page by page. */
export async function stepsOf(source: Source, seat: Viewpoint): Promise<Step[]> {
  const steps: Step[] = []
  let count = 1
  while (steps.length < count) {
    const params = new URLSearchParams({ seat: String(seat), first: String(steps.length), limit: String(PAGE) })
    const page = await get<{ count: number; steps: Step[] }>(`${apiPath(source)}/steps?${params}`)
    if (page.steps.length === 0) break
    count = page.count
    steps.push(...page.steps)
  }
  return steps
}

export async function playersOf(source: Source): Promise<Players> {
  if (source.of === 'record') return { chairs: [], names: playersInRecord(await getText(apiPath(source))) }
  const { view } = await get<{ view: TableView }>(apiPath(source))
  return { chairs: view.chairs, names: view.chairs.map((chair) => chair.name) }
}

/** Keep a record on the server; its address in the page. */
export async function uploadRecord(record: string): Promise<string> {
  await ensureIdentity()
  const { id } = await post<{ id: string }>('/api/records', { text: record })
  return pathOf({ id, of: 'record' })
}

/** Who sits where in a game that goes on from a step. */
export type BranchSeat = { sit: string } | { bot: string } | null

/** Begin a new game where another stood; its address in the page. */
export async function openBranch(source: Source, step: number, seats: readonly BranchSeat[]): Promise<string> {
  const from = source.of === 'table' ? { table: source.id, step } : { record: source.id, step }
  await ensureIdentity()
  const { id } = await post<{ id: string }>('/api/tables', { from, seats })
  return `/t/${id}`
}

export const botsFor = async (mode: Mode): Promise<string[]> =>
  (await get<{ bots: { id: string }[] }>(`/api/bots?${new URLSearchParams({ mode })}`)).bots.map((bot) => bot.id)
