/** Dragging by one's own pointer events: a card follows the finger and is put down where it may lie. */

import { rowKey, spotKey } from '../board/targets.ts'
import { settings } from '../settings/settings.svelte.ts'
import type { Card } from '../api/types.ts'
import type { Taken, Touched } from './moveChoice.ts'
import { foundAt } from './inspect.ts'
import type { Playing } from './gameState.svelte.ts'

/** Less than this is a tap. */
const FAR_ENOUGH = 9

export class Dragging {
  readonly #playing: Playing
  #from: { id: number; x: number; y: number; taken: Taken } | null = null
  /** The card in the air, and where. */
  card = $state.raw<Card | null>(null)
  x = $state(0)
  y = $state(0)

  constructor(playing: Playing) {
    this.#playing = playing
  }

  readonly down = (event: PointerEvent): void => {
    if (!settings.drag || event.button !== 0 || !event.isPrimary || this.#playing.game === null) return
    const taken = this.#takeable(event.target as Element)
    this.#from = taken === null ? null : { id: event.pointerId, x: event.clientX, y: event.clientY, taken }
  }

  #takeable(target: Element): Taken | null {
    const { game, taken } = this.#playing
    if (taken?.from === 'question' && target.closest('[data-asked]')) return taken
    const touched = foundAt(game!, target)?.touched
    return touched && this.#playing.mayTake(touched) && 'card' in touched ? touched : null
  }

  readonly move = (event: PointerEvent): void => {
    if (this.#from?.id !== event.pointerId) return
    if (this.card === null && !this.#begins(event)) return
    this.x = event.clientX
    this.y = event.clientY
    const touched = this.#under(event)
    this.#playing.over = this.#playing.aimed(touched) ? key(touched!) : null
  }

  #begins(event: PointerEvent): boolean {
    const from = this.#from!
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR_ENOUGH) return false
    if (from.taken.from !== 'question') this.#playing.take(from.taken)
    this.#playing.look(null, false)
    this.card = 'card' in from.taken ? from.taken.card : null
    return true
  }

  readonly up = (event: PointerEvent): void => {
    if (this.#from?.id !== event.pointerId) return
    if (this.card !== null) this.#drop(event)
    this.#end()
  }

  readonly cancel = (): void => {
    if (this.card !== null) this.#playing.putBack()
    this.#end()
  }

  #drop(event: PointerEvent): void {
    swallowClick()
    const touched = this.#under(event)
    const move = this.#playing.aimed(touched)
    if (move) void this.#playing.move(move)
    else this.#playing.putBack()
  }

  #end(): void {
    this.#from = null
    this.card = null
    this.#playing.over = null
  }

  #under(event: PointerEvent): Touched | null {
    return foundAt(this.#playing.game!, document.elementFromPoint(event.clientX, event.clientY))?.touched ?? null
  }
}

function key(touched: Touched): string | null {
  if (touched.from === 'tray') return rowKey(touched.side, touched.row)
  if (touched.from === 'row') return spotKey(touched.spot.side, touched.spot.row, touched.spot.place)
  return touched.from
}

/** What ends a drag is no tap. */
function swallowClick(): void {
  const swallow = (click: MouseEvent): void => (click.stopPropagation(), click.preventDefault())
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50)
}
