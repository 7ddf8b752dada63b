/** Keys that work on every screen. */

import { openDialog } from './dialogs.svelte.ts'

/** Every key and the message that says what it does. */
export const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['?', 'keys-help'],
  ['Tab', 'keys-tab'],
  ['Enter', 'keys-enter'],
  ['Esc', 'keys-escape'],
]

/** Called once, by the page. A table being played lists its own keys, and says that it did. */
export function listenForKeys(): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.key !== '?' || event.ctrlKey || event.altKey || event.metaKey) return
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    openDialog('keys')
  })
}

/** Whether a key is a letter that goes into a field. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
