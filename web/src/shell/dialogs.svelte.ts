/** Dialogs that can be opened from any screen: settings, keys, problem report, moving a seat. */

export type DialogName = 'settings' | 'keys' | 'report' | 'move'

let shown = $state<DialogName | null>(null)
let seat = $state<{ table: string; seat: number } | null>(null)

export const openedDialog = (): DialogName | null => shown

export function openDialog(name: Exclude<DialogName, 'move'>): void {
  shown = name
}

/** Opens the dialog that moves a seat to another device. */
export function openMoveSeat(table: string, number: number): void {
  seat = { table, seat: number }
  shown = 'move'
}

/** The seat to move. */
export const seatToMove = (): { table: string; seat: number } | null => seat

export function closeDialog(): void {
  shown = null
}
