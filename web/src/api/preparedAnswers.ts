/** Answers that are the same for everybody: files next to the page, so that they need neither a server nor Python. */

import files from '../generated/packed/data/index.json' with { type: 'json' }
import { pageFile } from '../shell/pageFiles.ts'

const FOLDER = 'data/'
const FILES: Readonly<Record<string, string>> = files

/** The file of an answer, or null if there is none for this path. */
export async function preparedAnswer(path: string): Promise<Response | null> {
  const file = FILES[path]
  if (file === undefined) return null
  const answer = await fetch(pageFile(FOLDER + file))
  return answer.ok ? answer : null
}
