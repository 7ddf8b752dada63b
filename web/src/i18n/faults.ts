/** Formats a fault as a sentence or two, with the same messages and details as the Python library. */

import type { AnyMove, Card, Faction, Fault, Leader, Row } from '../api/types.ts'
import { formatMove } from './moves.ts'
import type { Details, Localizer } from './localizer.ts'

/** The maximum number of items listed before the rest is only counted; other lists have no limit. */
const LONGEST: Readonly<Record<string, number>> = { legal: 10, moves: 10, faults: 20 }
/** Separators of lists; the default is a comma. */
const BETWEEN: Readonly<Record<string, string>> = { legal: '; ', moves: '; ', faults: '\n' }
const MOST_LETTERS = 80
/** Details that not every fault of a kind has, or that may be empty. */
const DEFAULTS: Details = { nearest: '', nearest_count: 0, acting: '', acting_count: 0 }

type Tagged =
  | { card: Card }
  | { leader: Leader }
  | { faction: Faction }
  | { row: Row }
  | { move: AnyMove }
  | { name: AnyMove }
  | { fault: Fault }

export function formatFault(fault: Fault, localizer: Localizer): string {
  const id = `fault-${fault.kind}`
  const text = localizer.translate(id, details(fault, localizer))
  if (text === id) return fault.kind
  const line = fault.details['line']
  return typeof line === 'number' && line > 0 && !('faults' in fault.details)
    ? localizer.translate('fault-at-line', { line: String(line), fault: text })
    : text
}

function details(fault: Fault, localizer: Localizer): Details {
  const result: Details = { ...DEFAULTS }
  for (const [name, value] of Object.entries(fault.details)) {
    if (Array.isArray(value)) {
      result[name] = list(name, value, localizer)
      result[`${name}_count`] = value.length
    } else result[name] = formatDetail(name, value, localizer)
  }
  result['card'] ??= result['leader'] ?? ''
  result['why'] = cause(fault, localizer)
  return result
}

/** The fault behind a fault: its kind is in the detail `why`, its details are among the others. */
function cause(fault: Fault, localizer: Localizer): string {
  const { why: kind, line: _, ...rest } = fault.details
  return typeof kind === 'string' ? formatFault({ kind, details: rest }, localizer) : ''
}

function list(name: string, values: readonly unknown[], localizer: Localizer): string {
  const items = [...new Set(values.map((value) => String(formatDetail(name, value, localizer))))]
  const texts = name === 'values' ? withRanges(items) : items
  const shown = texts.slice(0, LONGEST[name] ?? texts.length)
  const text = shown.join(BETWEEN[name] ?? ', ')
  return shown.length < texts.length
    ? localizer.translate('list-more', { list: text, count: texts.length - shown.length })
    : text
}

/** Writes consecutive numbers as ranges: `deck-limits`, `0–20`. */
function withRanges(items: readonly string[]): string[] {
  const runs: string[][] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run && /^\d+$/.test(item) && Number(run.at(-1)) + 1 === Number(item)) run.push(item)
    else runs.push([item])
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run))
}

/** Formats a detail of a fault or a reason. */
export function formatDetail(name: string, value: unknown, localizer: Localizer): string | number {
  if (typeof value === 'number' || (typeof value === 'string' && name === 'weather'))
    return nameOf(name, value, localizer)
  if (typeof value === 'object' && value !== null) return tagged(value as Tagged, localizer)
  return short(String(value ?? ''))
}

/** Formats numbers and ids that stand for something with a name. */
function nameOf(name: string, value: number | string, localizer: Localizer): string | number {
  if (name === 'weather') return localizer.weather(String(value))
  if (typeof value === 'string') return value
  if (name === 'seat' || name === 'partner' || name === 'acting') return localizer.player(value)
  return name === 'side' ? localizer.side(value) : value
}

function tagged(value: Tagged, localizer: Localizer): string {
  if ('card' in value) return localizer.card(value.card)
  if ('leader' in value) return localizer.leader(value.leader)
  if ('faction' in value) return localizer.faction(value.faction)
  if ('row' in value) return value.row
  if ('fault' in value) return formatFault(value.fault, localizer)
  return formatMove('move' in value ? value.move : value.name, null, localizer, true)
}

/** Shortens a text to one line of limited length. */
function short(text: string): string {
  const line = text.split(/\s+/).join(' ').trim()
  return line.length <= MOST_LETTERS ? line : `${line.slice(0, MOST_LETTERS - 1)}…`
}
