/** The packed modules: a line of JSON with the length of every file, then the files, one after another. */

export interface FileSystem {
  mkdirTree(path: string): void
  writeFile(path: string, bytes: Uint8Array, options: { canOwn: boolean }): void
}

const NEW_LINE = 10

/** Writes every file to its path. */
export function unpack(bytes: Uint8Array, files: FileSystem): void {
  const start = bytes.indexOf(NEW_LINE)
  const lengths = JSON.parse(new TextDecoder().decode(bytes.subarray(0, start))) as Record<string, number>
  const folders = new Set<string>()
  let at = start + 1
  for (const [path, length] of Object.entries(lengths)) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!folders.has(folder)) files.mkdirTree(folder)
    folders.add(folder)
    files.writeFile(path, bytes.subarray(at, at + length), { canOwn: true })
    at += length
  }
}
