/** Loads a record from a file, uploads it, and opens its replay. */

import { showRefusal } from '../shell/toasts.svelte.ts'
import { navigate } from '../shell/navigation.svelte.ts'
import { Refusal } from '../api/http.ts'
import { uploadRecord } from './replaySource.ts'

/** Larger than any record that the server accepts; such a file is not sent. */
const MOST_BYTES = 80_000

/** Errors are shown as toasts. */
export async function loadFile(file: File): Promise<void> {
  try {
    if (file.size > MOST_BYTES) throw new Refusal({ kind: 'too-large', details: {} }, 413)
    navigate(await uploadRecord(await file.text()))
  } catch (error) {
    showRefusal(error)
  }
}
