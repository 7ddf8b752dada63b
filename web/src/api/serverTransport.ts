/** Requests to the server that served this page. */

import { fetchNoting } from './reachability.svelte.ts'
import type { TableConnection, Transport } from './transport.ts'

const request: Transport['request'] = (path, options) => fetchNoting(path, { credentials: 'same-origin', ...options })

export const serverTransport: Transport = {
  remote: true,
  request,
  stream: request,

  openSocket(): TableConnection {
    const address = new URL('/api/socket', location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    return new WebSocket(address) as TableConnection
  },

  sendLast(path, body) {
    navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
  },
}
