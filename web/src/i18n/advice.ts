/** Why a move is worth making, in words. */

import type { Reason } from '../api/types.ts'
import type { Details, Voice } from './localizer.ts'

/** Values that are ids of cards and leaders. */
const NAMED: ReadonlySet<string> = new Set(['card', 'leader'])

/** All reasons, one sentence each. */
export const whySentence = (reasons: readonly Reason[], voice: Voice): string =>
  reasons.map((reason) => said(reason, voice)).join(' ')

function said({ kind, values }: Reason, voice: Voice): string {
  const told = Object.entries(values).map(
    ([name, value]) => [name, NAMED.has(name) ? voice.namer.idName(String(value)) : value] as const,
  )
  return voice.say(`advice-${kind}`, Object.fromEntries(told) as Details)
}

/** A chance as it is told: whole percents. */
export const percent = (chance: number): number => Math.round(100 * chance)
