/** Toasts: short messages that disappear by themselves. */

import { cardCatalogue, translate } from './appState.svelte.ts'
import { Refusal } from '../api/http.ts'
import { formatFault } from '../i18n/faults.ts'
import { Localizer } from '../i18n/localizer.ts'

export interface Toast {
  number: number
  text: string
  refused: boolean
  /** An optional button. */
  action?: { label: string; run: () => void } | undefined
}

const LASTS_MS = 7000
const MOST = 4

let number = 0
let shown = $state.raw<readonly Toast[]>([])

export const toasts = (): readonly Toast[] => shown

/** Shows a toast. A toast with an action stays until it is used or dismissed. */
export function showToast(text: string, options: Partial<Pick<Toast, 'refused' | 'action'>> = {}): void {
  const toast: Toast = { number: ++number, text, refused: options.refused ?? false, action: options.action }
  shown = [...shown.filter((other) => other.text !== text), toast].slice(-MOST)
  if (!toast.action) setTimeout(() => dismiss(toast.number), LASTS_MS)
}

export function dismiss(which: number): void {
  shown = shown.filter((other) => other.number !== which)
}

/** Shows a refusal as a toast, with the players' names at the table. Rethrows other errors. */
export function showRefusal(error: unknown, players: readonly string[] = []): void {
  if (!(error instanceof Refusal)) throw error
  showToast(formatFault(error.fault, new Localizer(translate, cardCatalogue, players)), { refused: true })
}

/** Runs a request; shows a refusal as a toast and returns whether the request succeeded. */
export async function attempt(action: () => Promise<unknown>, players: readonly string[] = []): Promise<boolean> {
  try {
    await action()
    return true
  } catch (error) {
    showRefusal(error, players)
    return false
  }
}
