/** The identity of this browser: the server knows it by a cookie, which it sets on request. */

import { get, post } from './http.ts'
import { sendsHere } from './reachability.svelte.ts'
import type { Me } from './types.ts'

let request: Promise<Me> | undefined

/** Makes sure that the browser has its cookie. Asks the server once, and again after a failure. */
export async function ensureIdentity(): Promise<void> {
  if (sendsHere()) return // Everything in a browser belongs to its user.
  request ??= requestIdentity()
  request.catch(() => (request = undefined))
  await request
}

/** Forgets the browser's identity after logging out; the next request that needs one gets a new one. */
export function forgetIdentity(): void {
  request = undefined
}

async function requestIdentity(): Promise<Me> {
  const me = await get<Me>('/api/me')
  return me.known ? me : post<Me>('/api/me', {})
}
