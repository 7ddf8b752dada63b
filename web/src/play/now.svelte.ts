/** The page's own clock, in quarters of a second, while anybody looks at it. */

import { createSubscriber } from 'svelte/reactivity'

const BEAT_MS = 250

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, BEAT_MS)
  return () => clearInterval(timer)
})

/** Milliseconds now, as `performance.now` counts them; whoever asks in an effect is told again. */
export function now(): number {
  subscribe()
  return performance.now()
}
