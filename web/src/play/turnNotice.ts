/** Notifies a user who is looking elsewhere that it is their turn: in the title, and by browser notification. */

import { settings } from '../settings/settings.svelte.ts'

/** Marks the title while it is the user's turn. */
export function titleWithTurn(title: string, turn: string | null): string {
  return turn === null ? title : `● ${turn} · ${title}`
}

export function notify(title: string, body: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
    return
  const note = new Notification(title, { body, tag: 'gwint-turn', icon: '/icon.svg' })
  note.onclick = () => (window.focus(), note.close())
}
