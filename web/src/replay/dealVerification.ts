/** Verification of a game's deal by this browser alone: its record or sealed log goes to the rules in the worker. */

import { get, getText, post } from '../api/http.ts'
import { longestChain } from '../api/seals.ts'
import type { Fault, TableAnswer } from '../api/types.ts'
import { formatFault } from '../i18n/faults.ts'
import type { Localizer } from '../i18n/localizer.ts'
import { apiPath, recordOf, type Source } from './replaySource.ts'

export type Verdict = 'proven' | 'unproven' | 'not-dealt' | 'wrong' | 'noted'

/** One thing that was checked. */
export interface Finding {
  kind: string
  verdict: Verdict
  details: {
    seat?: number
    seats?: number[]
    attempt?: number
    count?: number
    total?: number
    table?: string
    fault?: Fault
  }
}

export interface DealReport {
  verdict: Verdict
  findings: Finding[]
}

/** The mark of a finding. */
export const MARKS: Readonly<Record<Verdict, string>> = {
  proven: '✓',
  wrong: '✗',
  unproven: '–',
  'not-dealt': '–',
  noted: '–',
}
/** This browser saw another game than the server shows now. */
const CONTRADICTED: Finding = { kind: 'own-chain', verdict: 'wrong', details: {} }

/** What is verified: the sealed log of a table, with the chain of what this browser was sent, or a record. */
interface Evidence {
  text: string
  chain: string
  contradicted: boolean
}

export async function verifyDeal(source: Source): Promise<DealReport> {
  const { text, chain, contradicted } = await evidenceOf(source)
  const report = await post<DealReport>('/api/local/verify', { text, chain })
  return contradicted ? { verdict: 'wrong', findings: [...report.findings, CONTRADICTED] } : report
}

/** An interrupted game's log does not replay to its end, but its record replays as far as it goes. */
async function evidenceOf(source: Source): Promise<Evidence> {
  const table = source.of === 'table' ? await get<TableAnswer>(apiPath(source)) : null
  if (table === null || table.view.phase === 'interrupted')
    return { text: await getText(recordOf(source)), chain: '', contradicted: false }
  const own = longestChain(source.id)
  const contradicted = own?.contradicted ?? false
  const chain = own && !contradicted ? own.chain : ''
  return { text: await getText(`${apiPath(source)}/seal`), chain, contradicted }
}

/** Formats what was checked, and the result, as a sentence. */
export function formatFinding({ kind, verdict, details }: Finding, localizer: Localizer): string {
  const seats = details.seats ?? (details.seat === undefined ? [] : [details.seat])
  const sentence = localizer.translate(`verify-${kind}`, {
    verdict,
    attempt: details.attempt ?? 0,
    count: details.count ?? 0,
    total: details.total ?? 0,
    player: seats.map((seat) => localizer.player(seat)).join(', '),
    table: details.table ?? '',
  })
  return details.fault ? `${sentence} ${formatFault(details.fault, localizer)}` : sentence
}
