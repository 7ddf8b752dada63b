/** Steps in words, for the log, the caption and those who hear them. */

import type { AnyEvent } from '../api/types.ts'
import { formatEvent } from '../i18n/tables.ts'
import type { Localizer } from '../i18n/localizer.ts'
import type { Step } from './replaySteps.ts'

/** What an event says only to a program. */
const UNTOLD: ReadonlySet<AnyEvent['kind']> = new Set(['swept'])

export function formatStep(step: Step, localizer: Localizer): string[] {
  return step.events.filter((event) => !UNTOLD.has(event.kind)).map((event) => formatEvent(event, localizer))
}
