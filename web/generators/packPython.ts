/** Packs Python for the browser into a folder: its binary, and as bytecode the modules that `gwint.browser` needs,
 * those of Python's library and our own.
 *
 * Usage: node packPython.ts FOLDER. It prints what a page needs to know about Pyodide, as JSON. */

import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPyodide, version } from 'pyodide'
import { pyodideFile, trimmedBinary } from './pyodide.ts'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
/** Where the modules lie in Python's file system. */
const LIBRARY = '/lib/gwint'
const SCRIPTS = [
  'generators/python_modules.py',
  'src/python/dataclass_functions.py',
  'src/python/fluent_runtime.py',
  'src/python/package_loader.py',
]

async function main(target: string): Promise<void> {
  const python = await loadPyodide()
  python.FS.mkdirTree('/project/gwint')
  python.FS.mount(python.FS.filesystems.NODEFS, { root: join(PROJECT, 'gwint') }, '/project/gwint')
  for (const script of SCRIPTS)
    python.FS.writeFile(`/project/${basename(script)}`, readFileSync(join(PROJECT, 'web', script)))
  python.runPython(
    `import sys; sys.path.insert(0, "/project")
from python_modules import pack
pack("${LIBRARY}", "/library", "/rules")`,
  )
  for (const file of ['library', 'rules']) writeFileSync(join(target, file), python.FS.readFile(`/${file}`))
  writeFileSync(join(target, 'binary'), await trimmedBinary())
  const { info } = JSON.parse(readFileSync(pyodideFile('pyodide-lock.json'), 'utf-8')) as {
    info: { abi_version: string }
  }
  console.log(JSON.stringify({ version, abi: info.abi_version, library: LIBRARY }))
}

// Node would print the line of Pyodide's source in which an error was thrown: a whole megabyte.
main(process.argv[2]!).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
