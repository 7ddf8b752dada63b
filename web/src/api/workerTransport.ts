/** Requests to Gwint's rules in a worker of this browser. */

import { openPythonSocket, requestPython, streamPython, type Answer } from '../python/pythonHost.ts'
import { counted } from '../python/progress.svelte.ts'
import { noteLocalGame } from '../offline/localGames.ts'
import { preparedAnswer } from './preparedAnswers.ts'
import type { TableConnection, Transport } from './transport.ts'

export const workerTransport: Transport = {
  remote: false,

  async request(path, options) {
    const prepared = isRead(options) ? await preparedAnswer(path).catch(() => null) : null
    if (prepared !== null) return prepared
    if (path === TABLES && !isRead(options)) noteLocalGame()
    const answer = await counted(options.method ?? 'GET', requestPython(requestOf(path, options)))
    return new Response(answer.status === 204 ? null : answer.body, responseOptions(answer))
  },

  /** Resolves with the first line, or with a refusal instead of any lines. */
  stream(path, options) {
    const encoder = new TextEncoder()
    const lines = new TransformStream<Uint8Array, Uint8Array>()
    const writer = lines.writable.getWriter()
    const streaming = new Response(lines.readable)
    const started = new Promise<Response>((resolve, reject) => {
      const write = (line: string): void => {
        resolve(streaming)
        writer.write(encoder.encode(`${line}\n`)).catch(() => {}) // The reader is gone.
      }
      streamPython(requestOf(path, options), write, options.signal).then((answer) => {
        resolve(new Response(`${answer.body}\n`, responseOptions(answer)))
        writer.close().catch(() => {})
      }, reject)
    })
    return counted('GET', started)
  },

  openSocket: () => new WorkerConnection(),

  sendLast: (path, body) => void requestPython({ method: 'POST', path, body: JSON.stringify(body) }).catch(() => {}),
}

const TABLES = '/api/tables'
const isRead = ({ method = 'GET' }: RequestInit): boolean => method === 'GET'
const requestOf = (path: string, { method = 'GET', body = '' }: RequestInit) => ({ method, path, body: body as string })
const responseOptions = ({ status, contentType }: Answer): ResponseInit => ({
  status,
  headers: { 'content-type': contentType },
})

/** A table's connection to the worker, which behaves like a WebSocket. */
class WorkerConnection implements TableConnection {
  readyState: number = WebSocket.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readonly #socket = openPythonSocket(
    (text) => this.onmessage?.({ data: text }),
    () => this.#end(),
  )

  constructor() {
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return
      this.readyState = WebSocket.OPEN
      this.onopen?.()
    })
  }

  send(text: string): void {
    this.#socket.receive(text)
  }

  close(): void {
    this.#socket.close()
    this.#end()
  }

  #end(): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.onclose?.()
  }
}
