/** Saying that it is one's turn to somebody who looks elsewhere: in the title, and by the browser if that is wanted. */

import { settings } from '../settings/settings.svelte.ts'

/** A mark before the title while it is one's turn. */
export function titleWithTurn(title: string, turn: string | null): string {
  return turn === null ? title : `● ${turn} · ${title}`
}

export function notify(title: string, body: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return
  const note = new Notification(title, { body, tag: 'gwint-turn', icon: '/icon.svg' })
  note.onclick = () => (window.focus(), note.close())
}
