/** What happened last, for those who do not read the whole log. */

import type { AnyEvent, Card } from '../api/types.ts'
import { NOT_ANNOUNCED } from './logRounds.ts'

/** Events that follow from what a player did; the ticker shows what was done. */
const CONSEQUENCES: ReadonlySet<AnyEvent['kind']> = new Set([
  ...['drew', 'summoned', 'transformed', 'went-to-hand', 'burned', 'left-game', 'discarded', 'laid-weather'],
  ...['cleared-weather', 'sounded-horn', 'took-from-pile', 'took-from-deck', 'saw-hand', 'shuffled-back', 'moved'],
  ...['stayed', 'judged', 'laid-face-down', 'added-to-total', 'pledged-entropy', 'sealed-log'],
] as AnyEvent['kind'][])
/** Ways in which a card comes by another card or by its faction. */
const COMES_BY_ITSELF: ReadonlySet<Extract<AnyEvent, { kind: 'played' }>['how']> = new Set(['called', 'returned'])

/** The events to report: what was done or has happened last, and what was scorched by it. */
export function latestEvents(events: readonly AnyEvent[]): AnyEvent[] {
  const last = events.findLastIndex(isReported)
  return last < 0 ? [] : [events[last]!, ...events.slice(last).filter((event) => event.kind === 'burned')]
}

/** A round that begins is only reported if none has ended before it. */
function isReported(event: AnyEvent): boolean {
  if (event.kind === 'played') return !COMES_BY_ITSELF.has(event.how)
  if (event.kind === 'began-round') return event.round === 1
  return !CONSEQUENCES.has(event.kind) && !NOT_ANNOUNCED.has(event.kind)
}

/** The card that was played last. */
export function lastPlayed(events: readonly AnyEvent[]): Card | null {
  const last = events.findLast((event) => event.kind === 'played' && !COMES_BY_ITSELF.has(event.how))
  return last?.kind === 'played' ? last.card : null
}
