/** Windows of the shell that may be opened from anywhere: settings, keys, a report, a seat moved to another device. */

export type WindowName = 'settings' | 'keys' | 'report' | 'move'

let shown = $state<WindowName | null>(null)
let seat = $state<{ table: string; seat: number } | null>(null)

export const opened = (): WindowName | null => shown

export function openWindow(name: Exclude<WindowName, 'move'>): void {
  shown = name
}

/** The window that moves a seat to another device. */
export function openMove(table: string, number: number): void {
  seat = { table, seat: number }
  shown = 'move'
}

/** Which seat is to be moved. */
export const moving = (): { table: string; seat: number } | null => seat

export function closeWindow(): void {
  shown = null
}
