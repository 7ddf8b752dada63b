/** Packs Python for the browser into FOLDER/python: the binary, and the modules that `gwint.browser` needs as bytecode.
 *
 * Usage: node packPython.ts FOLDER. Both files are compressed, because many hosts send files as they are. */

import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { loadPyodide, version } from 'pyodide'
import { pyodideFile } from './pyodide.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
/** Where the modules lie in Python's file system. */
const LIBRARY = '/lib/gwint'
const SCRIPT = readFileSync(new URL('python_modules.py', import.meta.url), 'utf-8')

async function packedModules(): Promise<Buffer> {
  const python = await loadPyodide()
  python.FS.mkdirTree('/project/gwint')
  python.FS.mount(python.FS.filesystems.NODEFS, { root: join(PROJECT, 'gwint') }, '/project/gwint')
  python.FS.writeFile('/project/python_modules.py', SCRIPT)
  python.runPython(`import sys; sys.path.insert(0, "/project"); import python_modules; python_modules.pack("${LIBRARY}", "/packed")`)
  return Buffer.from(python.FS.readFile('/packed'))
}

/** Writes a file under a name with its hash, so that it can be cached for ever. */
function write(folder: string, name: string, content: Uint8Array): { name: string; bytes: number } {
  const packed = gzipSync(content, { level: 9 })
  const hash = createHash('sha256').update(packed).digest('hex').slice(0, 10)
  const named = `${name}-${hash}.packed`
  writeFileSync(join(folder, named), packed)
  return { name: named, bytes: packed.length }
}

async function main(target: string): Promise<void> {
  const folder = join(target, 'python')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { info } = JSON.parse(readFileSync(pyodideFile('pyodide-lock.json'), 'utf-8')) as { info: { abi_version: string } }
  const files = {
    binary: write(folder, 'python', readFileSync(pyodideFile('pyodide.asm.wasm'))),
    modules: write(folder, 'modules', await packedModules()),
  }
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ version, abi: info.abi_version, library: LIBRARY, files }))
}

// Node would print the line of Pyodide's source in which an error was thrown: a whole megabyte.
main(process.argv[2]!).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
