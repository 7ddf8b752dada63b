/** Requests to the REST API of a server, or of the rules in this browser. Each resolves with the answer or throws a
 * `Refusal`. */

import { noteRefusal } from './protocol.svelte.ts'
import { transportFor } from './transport.ts'
import { PROTOCOL, type Fault } from './types.ts'

/** An error that the server reported as data; `formatFault` turns it into a sentence. */
export class Refusal extends Error {
  readonly fault: Fault
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number

  constructor(fault: Fault, status: number) {
    super(fault.kind)
    this.fault = fault
    this.status = status
    noteRefusal(fault)
  }
}

/** The fault if there was no answer, or one that does not come from our server. */
const NO_ANSWER: Fault = { kind: 'no-answer', details: {} }

/** The fault if the rules do not run in this window. */
const NOT_RUNNING: Fault = { kind: 'not-running', details: {} }

export const get = <Answer>(path: string): Promise<Answer> => requestJson(path, { method: 'GET' })
export const post = <Answer>(path: string, body: unknown): Promise<Answer> => sendJson('POST', path, body)
export const patch = <Answer>(path: string, body: unknown): Promise<Answer> => sendJson('PATCH', path, body)
export const remove = (path: string): Promise<unknown> => requestJson(path, { method: 'DELETE' })

/** Fetches plain text, such as the record of a game. */
export async function getText(path: string): Promise<string> {
  return (await request(path, { method: 'GET' })).text()
}

/** Streams an NDJSON answer line by line until it ends or `signal` aborts it. */
export async function* streamLines<Line>(path: string, signal: AbortSignal): AsyncGenerator<Line> {
  const answer = await request(path, { method: 'GET', signal }, 'stream')
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n')
    rest = lines.pop()!
    for (const line of lines) yield JSON.parse(line) as Line
  }
}

function sendJson<Answer>(method: string, path: string, body: unknown): Promise<Answer> {
  return requestJson(path, { method, body: JSON.stringify(body) })
}

async function requestJson<Answer>(path: string, options: RequestInit): Promise<Answer> {
  const answer = await request(path, options)
  return (answer.status === 204 ? null : await answer.json().catch(refuseHalfAnswer)) as Answer
}

/** The connection ended in the middle of an answer. */
function refuseHalfAnswer(): never {
  throw new Refusal(NO_ANSWER, 0)
}

async function request(path: string, options: RequestInit, kind: 'request' | 'stream' = 'request'): Promise<Response> {
  const type = options.body === undefined ? {} : { 'content-type': 'application/json' }
  const headers = { 'gwint-protocol': String(PROTOCOL), ...type }
  const answer = await answerTo(path, { headers, ...options }, kind)
  if (!answer.ok) throw new Refusal(await faultOf(answer), answer.status)
  return answer
}

/** If the server cannot be reached, what needs none of its data is answered in this browser. */
async function answerTo(path: string, options: RequestInit, kind: 'request' | 'stream'): Promise<Response> {
  const transport = transportFor(path)
  try {
    return await transport[kind](path, options)
  } catch {
    const now = transportFor(path)
    if (now !== transport) return answerTo(path, options, kind)
    throw new Refusal(transport.remote ? NO_ANSWER : NOT_RUNNING, 0)
  }
}

async function faultOf(answer: Response): Promise<Fault> {
  const body: unknown = await answer.json().catch(() => null)
  return (body as { fault?: Fault } | null)?.fault ?? NO_ANSWER
}
