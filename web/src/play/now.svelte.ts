/** A reactive clock that ticks four times a second while something reads it. */

import { createSubscriber } from 'svelte/reactivity'

const BEAT_MS = 250

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, BEAT_MS)
  return () => clearInterval(timer)
})

/** The current `performance.now()`; effects that read it run again with every tick. */
export function now(): number {
  subscribe()
  return performance.now()
}
