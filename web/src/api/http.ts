/** The server's doors for everything that is not a table being played: one request, one answer, or a refusal. */

import type { Fault } from './types.ts'

/** What the server refused, as data; `fault` of the words makes the sentence. */
export class Refused extends Error {
  readonly fault: Fault
  readonly status: number

  constructor(fault: Fault, status: number) {
    super(fault.kind)
    this.fault = fault
    this.status = status
  }
}

/** Nobody answered, or something that is not the server. */
const SILENCE: Fault = { kind: 'no-answer', details: {} }

export const get = <Answer>(path: string): Promise<Answer> => asked(path, { method: 'GET' })
export const post = <Answer>(path: string, body: unknown): Promise<Answer> => told('POST', path, body)
export const patch = <Answer>(path: string, body: unknown): Promise<Answer> => told('PATCH', path, body)
export const remove = (path: string): Promise<unknown> => asked(path, { method: 'DELETE' })

/** An answer that is a text: a record of a game. */
export async function text(path: string): Promise<string> {
  return (await answered(path, { method: 'GET' })).text()
}

/** An answer of many lines, each told as it comes; to break it off is no fault. */
export async function* lines<Line>(path: string, signal: AbortSignal): AsyncGenerator<Line> {
  const answer = await answered(path, { method: 'GET', signal })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let left = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const parts = (left + part.value).split('\n')
    left = parts.pop()!
    for (const line of parts) yield JSON.parse(line) as Line
  }
}

function told<Answer>(method: string, path: string, body: unknown): Promise<Answer> {
  return asked(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

async function asked<Answer>(path: string, request: RequestInit): Promise<Answer> {
  const answer = await answered(path, request)
  return (answer.status === 204 ? null : await answer.json()) as Answer
}

async function answered(path: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(path, { credentials: 'same-origin', ...request }).catch(() => null)
  if (answer === null) throw new Refused(SILENCE, 0)
  if (!answer.ok) throw new Refused(await faultOf(answer), answer.status)
  return answer
}

async function faultOf(answer: Response): Promise<Fault> {
  const told: unknown = await answer.json().catch(() => null)
  return (told as { fault?: Fault } | null)?.fault ?? SILENCE
}
