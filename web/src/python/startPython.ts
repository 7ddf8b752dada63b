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
  const { binary, library, rules } = fetchAll(onProgress)
  const { createPyodideModule, loadPyodide, setFiles } = await import('../generated/pyodide.js')
  const failed = new Promise<never>((_, reject) => {
    setFiles((address) => (String(address).endsWith('.wasm') ? binary : library), unpack, reject)
  })
  const memory = await reading
  const loading = loadPyodide({
    ...(memory === null ? { _makeSnapshot: true } : { _loadSnapshot: memory, _snapshotDeserializer }),
    indexURL: pageFile(FOLDER).href,
    createPyodideModule,
    env: { PYTHONPATH: packed.library },
    lockFileContents: {
      info: { arch: 'wasm32', platform: 'emscripten', version: packed.version, python: '', abi_version: packed.abi },
      packages: {},
    },
  })
  const python = await Promise.race([loading, failed])
  unpack(new Uint8Array(await (await rules).arrayBuffer()), python.FS)
  const sys = python.pyimport('sys') as { path_importer_cache: { clear(): void } }
  sys.path_importer_cache.clear() // It may not know the new files.
  if (memory === null) {
    python.registerJsModule('gwint_messages', pythonMessages)
    python.pyimport(HOST)
    storeLater(python).catch(() => {}) // Then the next visit starts Python as this one did.
  } else performance.mark(FROM_MEMORY)
  return python
}

type Files = typeof packed.files
type File = Files[keyof Files]

/** Fetches Python's files. Our rules come last: while they arrive, Python starts with its own library. */
function fetchAll(onProgress: OnProgress): Record<keyof Files, Promise<Response>> {
  const { binary, library, rules } = packed.files
  const first = binary.bytes + library.bytes
  const total = first + rules.bytes
  let [loaded, startRules] = [0, () => {}]
  const afterFirst = new Promise<void>((start) => (startRules = start))
  const fetched = (file: File): Promise<Response> =>
    fetchInflated(file, (bytes) => {
      loaded += bytes
      if (loaded >= first) startRules()
      onProgress({ phase: loaded < total ? 'loading' : 'starting', loaded, total })
    })
  onProgress({ phase: 'loading', loaded, total })
  const files = { binary: fetched(binary), library: fetched(library), rules: afterFirst.then(() => fetched(rules)) }
  for (const file of Object.values(files)) file.catch(() => {}) // The code that awaits it reports what is missing.
  return files
}

/** Stores the memory as it is now, with all imports and without any game. */
async function storeLater(python: Python): Promise<void> {
  const objects: unknown[] = []
  const memory = withoutTail(python.makeMemorySnapshot({ serializer: (value) => objects.push(value) }))
  if (objects.length !== 1 || objects[0] !== pythonMessages) throw new Error('other objects than in the next visit')
  await new Promise((done) => setTimeout(done, PAUSE_MS))
  await storeMemory(memory)
}
/** The memory refers to one object of JavaScript that Pyodide does not know. */
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
async function fetchInflated(file: File, onBytes: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(pageFile(FOLDER + file.name))
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status} ${file.name}`)
  if (answer.headers.get('content-type') === WASM) {
    onBytes(file.bytes)
    return answer
  }
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, out) {
      onBytes(part.length)
      out.enqueue(part)
    },
  })
  const body = answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip'))
  return new Response(body, { headers: { 'content-type': WASM } })
}
