/** How far Python is: shown where somebody waits for it. */

import type { Progress } from './messages.ts'

const BEFORE: Progress = { phase: 'idle', loaded: 0, total: 0 }

let progress = $state.raw<Progress>(BEFORE)
let waiting = $state(0)

export const pythonProgress = (): Progress => progress
export const setProgress = (now: Progress): void => void (progress = now)

/** Whether somebody waits for an answer. */
export const isAwaited = (): boolean => waiting > 0

/** Counts a request until it is answered. */
export async function counted<Answer>(request: Promise<Answer>): Promise<Answer> {
  waiting += 1
  try {
    return await request
  } finally {
    waiting -= 1
  }
}
