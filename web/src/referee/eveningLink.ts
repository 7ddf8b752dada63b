/** Writes an evening as the text of a link, and reads it back. */

import type { RefereeEntry } from '../api/types.ts'

/** More than the longest evening has. */
const MOST_LETTERS = 400_000

export async function writeEvening(entries: readonly RefereeEntry[]): Promise<string> {
  const packed = new Blob([JSON.stringify(entries)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The inverse of `writeEvening`; null if the text is not an evening. The entries themselves are not checked here. */
export async function readEvening(text: string): Promise<readonly RefereeEntry[] | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const read: unknown = JSON.parse(await readText(new Blob([bytes])))
    return Array.isArray(read) ? (read as RefereeEntry[]) : null
  } catch {
    return null
  }
}

async function readText(packed: Blob): Promise<string> {
  const reader = packed
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream())
    .getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value
    if (text.length > MOST_LETTERS) throw new Error('too long')
  }
  return text
}
