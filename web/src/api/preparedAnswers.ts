/** Answers that are the same for everybody: files next to the page, so that they need neither a server nor Python. */

import { pageFile } from '../shell/pageFiles.ts'

const FOLDER = 'data/'

let index: Promise<Readonly<Record<string, string>>> | undefined

/** The file of an answer, or null if there is none for this path. */
export async function preparedAnswer(path: string): Promise<Response | null> {
  const file = (await fetchIndex())[path]
  if (file === undefined) return null
  const answer = await fetch(pageFile(FOLDER + file))
  return answer.ok ? answer : null
}

function fetchIndex(): Promise<Readonly<Record<string, string>>> {
  index ??= fetch(pageFile(`${FOLDER}index.json`)).then((answer) => answer.json())
  index.catch(() => (index = undefined))
  return index
}
