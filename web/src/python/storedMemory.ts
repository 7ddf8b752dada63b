/** Python's memory after its start, with which the next visit continues: starting Python takes much longer. */

const CACHE = 'gwint-python-memory'
/** Memory fits only the files with which it was made, and the name of this script depends on all of them. */
const KEY = self.location.pathname

/** The memory that an earlier visit has stored; null without one. What was damaged does not unpack. */
export async function readMemory(): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const stored = await (await caches.open(CACHE)).match(KEY)
    if (!stored?.body) return null
    return new Uint8Array(await new Response(stored.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())
  } catch {
    return null
  }
}

/** Stores memory instead of what other builds have stored. */
export async function storeMemory(memory: Uint8Array<ArrayBuffer>): Promise<void> {
  await forgetMemory()
  const packed = new Blob([memory]).stream().pipeThrough(new CompressionStream('gzip'))
  await (await caches.open(CACHE)).put(KEY, new Response(packed))
}

export async function forgetMemory(): Promise<void> {
  await caches.delete(CACHE)
}
