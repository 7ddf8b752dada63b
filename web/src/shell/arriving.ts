/** Whoever walks to another screen begins at the top of it, and so does the keyboard. */

const MOST_MS = 3000
const EVERY_MS = 50

/** Wait until the screen has something to begin with, unless the reader has gone elsewhere on it by then. */
export function arrive(): void {
  scrollTo(0, 0)
  const [from, until] = [document.activeElement, performance.now() + MOST_MS]
  const look = (): void => {
    const now = document.activeElement
    if (now !== from && now !== document.body) return
    const main = document.querySelector<HTMLElement>('main:not([aria-busy])')
    if (main) begin(main.querySelector('h1') ?? main)
    else if (performance.now() < until) setTimeout(look, EVERY_MS)
  }
  look()
}

function begin(at: HTMLElement): void {
  at.setAttribute('tabindex', '-1')
  at.focus({ preventScroll: true })
}
