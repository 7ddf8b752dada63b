/** Client-side navigation by the History API. */

import { matchRoute, type Route } from '../routes.ts'

let path = $state(location.pathname)
let hash = $state(location.hash)

export const currentRoute = (): Route => matchRoute(path)
/** The part of the address after `#`: a deck's code, a board. */
export const currentHash = (): string => hash.slice(1)

export function navigate(to: string): void {
  if (to !== location.pathname + location.search + location.hash) history.pushState(null, '', to)
  update()
}

function update(): void {
  path = location.pathname
  hash = location.hash
}

addEventListener('popstate', update)

/** Handles clicks on internal links without reloading the page. */
addEventListener('click', (click) => {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
    return
  const link = (click.target as Element).closest('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (matchRoute(link.pathname).screen === 'not-found') return
  click.preventDefault()
  navigate(link.href.slice(location.origin.length))
})
