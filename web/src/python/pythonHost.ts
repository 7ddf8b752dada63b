/** The page's side of the worker that runs Gwint's rules: starts it at its first use and passes messages. */

import type { FromWorker, ToWorker } from './messages.ts'
import { setProgress } from './progress.svelte.ts'
import { workerScript } from './workerScript.ts'

/** An answer of the worker. */
export interface Answer {
  status: number
  contentType: string
  body: string
}
interface Waiting {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
  onLine?: ((line: string) => void) | undefined
}
type Request = { method: string; path: string; body: string }

const waiting = new Map<number, Waiting>()
const sockets = new Map<number, { onMessage: (text: string) => void; onEnd: () => void }>()
let worker: Worker | null = null
let number = 0

/** Windows ask each other to stop: only one of them can run Python. */
const CHANNEL = 'gwint-tables'
const STOP = 'stop'
let channel: BroadcastChannel | undefined

/** Takes the tables over from the window in which they are open. */
export function playInThisWindow(): void {
  channel?.postMessage(STOP)
}

/** Starts Python if it does not run yet. */
export function startPython(): void {
  send({ type: 'start' })
}

export function requestPython(request: Request): Promise<Answer> {
  return ask(++number, { type: 'request', ...request })
}

/** Asks for an answer of many lines; aborting `signal` ends it. */
export function streamPython(
  request: Request,
  onLine: (line: string) => void,
  signal?: AbortSignal | null,
): Promise<Answer> {
  const own = ++number
  signal?.addEventListener('abort', () => send({ type: 'cancel', number: own }))
  return ask(own, { type: 'stream', ...request }, onLine)
}

/** Opens a connection to a table; returns what it can do. */
export function openPythonSocket(onMessage: (text: string) => void, onEnd: () => void) {
  const own = ++number
  sockets.set(own, { onMessage, onEnd })
  send({ type: 'open', number: own })
  return {
    receive: (text: string) => send({ type: 'receive', number: own, text }),
    close: () => {
      if (sockets.delete(own)) send({ type: 'close', number: own })
    },
  }
}

/** Ends the worker, so that another window can run Python. All that it has acknowledged is stored. */
export function stopPython(): void {
  worker?.terminate()
  worker = null
  for (const { reject } of waiting.values()) reject(new Error('stopped'))
  waiting.clear()
  for (const { onEnd } of sockets.values()) onEnd()
  sockets.clear()
}

type Numbered = { type: 'request' | 'stream' } & Request

function ask(own: number, message: Numbered, onLine?: (line: string) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    waiting.set(own, { resolve, reject, onLine })
    send({ ...message, number: own })
  })
}

function send(message: ToWorker): void {
  worker ??= startWorker()
  worker.postMessage(message)
}

function startWorker(): Worker {
  channel ??= openChannel()
  const started = new Worker(workerScript('python'), { type: 'module', name: 'gwint' })
  started.onmessage = ({ data }: MessageEvent<FromWorker>) => receive(data)
  started.onerror = () => setProgress({ phase: 'failed', loaded: 0, total: 0 })
  return started
}

function openChannel(): BroadcastChannel {
  const opened = new BroadcastChannel(CHANNEL)
  opened.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === STOP) stopPython()
  }
  return opened
}

function receive(message: FromWorker): void {
  if (message.type === 'progress') setProgress(message)
  else if (message.type === 'message') sockets.get(message.number)?.onMessage(message.text)
  else if (message.type === 'line') waiting.get(message.number)?.onLine?.(message.line)
  else settle(message)
}

function settle(message: Extract<FromWorker, { type: 'answer' | 'failed' }>): void {
  const found = waiting.get(message.number)
  waiting.delete(message.number)
  if (message.type === 'answer') found?.resolve(message)
  else found?.reject(new Error(message.error))
}
