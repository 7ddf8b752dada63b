/** The Web Worker that runs Gwint's rules: it loads Python and lets `gwint.browser.host` answer. */

import { inWindowLock } from './windowLock.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { startPython, type PythonHost } from './startPython.ts'

const send = (message: FromWorker): void => postMessage(message)

let host: Promise<PythonHost> | undefined
/** Streams that are still wanted. */
const streams = new Set<number>()

/** Starts Python once no other window runs it. */
function started(): Promise<PythonHost> {
  host ??= inWindowLock(
    () => report('elsewhere'),
    () =>
      startPython(
        (progress) => send({ type: 'progress', ...progress }),
        (number, text) => send({ type: 'message', number, text }),
      ),
  ).catch((error: unknown) => {
    report('failed')
    throw error
  })
  return host
}

const report = (phase: 'elsewhere' | 'failed'): void => send({ type: 'progress', phase, loaded: 0, total: 0 })

async function request({ number, method, path, body }: Extract<ToWorker, { type: 'request' }>): Promise<void> {
  const answer = (await started()).request(method, path, body)
  const [status, contentType, text] = await answer
  send({ type: 'answer', number, status, contentType, body: text })
}

/** The first line is held back until another follows, because the only line of a refusal is its body. */
async function stream({ number, method, path, body }: Extract<ToWorker, { type: 'stream' }>): Promise<void> {
  let held: string | null = null
  let count = 0
  const write = (line: string): boolean => {
    count += 1
    if (count === 1) held = line
    else for (const next of count === 2 ? [held!, line] : [line]) send({ type: 'line', number, line: next })
    return streams.has(number)
  }
  streams.add(number)
  const status = await (await started()).stream(method, path, body, write)
  const rest = count === 1 ? held! : ''
  send({ type: 'answer', number, status, contentType: 'application/x-ndjson', body: rest })
}

const HANDLERS: { [Type in ToWorker['type']]: (message: Extract<ToWorker, { type: Type }>) => unknown } = {
  start: started,
  request,
  stream,
  cancel: ({ number }) => streams.delete(number),
  open: async ({ number }) => (await started()).open_socket(number),
  receive: async ({ number, text }) => (await started()).receive(number, text),
  close: async ({ number }) => (await started()).close_socket(number),
}

/** Messages are handled in their order: those that wait for Python stay in line for the same promise. */
async function handle(message: ToWorker): Promise<void> {
  try {
    await (HANDLERS[message.type] as (message: ToWorker) => unknown)(message)
  } catch (error) {
    if ('number' in message) send({ type: 'failed', number: message.number, error: String(error) })
  } finally {
    if (message.type === 'stream') streams.delete(message.number)
  }
}

addEventListener('message', (event: MessageEvent<ToWorker>) => void handle(event.data))
