/** Addresses of screens: paths on a server's page; in the fragment on the static page, because a static host only knows
 * files. */

/** A screen's address: `/rules/meets`, `?rules=klub`, `#…`; query and hash are empty or start with their sign. */
export interface Address {
  path: string
  query: string
  hash: string
}

/** Whether any static host may serve this page; otherwise Gwint's own server does. */
export const IS_STATIC: boolean =
  globalThis.document?.querySelector('meta[name="gwint-page"]')?.getAttribute('content') === 'static'

/** Splits `/path?query#hash`. */
export function parseAddress(text: string): Address {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? []
  return { path: path === '' ? '/' : path, query, hash }
}

export const formatAddress = ({ path, query, hash }: Address): string => path + query + hash

/** The address of a screen in the location of a window. */
export function addressOf({ pathname, search, hash }: Location, isStatic = IS_STATIC): Address {
  if (!isStatic) return { path: pathname, query: search, hash }
  const inside = hash.slice(1)
  return parseAddress(inside.startsWith('/') ? inside : '/')
}

/** What the browser's history and links need for `/path?query#hash`. */
export const hrefOf = (address: string, isStatic = IS_STATIC): string => (isStatic ? `#${address}` : address)

/** The complete address, which can be sent to others. */
export const linkTo = (address: string): string => new URL(hrefOf(address), location.href).href
