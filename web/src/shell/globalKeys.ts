/** Keyboard shortcuts of every screen. */

import { openDialog } from './dialogs.svelte.ts'

/** Each key and the message that describes it. */
export const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['?', 'keys-help'],
  ['Tab', 'keys-tab'],
  ['Enter', 'keys-enter'],
  ['Esc', 'keys-escape'],
]

/** Called once, by the app. The table handles its keys first and prevents the default. */
export function listenForKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.key !== '?' || event.ctrlKey || event.altKey || event.metaKey) return
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    openDialog('keys')
  })
}

/** Whether the key goes into a text field. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
