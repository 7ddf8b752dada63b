/** Windows of the shell that may be opened from anywhere: settings, keys, a report, a seat moved to another device. */

export type DialogName = 'settings' | 'keys' | 'report' | 'move'

let shown = $state<DialogName | null>(null)
let seat = $state<{ table: string; seat: number } | null>(null)

export const openedDialog = (): DialogName | null => shown

export function openDialog(name: Exclude<DialogName, 'move'>): void {
  shown = name
}

/** The window that moves a seat to another device. */
export function openMoveSeat(table: string, number: number): void {
  seat = { table, seat: number }
  shown = 'move'
}

/** Which seat is to be moved. */
export const seatToMove = (): { table: string; seat: number } | null => seat

export function closeDialog(): void {
  shown = null
}
