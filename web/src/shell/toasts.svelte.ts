/** Short words of the page to its reader that go by themselves: what was refused, what was done. */

import { facts, translate } from './appState.svelte.ts'
import { Refusal } from '../api/http.ts'
import { formatFault } from '../i18n/faults.ts'
import { Localizer } from '../i18n/localizer.ts'

export interface Toast {
  number: number
  text: string
  refused: boolean
  /** A way on, where there is one. */
  way?: { label: string; take: () => void } | undefined
}

const LASTS_MS = 7000
const MOST = 4

let number = 0
let told = $state.raw<readonly Toast[]>([])

export const toasts = (): readonly Toast[] => told

/** Say something. What has a way on stays until it is taken or sent off. */
export function tell(text: string, told_: Partial<Pick<Toast, 'refused' | 'way'>> = {}): void {
  const toast: Toast = { number: ++number, text, refused: told_.refused ?? false, way: told_.way }
  told = [...told.filter((one) => one.text !== text), toast].slice(-MOST)
  if (!toast.way) setTimeout(() => dismiss(toast.number), LASTS_MS)
}

export function dismiss(which: number): void {
  told = told.filter((one) => one.number !== which)
}

/** Say why something was refused; players by the names they have at the table. Other errors are not ours to hide. */
export function refuse(error: unknown, players: readonly string[] = []): void {
  if (!(error instanceof Refusal)) throw error
  tell(formatFault(error.fault, new Localizer(translate, facts, players)), { refused: true })
}

/** Do something at the server; whether it was done. */
export async function attempt(deed: () => Promise<unknown>, players: readonly string[] = []): Promise<boolean> {
  try {
    await deed()
    return true
  } catch (error) {
    refuse(error, players)
    return false
  }
}
