/** Who this browser is to the server: a cookie that comes with the page, or is asked for. */

import { get, post } from './http.ts'

interface Me {
  known: boolean
  name: string
}

let met: Promise<Me> | undefined

/** Be known before anything is asked that only an owner may; asked once, and again where nobody answered. */
export function known(): Promise<Me> {
  met ??= meet()
  met.catch(() => (met = undefined))
  return met
}

async function meet(): Promise<Me> {
  const me = await get<Me>('/api/me')
  return me.known ? me : post<Me>('/api/me', {})
}
