/** Taking a seat under a name that nobody else at the table has. */

import { Refusal } from '../api/http.ts'
import type { TableSocket } from '../api/tableSocket.svelte.ts'

/** Takes a seat. If the name looks like another player's, as with two nameless guests, it gets a number. */
export async function sitDown(socket: Pick<TableSocket, 'send' | 'view'>, seat: number, name: string): Promise<void> {
  const numbers = socket.view!.chairs.map((_, index) => ` ${index + 2}`)
  for (const number of ['', ...numbers]) {
    try {
      return await socket.send({ type: 'sit', seat, name: name + number })
    } catch (error) {
      if (!(error instanceof Refusal) || error.fault.kind !== 'name-alike' || number === numbers.at(-1)) throw error
    }
  }
}
