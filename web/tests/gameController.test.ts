import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GameController } from '../src/play/gameController.svelte.ts'
import type { CardCatalogue } from '../src/cards/cardCatalogue.ts'
import type { TableSocket } from '../src/api/tableSocket.svelte.ts'
import type { Command, TableView, View } from '../src/api/types.ts'

const duel = JSON.parse(readFileSync(new URL('../fixtures/duel.json', import.meta.url), 'utf-8')) as View
const tableAt = (question: number): TableView =>
  ({ phase: 'playing', question, chairs: [], game: duel, match: null }) as unknown as TableView

/** A socket whose answers the test controls. */
function newController(answer: () => Promise<void>) {
  const sent: Command[] = []
  const socket = { seat: 0, view: tableAt(4), send: (command: Command) => (sent.push(command), answer()) }
  return {
    sent,
    socket,
    controller: new GameController(socket as unknown as TableSocket, (id) => id, {} as CardCatalogue),
  }
}

describe('a move that was sent', () => {
  it('blocks further moves until its result arrives', async () => {
    const { sent, socket, controller } = newController(() => Promise.resolve())
    expect(controller.busy).toBe(false)
    await controller.move({ kind: 'pass' })
    expect(controller.busy).toBe(true)
    await controller.move({ kind: 'pass' })
    expect(sent).toEqual([{ type: 'move', seat: 0, question: 4, move: { kind: 'pass' } }])
    socket.view = tableAt(5)
    expect(controller.busy).toBe(false)
  })

  it('does not block another seat at the same screen', async () => {
    const { socket, controller } = newController(() => Promise.resolve())
    await controller.move({ kind: 'pass' })
    socket.seat = 1
    expect(controller.busy).toBe(false)
  })

  it('can be repeated after a failure', async () => {
    const { sent, controller } = newController(() => Promise.reject(new Error('no line')))
    await controller.move({ kind: 'pass' }).catch(() => {})
    expect(controller.busy).toBe(false)
    await controller.move({ kind: 'pass' }).catch(() => {})
    expect(sent).toHaveLength(2)
  })
})
