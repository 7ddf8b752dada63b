/** Moves scroll position and focus to a new screen. */

const MOST_MS = 3000
const EVERY_MS = 50

/** Focuses the heading, and again when a loading screen is replaced, unless the user has moved the focus. */
export function focusScreen(): void {
  scrollTo(0, 0)
  const until = performance.now() + MOST_MS
  const left = document.activeElement
  let focused: Element | null = null
  const look = (): void => {
    const now = document.activeElement
    if (now !== left && now !== focused && now !== document.body) return
    const main = document.querySelector<HTMLElement>('main:not([aria-busy])')
    if (main && (now !== focused || focused === null)) focused = focusElement(main.querySelector('h1') ?? main)
    if (performance.now() < until) setTimeout(look, EVERY_MS)
  }
  look()
}

function focusElement(at: HTMLElement): Element {
  at.setAttribute('tabindex', '-1')
  at.focus({ preventScroll: true })
  return at
}
