/** The address of a server for online play. */

/** The host of an address that a link may lead to; null for any other text. */
export function hostOf(address: string): string | null {
  const url = URL.parse(address)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.host : null
}
