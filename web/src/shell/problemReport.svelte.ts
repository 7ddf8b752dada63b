/** The contents of a problem report: the address, recent errors, and the table as the user may see it. */

import { addressOf } from './address.ts'
import { settings } from '../settings/settings.svelte.ts'
import type { TableSocket } from '../api/tableSocket.svelte.ts'
import { get, Refusal, getText } from '../api/http.ts'
import type { Version } from '../api/types.ts'

const MOST_ERRORS = 10

const errors: string[] = []
let table = $state.raw<TableSocket | null>(null)

/** Sets the table that reports include; returns a function that removes it. */
export function reportTable(socket: TableSocket | null): () => void {
  table = socket
  return () => {
    if (table === socket) table = null
  }
}

/** Whether a report can include a table. */
export const hasTable = (): boolean => table?.view != null

/** Records errors for the report; called once, by the app. */
export function recordErrors(): void {
  addEventListener('error', (event) => recordError(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => recordError(event.reason))
}

function recordError(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  errors.push(`${new Date().toISOString()} ${text}`)
  errors.splice(0, errors.length - MOST_ERRORS)
}

/** The report as text. */
export async function writeReport(withTable: boolean): Promise<string> {
  const version = await get<Version>('/api/version').catch(() => null)
  const parts = [
    `Gwint ${version?.version ?? '?'} (rules ${version?.rules_version ?? '?'})`,
    `${addressOf(location).path}, ${settings.language}, ${settings.theme}, ${settings.speed}`,
    `${navigator.userAgent}, ${innerWidth}x${innerHeight} @${devicePixelRatio}`,
    ...errors,
  ]
  if (withTable && table?.view) parts.push(await tableText(table))
  return parts.join('\n')
}

/** The record of a finished game; otherwise this seat's view. */
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
