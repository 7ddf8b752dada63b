/** The source of a replay: a table on this server, or an uploaded record. */

import { ensureIdentity } from '../api/identity.ts'
import { get, post, getText } from '../api/http.ts'
import type {
  Bots,
  ChairView,
  Fault,
  Mode,
  NewTable,
  RecordId,
  ReplayStep,
  ReplaySteps,
  TableAnswer,
} from '../api/types.ts'
import { playersInRecord, type Viewpoint } from './replaySteps.ts'

/** The prefix of an uploaded record's id in the address. */
const RECORD = 'r-'
/** The server's page size. */
const PAGE = 100

export interface Source {
  id: string
  of: 'table' | 'record'
}
/** The players: chairs if the source is a table, otherwise names. */
export interface Players {
  chairs: readonly ChairView[]
  names: readonly string[]
}

export const sourceOf = (part: string): Source =>
  part.startsWith(RECORD) ? { id: part.slice(RECORD.length), of: 'record' } : { id: part, of: 'table' }

export const pathOf = (source: Source): string => `/g/${source.of === 'record' ? RECORD : ''}${source.id}`

export const apiPath = ({ id, of }: Source): string => `/api/${of}s/${encodeURIComponent(id)}`

/** The address of the record, for downloading. */
export const recordOf = (source: Source): string =>
  source.of === 'table' ? `${apiPath(source)}/record` : apiPath(source)

/** The address of the analysis. */
export const analysisOf = (source: Source): string => `${apiPath(source)}/analysis`

/** All steps, and why a record replays no further; null if all of it replays. */
export type Recording = Pick<ReplaySteps, 'steps' | 'fault'>

/** Fetches all steps from a viewpoint, page by page. */
export async function recordingOf(source: Source, seat: Viewpoint): Promise<Recording> {
  const steps: ReplayStep[] = []
  let count = 1
  let fault: Fault | null = null
  while (steps.length < count) {
    const params = new URLSearchParams({ seat: String(seat), first: String(steps.length), limit: String(PAGE) })
    const page = await get<ReplaySteps>(`${apiPath(source)}/steps?${params}`)
    if (page.steps.length === 0) break
    count = page.count
    fault = page.fault
    steps.push(...page.steps)
  }
  return { steps, fault }
}

export const stepsOf = async (source: Source, seat: Viewpoint): Promise<ReplayStep[]> =>
  (await recordingOf(source, seat)).steps

export async function playersOf(source: Source): Promise<Players> {
  if (source.of === 'record') return { chairs: [], names: playersInRecord(await getText(apiPath(source))) }
  const { view } = await get<TableAnswer>(apiPath(source))
  return { chairs: view.chairs, names: view.chairs.map((chair) => chair.name) }
}

/** Uploads a record; returns the path of its replay. */
export async function uploadRecord(record: string): Promise<string> {
  await ensureIdentity()
  const { id } = await post<RecordId>('/api/records', { text: record })
  return pathOf({ id, of: 'record' })
}

/** Who plays a seat in a game that branches off. */
export type BranchSeat = { sit: string } | { bot: string } | null

/** Opens a new game from a step; returns its path. */
export async function openBranch(source: Source, step: number, seats: BranchSeat[]): Promise<string> {
  const from = source.of === 'table' ? { table: source.id, step } : { record: source.id, step }
  await ensureIdentity()
  const { id } = await post<TableAnswer>('/api/tables', { from, seats } satisfies NewTable)
  return `/t/${id}`
}

export const botsFor = async (mode: Mode): Promise<string[]> =>
  (await get<Bots>(`/api/bots?${new URLSearchParams({ mode })}`)).bots.map((bot) => bot.id)
