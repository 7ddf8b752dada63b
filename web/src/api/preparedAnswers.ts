/** Answers that are the same for everybody: files next to the page, so that they need neither a server nor Python.
 *
 * They are stored compressed, because many hosts do not compress what they send. */

import files from '../generated/packed/data/index.json' with { type: 'json' }
import { pageFile } from '../shell/pageFiles.ts'

const FOLDER = 'data/'
const FILES: Readonly<Record<string, string>> = files

/** The file of an answer, or null if there is none for this path. */
export async function preparedAnswer(path: string): Promise<Response | null> {
  const file = FILES[path]
  if (file === undefined) return null
  const answer = await fetch(pageFile(`${FOLDER}${file}.packed`))
  if (!answer.ok || answer.body === null) return null
  const body = answer.body.pipeThrough(new DecompressionStream('gzip'))
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}
