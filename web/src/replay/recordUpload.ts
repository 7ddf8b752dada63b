/** A record from a file of the reader's: read, kept on the server, and gone to. */

import { showRefusal } from '../shell/toasts.svelte.ts'
import { navigate } from '../shell/navigation.svelte.ts'
import { Refusal } from '../api/http.ts'
import { uploadRecord } from './replaySource.ts'

/** More than the longest record that the server takes: such a file is no record, and is not sent. */
const MOST_BYTES = 80_000

/** What is wrong with it is said by the page. */
export async function loadFile(file: File): Promise<void> {
  try {
    if (file.size > MOST_BYTES) throw new Refusal({ kind: 'too-large', details: {} }, 413)
    navigate(await uploadRecord(await file.text()))
  } catch (error) {
    showRefusal(error)
  }
}
