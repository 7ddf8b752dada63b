/** Client-side navigation by the History API. */

import { matchRoute, type Route } from '../routes.ts'
import { addressOf, formatAddress, hrefOf, IS_STATIC, type Address } from './address.ts'

let current = $state.raw<Address>(addressOf(location))

export const currentRoute = (): Route => matchRoute(current.path)
export const currentPath = (): string => current.path
export const currentQuery = (): string => current.query
/** The part of the address after `#`: a deck's code, a board. */
export const currentHash = (): string => current.hash.slice(1)

export function navigate(to: string): void {
  if (to !== formatAddress(addressOf(location))) history.pushState(null, '', hrefOf(to))
  update()
}

/** Changes the address of the current screen without a new entry in the history, and without telling the screen. */
export function replaceAddress(to: string): void {
  history.replaceState(history.state, '', hrefOf(to))
}

function update(): void {
  current = addressOf(location)
}

addEventListener('popstate', update)

/** The address of a screen that a link leads to; null if it leads elsewhere. */
function targetOf(link: HTMLAnchorElement): string | null {
  if (link.target || link.hasAttribute('download')) return null
  const href = link.getAttribute('href') ?? ''
  if (/^\/(?!\/)/.test(href)) return href
  return IS_STATIC && href.startsWith('#/') ? href.slice(1) : null
}

const linkOf = (event: Event): HTMLAnchorElement | null => (event.target as Element).closest?.('a') ?? null

/** Handles clicks on internal links without reloading the page. */
addEventListener('click', (click) => {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
    return
  const link = linkOf(click)
  const target = link && targetOf(link)
  if (target === null || matchRoute(new URL(target, location.origin).pathname).screen === 'not-found') return
  click.preventDefault()
  navigate(target)
})

/** Before a link of the static page can be copied or opened in another tab, its path becomes a fragment. */
function showRealAddress(event: Event): void {
  const link = linkOf(event)
  const target = link && targetOf(link)
  if (target !== null) link!.setAttribute('href', hrefOf(target))
}
if (IS_STATIC) for (const kind of ['pointerover', 'focusin']) addEventListener(kind, showRealAddress)
