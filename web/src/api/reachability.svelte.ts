/** Whether the server answers. Without it, a page that is stored in the browser plays there. */

import { untrack } from 'svelte'
import { IS_STATIC } from '../shell/address.ts'

const AGAIN_MS = 5000
const PROBE = '/api/version'
/** What a proxy answers if the server behind it is down. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504])

let reachable = $state(true)
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Whether new tables are opened in this browser. */
export const playsHere = (): boolean => IS_STATIC || !reachable
/** The same for requests: an effect that sends one is not run again when the server is lost or returns. */
export const sendsHere = (): boolean => untrack(playsHere)

/** Whether the page can do without its server: the service worker has stored it. */
export const canPlayHere = (): boolean => IS_STATIC || navigator.serviceWorker?.controller != null

/** Calls `listener` whenever the server answers again. */
export function onReturn(listener: () => void): void {
  listeners.add(listener)
}

/** Fetches from the server and notes whether it answers. */
export async function fetchNoting(path: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(path, options).catch((error: unknown) => {
    if (!options.signal?.aborted) noteLoss()
    throw error
  })
  if (isGateway(answer)) {
    noteLoss()
    throw new TypeError(`status ${answer.status}`)
  }
  if (!reachable) noteReturn()
  return answer
}

const isGateway = (answer: Response): boolean =>
  GATEWAY.has(answer.status) && !(answer.headers.get('content-type') ?? '').includes('json')

function noteLoss(): void {
  if (!canPlayHere()) return
  reachable = false
  clearTimeout(timer)
  timer = setTimeout(probe, AGAIN_MS)
}

function noteReturn(): void {
  reachable = true
  clearTimeout(timer)
  for (const listener of listeners) listener()
}

const probe = (): void => void fetchNoting(PROBE, { credentials: 'same-origin' }).catch(() => {})

if (!IS_STATIC && typeof addEventListener === 'function') {
  addEventListener('online', () => !reachable && probe())
  addEventListener('offline', noteLoss)
}
