/** Formats the reasons for a move. */

import type { Reason } from '../api/types.ts'
import { formatDetail } from './faults.ts'
import type { Localizer } from './localizer.ts'

/** All reasons, one sentence each. */
export const formatReasons = (reasons: readonly Reason[], localizer: Localizer): string =>
  reasons.map((reason) => formatReason(reason, localizer)).join(' ')

function formatReason({ kind, values }: Reason, localizer: Localizer): string {
  const details = Object.entries(values).map(([name, value]) => [name, formatDetail(name, value, localizer)] as const)
  return localizer.translate(`advice-${kind}`, Object.fromEntries(details))
}

/** A probability as a whole percentage. */
export const percent = (chance: number): number => Math.round(100 * chance)
