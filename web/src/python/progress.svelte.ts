/** How far Python is: shown where somebody waits for it. */

import { untrack } from 'svelte'
import type { Phase, Progress } from './messages.ts'

const BEFORE: Progress = { phase: 'idle', loaded: 0, total: 0 }

let progress = $state.raw<Progress>(BEFORE)
/** How many requests wait for an answer. */
const waiting = $state({ reads: 0, changes: 0 })

export const pythonProgress = (): Progress => progress
export const setProgress = (now: Progress): void => void (progress = now)

const LOADING: ReadonlySet<Phase> = new Set(['loading', 'starting'])

/** Resolves once Python's files are not, or no longer, being loaded. */
export function notLoading(): Promise<void> {
  return new Promise((resolve) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (LOADING.has(progress.phase)) return
        resolve()
        queueMicrotask(() => stop())
      })
    })
  })
}

/** Whether somebody waits for an answer; `quiet` if a screen is complete without what it reads. */
export const isAwaited = (quiet: boolean): boolean => waiting.changes > 0 || (!quiet && waiting.reads > 0)

/** Counts a request until it is answered. Effects that send one do not depend on the count. */
export async function counted<Answer>(method: string, request: Promise<Answer>): Promise<Answer> {
  const kind = method === 'GET' ? 'reads' : 'changes'
  const add = (more: number): number => untrack(() => (waiting[kind] += more))
  add(1)
  try {
    return await request
  } finally {
    add(-1)
  }
}
