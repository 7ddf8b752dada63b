/** What goes into a report of a problem: where one is, what went wrong lately, and the table as one may know it. */

import { settings } from '../settings/settings.svelte.ts'
import type { TableSocket } from '../api/tableSocket.svelte.ts'
import { get, Refusal, getText } from '../api/http.ts'

const MOST_ERRORS = 10

const errors: string[] = []
let table = $state.raw<TableSocket | null>(null)

export interface Version {
  version: string
  rules_version: number
}

/** The table that is before the reader now; gives what to call when it no longer is. */
export function reportTable(socket: TableSocket | null): () => void {
  table = socket
  return () => {
    if (table === socket) table = null
  }
}

/** Whether a table is before the reader, so that its position can be told. */
export const hasTable = (): boolean => table?.view != null

/** Remember what goes wrong; called once, by the page. */
export function recordErrors(): void {
  addEventListener('error', (event) => recordError(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => recordError(event.reason))
}

function recordError(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  errors.push(`${new Date().toISOString()} ${text}`)
  errors.splice(0, errors.length - MOST_ERRORS)
}

/** The report as text, to be sent by whatever way the reader likes. */
export async function writeReport(withTable: boolean): Promise<string> {
  const version = await get<Version>('/api/version').catch(() => null)
  const parts = [
    `Gwint ${version?.version ?? '?'} (rules ${version?.rules_version ?? '?'})`,
    `${location.pathname}, ${settings.language}, ${settings.theme}, ${settings.speed}`,
    `${navigator.userAgent}, ${innerWidth}x${innerHeight} @${devicePixelRatio}`,
    ...errors,
  ]
  if (withTable && table?.view) parts.push(await tableText(table))
  return parts.join('\n')
}

/** The record of a game that is over; of one that goes on, what this seat may know. */
async function tableText(socket: TableSocket): Promise<string> {
  if (socket.view?.phase === 'over') {
    try {
      return await getText(`/api/tables/${socket.table}/record`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return JSON.stringify({ seat: socket.seat, standing: socket.state, view: socket.view })
}
