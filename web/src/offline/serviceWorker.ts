/** The service worker: keeps all files of the page, so that it opens without a network.
 *
 * Each version of the page has a cache of its own. A new version waits until the player accepts it. */

import type { Precache } from './precachedFiles.ts'

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface ServiceWorkerScope {
  readonly PRECACHE: Precache
  readonly registration: { readonly scope: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<string>) => void): void
}

const scope = self as unknown as ServiceWorkerScope
const { version, page, files, binaries, workers, workerPolicy } = scope.PRECACHE
const PREFIX = 'gwint-page-'
const CACHE = PREFIX + version
const INDEX = 'index.html'
const AT_ONCE = 3
/** How long the start of a page from a server may take before the stored page is shown instead. */
const PATIENCE_MS = 4000

const addressOf = (path: string): string => new URL(path, scope.registration.scope).href

/** Stores all files. Those that an older version has, too, are not fetched again. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE)
  const waiting = Object.entries(files)
  const store = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await storeFile(cache, ...next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, store))
}

async function storeFile(cache: Cache, path: string, hash: string): Promise<void> {
  const address = addressOf(path)
  const key = keyOf(address, hash)
  if ((await cache.match(key)) !== undefined) return
  const stored = await caches.match(key)
  const answer = stored ?? (await fetch(address, { cache: 'no-cache', priority: 'low' }))
  if (!answer.ok) throw new Error(`${answer.status} ${path}`)
  await cache.put(key, binaries.includes(path) ? unpacked(answer) : answer)
}

const WASM = { 'content-type': 'application/wasm' }

/** A compressed binary as what a browser compiles while it loads. */
function unpacked(answer: Response): Response {
  if (answer.headers.get('content-type') === WASM['content-type']) return answer
  return new Response(answer.body!.pipeThrough(new DecompressionStream('gzip')), { headers: WASM })
}

/** Files are stored under their hash, so that a cache never mixes two versions. */
const keyOf = (address: string, hash: string): string => `${address}?${hash}`

async function stored(path: string): Promise<Response | undefined> {
  const hash = files[path]
  if (hash === undefined) return undefined
  const answer = await (await caches.open(CACHE)).match(keyOf(addressOf(path), hash))
  return answer && workers.includes(path) && page === 'static' ? withPolicy(answer) : answer
}

function withPolicy(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('content-security-policy', workerPolicy)
  return new Response(answer.body, { headers })
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await scope.clients.claim()
}

/** The file that a request asks for; null if the service worker leaves it alone. */
function pathOf(request: Request): string | null {
  if (request.method !== 'GET' || !request.url.startsWith(scope.registration.scope)) return null
  const path = new URL(request.url).pathname.slice(new URL(scope.registration.scope).pathname.length)
  if (request.mode === 'navigate') return path.startsWith('api/') ? null : INDEX
  return path in files ? path : null
}

async function answerWithFile(request: Request, path: string): Promise<Response> {
  return (await stored(path)) ?? fetch(request)
}

/** A server's page always fits the server; without an answer in time, the stored page is shown. */
async function answerWithPage(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch {
    return (await stored(INDEX)) ?? Response.error()
  }
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('message', ({ data }) => {
  if (data === 'activate') void scope.skipWaiting()
})
scope.addEventListener('fetch', (event) => {
  const path = pathOf(event.request)
  if (path === null) return
  const asksServer = path === INDEX && page === 'server'
  event.respondWith(asksServer ? answerWithPage(event.request) : answerWithFile(event.request, path))
})
