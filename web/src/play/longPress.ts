/** A finger that rests on a thing asks for its details, because it cannot hover. */

const RESTS_MS = 450
/** A finger that moves further than this drags, in pixels. */
const STILL = 9

export class LongPress {
  readonly #act: (element: Element) => boolean
  #timer: ReturnType<typeof setTimeout> | undefined
  #from = { x: 0, y: 0 }

  /** `act` returns whether there was something to show; then the tap that ends the press does nothing else. */
  constructor(act: (element: Element) => boolean) {
    this.#act = act
  }

  readonly down = (event: PointerEvent): void => {
    this.cancel()
    if (event.pointerType === 'mouse' || !event.isPrimary) return
    this.#from = { x: event.clientX, y: event.clientY }
    this.#timer = setTimeout(() => this.#act(event.target as Element) && swallowClick(), RESTS_MS)
  }

  readonly move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > STILL) this.cancel()
  }

  readonly cancel = (): void => clearTimeout(this.#timer)
}

/** Suppresses the click of the finger that is still down. */
function swallowClick(): void {
  const swallow = (click: MouseEvent): void => (click.stopPropagation(), click.preventDefault())
  addEventListener('click', swallow, { capture: true, once: true })
  addEventListener('pointerup', () => setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50), {
    once: true,
  })
}
