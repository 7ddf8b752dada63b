/** Formats the reasons for a move. */

import type { Reason } from '../api/types.ts'
import type { Details, Localizer } from './localizer.ts'

/** Details that are ids of cards or leaders. */
const NAMED: ReadonlySet<string> = new Set(['card', 'leader'])

/** All reasons, one sentence each. */
export const formatReasons = (reasons: readonly Reason[], localizer: Localizer): string =>
  reasons.map((reason) => formatReason(reason, localizer)).join(' ')

function formatReason({ kind, values }: Reason, localizer: Localizer): string {
  const details = Object.entries(values).map(
    ([name, value]) => [name, NAMED.has(name) ? localizer.namer.idName(String(value)) : value] as const,
  )
  return localizer.translate(`advice-${kind}`, Object.fromEntries(details) as Details)
}

/** A probability as a whole percentage. */
export const percent = (chance: number): number => Math.round(100 * chance)
