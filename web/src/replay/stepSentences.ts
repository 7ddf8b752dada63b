/** Steps in words, for the log, the caption and those who hear them. */

import type { AnyEvent } from '../api/types.ts'
import { toldSentence } from '../i18n/tables.ts'
import type { Voice } from '../i18n/localizer.ts'
import type { Step } from './replaySteps.ts'

/** What an event says only to a program. */
const UNTOLD: ReadonlySet<AnyEvent['kind']> = new Set(['swept'])

export function sentencesOf(step: Step, voice: Voice): string[] {
  return step.events.filter((event) => !UNTOLD.has(event.kind)).map((event) => toldSentence(event, voice))
}
