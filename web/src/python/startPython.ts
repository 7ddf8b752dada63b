/** Loads Python and Gwint's rules inside the worker. */

import packed from '../generated/packed/python/index.json' with { type: 'json' }
import { pageFile } from '../shell/pageFiles.ts'
import type { Progress } from './messages.ts'
import { unpack } from './pythonFiles.ts'
import { pythonMessages } from './pythonMessages.ts'
import { openStorage, type Storage } from './storage.ts'
import { forgetMemory, readMemory, storeMemory } from './storedMemory.ts'

/** `gwint.browser.host.Host`, as JavaScript sees it. */
interface PythonObject {
  toJs(): unknown
  destroy(): void
}
interface Host {
  start(): Promise<void>
  request(method: string, path: string, body: string): Promise<PythonObject>
  stream(method: string, path: string, body: string, write: (line: string) => boolean): Promise<number>
  open_socket(number: number): void
  receive(number: number, text: string): Promise<void>
  close_socket(number: number): void
}
type HostClass = (storage: Storage, send: (number: number, text: string) => void) => Host

export type PythonHost = Omit<Host, 'request'> & {
  /** Returns status, content type and body. */
  request: (method: string, path: string, body: string) => Promise<[number, string, string]>
}

const FOLDER = 'python/'
const HOST = 'gwint.browser.host'
const WASM = 'application/wasm'
/** The name of the mark that says that Python continues with the memory of an earlier visit. */
const FROM_MEMORY = 'python-from-memory'
/** Storing Python's memory takes a second of the processor's time, which the first game needs more. */
const PAUSE_MS = 5000

type OnProgress = (progress: Progress) => void
type Python = Awaited<ReturnType<(typeof import('../generated/pyodide.js'))['loadPyodide']>>

export async function startPython(
  onProgress: OnProgress,
  send: (number: number, text: string) => void,
): Promise<PythonHost> {
  const storage = openStorage()
  const memory = readMemory()
  const python = await loadPython(onProgress, memory).catch(async (error: unknown) => {
    if ((await memory) === null) throw error
    await forgetMemory()
    return loadPython(onProgress, Promise.resolve(null))
  })
  const { Host } = python.pyimport(HOST) as { Host: HostClass }
  const host = Host(await storage, send)
  await host.start()
  onProgress({ phase: 'ready', loaded: 1, total: 1 })
  return Object.assign(host, { request: requestThrough(host) })
}

/** Loads Python with our modules imported: into memory of an earlier visit, else from the start. */
async function loadPython(onProgress: OnProgress, reading: ReturnType<typeof readMemory>): Promise<Python> {
  const total = packed.files.binary.bytes + packed.files.modules.bytes
  let loaded = 0
  onProgress({ phase: 'loading', loaded, total })
  const fetched = (file: keyof typeof packed.files): Promise<Response> =>
    fetchInflated(pageFile(FOLDER + packed.files[file].name), (bytes) => {
      loaded += bytes
      onProgress({ phase: loaded < total ? 'loading' : 'starting', loaded, total })
    })
  // All files are fetched at the same time; Python's loader then asks for those that are on their way.
  const files = { binary: fetched('binary'), modules: fetched('modules') }
  for (const file of Object.values(files)) file.catch(() => {}) // The loader reports what it cannot get.
  const { createPyodideModule, loadPyodide, setFiles } = await import('../generated/pyodide.js')
  setFiles((address) => files[String(address).endsWith('.wasm') ? 'binary' : 'modules'], unpack)
  const memory = await reading
  const python = await loadPyodide({
    ...(memory === null ? { _makeSnapshot: true } : { _loadSnapshot: memory, _snapshotDeserializer }),
    indexURL: pageFile(FOLDER).href,
    createPyodideModule,
    env: { PYTHONPATH: packed.library },
    lockFileContents: {
      info: { arch: 'wasm32', platform: 'emscripten', version: packed.version, python: '', abi_version: packed.abi },
      packages: {},
    },
  })
  if (memory === null) {
    python.registerJsModule('gwint_messages', pythonMessages)
    python.pyimport(HOST)
    storeLater(python).catch(() => {}) // Then the next visit starts Python as this one did.
  } else performance.mark(FROM_MEMORY)
  return python
}

/** Stores the memory as it is now, with all imports and without any game. */
async function storeLater(python: Python): Promise<void> {
  const memory = withoutTail(python.makeMemorySnapshot({ serializer }))
  await new Promise((done) => setTimeout(done, PAUSE_MS))
  await storeMemory(memory)
}

/** The only object of JavaScript in the memory that Pyodide does not know. */
function serializer(value: unknown): string {
  if (value !== pythonMessages) throw new Error('an unknown object in the memory')
  return 'messages'
}
const _snapshotDeserializer = (): typeof pythonMessages => pythonMessages

/** Memory is zero anyway after the last byte that is not. */
const withoutTail = (memory: Uint8Array): Uint8Array<ArrayBuffer> =>
  memory.slice(0, memory.findLastIndex((byte) => byte !== 0) + 1)

function requestThrough(host: Host): PythonHost['request'] {
  const request = host.request.bind(host)
  return async (...question) => {
    const answer = await request(...question)
    try {
      return answer.toJs() as [number, string, string]
    } finally {
      answer.destroy()
    }
  }
}

/** Files are compressed, because many hosts send them as they are. The service worker stores the binary unpacked. */
async function fetchInflated(address: URL, onBytes: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status} ${address.pathname}`)
  if (answer.headers.get('content-type') === WASM) return answer
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, out) {
      onBytes(part.length)
      out.enqueue(part)
    },
  })
  const body = answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip'))
  return new Response(body, { headers: { 'content-type': WASM } })
}
