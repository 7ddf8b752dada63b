/** Loads Python and Gwint's rules inside the worker. */

import packed from '../generated/packed/python/index.json' with { type: 'json' }
import { pageFile } from '../shell/pageFiles.ts'
import type { Progress } from './messages.ts'
import { unpack } from './pythonFiles.ts'
import { pythonMessages } from './pythonMessages.ts'
import { openStorage, type Storage } from './storage.ts'

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

export async function startPython(
  onProgress: (progress: Progress) => void,
  send: (number: number, text: string) => void,
): Promise<PythonHost> {
  const storage = openStorage()
  const total = packed.files.binary.bytes + packed.files.modules.bytes
  let loaded = 0
  onProgress({ phase: 'loading', loaded, total })
  const inflated = (file: keyof typeof packed.files): Promise<Response> =>
    fetchInflated(pageFile(FOLDER + packed.files[file].name), (bytes) => {
      loaded += bytes
      onProgress({ phase: loaded < total ? 'loading' : 'starting', loaded, total })
    })
  // All files are fetched at the same time; Python's loader then asks for those that are on their way.
  const files = { binary: inflated('binary'), modules: inflated('modules') }
  for (const file of Object.values(files)) file.catch(() => {}) // The loader reports what it cannot get.
  const { createPyodideModule, loadPyodide, setFiles } = await import('../generated/pyodide.js')
  setFiles((address) => files[String(address).endsWith('.wasm') ? 'binary' : 'modules'], unpack)
  const python = await loadPyodide({
    indexURL: pageFile(FOLDER).href,
    createPyodideModule,
    env: { PYTHONPATH: packed.library },
    lockFileContents: {
      info: { arch: 'wasm32', platform: 'emscripten', version: packed.version, python: '', abi_version: packed.abi },
      packages: {},
    },
  })
  python.registerJsModule('gwint_messages', pythonMessages)
  const { Host } = python.pyimport('gwint.browser.host') as { Host: HostClass }
  const host = Host(await storage, send)
  await host.start()
  onProgress({ phase: 'ready', loaded: total, total })
  return Object.assign(host, { request: requestThrough(host) })
}

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

/** Files are stored compressed, because many hosts do not compress what they send. */
async function fetchInflated(address: URL, onBytes: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status} ${address.pathname}`)
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, out) {
      onBytes(part.length)
      out.enqueue(part)
    },
  })
  const body = answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip'))
  return new Response(body, { headers: { 'content-type': 'application/wasm' } })
}
