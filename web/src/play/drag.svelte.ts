/** Drag and drop by pointer events: a card follows the pointer and is dropped where it may be played. */

import { rowKey, spotKey } from '../board/targets.ts'
import { settings } from '../settings/settings.svelte.ts'
import type { Card } from '../api/types.ts'
import type { Selection, Touch } from './moveChoice.ts'
import { thingAt } from './inspect.ts'
import type { GameController } from './gameController.svelte.ts'

/** Shorter movements are taps, in pixels. */
const FAR_ENOUGH = 9

export class CardDrag {
  readonly #controller: GameController
  #from: { id: number; x: number; y: number; selected: Selection } | null = null
  /** The dragged card and its position. */
  card = $state.raw<Card | null>(null)
  x = $state(0)
  y = $state(0)

  constructor(controller: GameController) {
    this.#controller = controller
  }

  readonly down = (event: PointerEvent): void => {
    if (!settings.drag || event.button !== 0 || !event.isPrimary || this.#controller.game === null) return
    const selected = this.#takeable(event.target as Element)
    this.#from = selected === null ? null : { id: event.pointerId, x: event.clientX, y: event.clientY, selected }
  }

  #takeable(target: Element): Selection | null {
    const { game, selected } = this.#controller
    if (selected?.from === 'question' && target.closest('[data-asked]')) return selected
    const touch = thingAt(game!, target)?.touch
    return touch && this.#controller.canSelect(touch) && 'card' in touch ? touch : null
  }

  readonly move = (event: PointerEvent): void => {
    if (this.#from?.id !== event.pointerId) return
    if (this.card === null && !this.#begins(event)) return
    this.x = event.clientX
    this.y = event.clientY
    const touch = this.#under(event)
    this.#controller.dropTarget = this.#controller.moveTo(touch) ? targetKey(touch!) : null
  }

  #begins(event: PointerEvent): boolean {
    const from = this.#from!
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR_ENOUGH) return false
    if (from.selected.from !== 'question') this.#controller.select(from.selected)
    this.#controller.inspect(null, false)
    this.card = 'card' in from.selected ? from.selected.card : null
    return true
  }

  readonly up = (event: PointerEvent): void => {
    if (this.#from?.id !== event.pointerId) return
    if (this.card !== null) this.#drop(event)
    this.#end()
  }

  readonly cancel = (): void => {
    if (this.card !== null) this.#controller.deselect()
    this.#end()
  }

  #drop(event: PointerEvent): void {
    swallowClick()
    const touch = this.#under(event)
    const move = this.#controller.moveTo(touch)
    if (move) void this.#controller.move(move)
    else this.#controller.deselect()
  }

  #end(): void {
    this.#from = null
    this.card = null
    this.#controller.dropTarget = null
  }

  #under(event: PointerEvent): Touch | null {
    return thingAt(this.#controller.game!, document.elementFromPoint(event.clientX, event.clientY))?.touch ?? null
  }
}

function targetKey(touch: Touch): string | null {
  if (touch.from === 'tray') return rowKey(touch.side, touch.row)
  if (touch.from === 'row') return spotKey(touch.spot.side, touch.spot.row, touch.spot.place)
  return touch.from
}

/** Suppresses the click that follows a drag. */
function swallowClick(): void {
  const swallow = (click: MouseEvent): void => (click.stopPropagation(), click.preventDefault())
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50)
}
