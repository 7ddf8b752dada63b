/** Formats a step's events as sentences, for the log, the caption and screen readers. */

import type { AnyEvent } from '../api/types.ts'
import { formatEvent } from '../i18n/tables.ts'
import type { Localizer } from '../i18n/localizer.ts'
import type { Step } from './replaySteps.ts'

/** Events that are not shown. */
const UNTOLD: ReadonlySet<AnyEvent['kind']> = new Set(['swept'])

export function formatStep(step: Step, localizer: Localizer): string[] {
  return step.events.filter((event) => !UNTOLD.has(event.kind)).map((event) => formatEvent(event, localizer))
}
