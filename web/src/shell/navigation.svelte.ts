/** Where the visitor is, and going elsewhere without loading the page anew. */

import { matchRoute, type Route } from '../routes.ts'

let path = $state(location.pathname)
let hash = $state(location.hash)

export const currentRoute = (): Route => matchRoute(path)
/** What stands behind `#`: a deck's code, a board. */
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

/** Links within the page are walked, not loaded; everything else is the browser's. */
addEventListener('click', (click) => {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
    return
  const link = (click.target as Element).closest('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (matchRoute(link.pathname).screen === 'not-found') return
  click.preventDefault()
  navigate(link.href.slice(location.origin.length))
})
