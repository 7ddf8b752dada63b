/** Short words of the page to its reader that go by themselves: what was refused, what was done. */

import { cardCatalogue, translate } from './appState.svelte.ts'
import { Refusal } from '../api/http.ts'
import { formatFault } from '../i18n/faults.ts'
import { Localizer } from '../i18n/localizer.ts'

export interface Toast {
  number: number
  text: string
  refused: boolean
  /** A way on, where there is one. */
  action?: { label: string; run: () => void } | undefined
}

const LASTS_MS = 7000
const MOST = 4

let number = 0
let shown = $state.raw<readonly Toast[]>([])

export const toasts = (): readonly Toast[] => shown

/** Say something. What has a way on stays until it is taken or sent off. */
export function showToast(text: string, options: Partial<Pick<Toast, 'refused' | 'action'>> = {}): void {
  const toast: Toast = { number: ++number, text, refused: options.refused ?? false, action: options.action }
  shown = [...shown.filter((other) => other.text !== text), toast].slice(-MOST)
  if (!toast.action) setTimeout(() => dismiss(toast.number), LASTS_MS)
}

export function dismiss(which: number): void {
  shown = shown.filter((other) => other.number !== which)
}

/** Say why something was refused; players by the names they have at the table. Other errors are not ours to hide. */
export function showRefusal(error: unknown, players: readonly string[] = []): void {
  if (!(error instanceof Refusal)) throw error
  showToast(formatFault(error.fault, new Localizer(translate, cardCatalogue, players)), { refused: true })
}

/** Do something at the server; whether it was done. */
export async function attempt(action: () => Promise<unknown>, players: readonly string[] = []): Promise<boolean> {
  try {
    await action()
    return true
  } catch (error) {
    showRefusal(error, players)
    return false
  }
}
