/** Trims Pyodide's loader: without graphics, packages, Node and `eval`, which the page's policy forbids.
 *
 * Pyodide's own file has 1.25 MB, because it offers every function of the binary to packages that might be loaded
 * later. We load none, so only what the binary and the loader themselves use stays; a bundler finds the rest. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { withExports, withoutData, type Segment } from './wasm.ts'

const PACKAGE = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))
export const pyodideFile = (name: string): string => join(PACKAGE, name)

const HEAD = 'async function _createPyodideModule(moduleArg={}){var moduleRtn;'
const TAIL = ';return moduleRtn}export default _createPyodideModule;'
const GRAPHICS = /^_?emscripten_gl/
/** Stands for functions that only graphics programs and libraries loaded later call. */
const UNAVAILABLE = 'var unavailable=()=>abort("unavailable");unavailable.sig="v";'

/** Tables of the binary that only modules read which are not packed: CJK encodings, the C library's `iconv`, and the
 * names of Unicode's characters. */
const UNUSED_TABLES: readonly Segment[] = [
  [800545, 14963],
  [815520, 29062],
  [844592, 52918],
  [897520, 5458],
  [902992, 2470],
  [905488, 12438],
  [917936, 52802],
  [970752, 58631],
  [1030193, 26277],
  [1056480, 53282],
  [1109776, 76950],
  [1187312, 21314],
  [1208641, 102099],
  [1311120, 43720],
  [1354849, 35059],
  [1574129, 275044],
  [2824342, 51862],
  [2876580, 9129],
  [2889124, 5930],
  [2895140, 6780],
  [2903039, 11437],
  [2914556, 15821],
  [2932869, 4699],
  [2937756, 24769],
]

/** Python's binary, without these tables, and with only the exports that the trimmed module names (a tenth). */
export async function trimmedBinary(): Promise<Uint8Array> {
  const binary = readFileSync(pyodideFile('pyodide.asm.wasm'))
  const words = wordsIn(await trimmedPyodide())
  const imports = new Set(WebAssembly.Module.imports(new WebAssembly.Module(binary)).map((one) => one.name))
  const exported = withExports(binary, (name) => words.has(name) || words.has(`_${name}`) || imports.has(name))
  return withoutData(exported, UNUSED_TABLES)
}

/** The module that creates Python, and its loader, as one source text. */
export async function trimmedPyodide(): Promise<string> {
  const loader = readFileSync(pyodideFile('pyodide.mjs'), 'utf-8')
  const module = readFileSync(pyodideFile('pyodide.asm.mjs'), 'utf-8').trimEnd()
  const binary = new WebAssembly.Module(readFileSync(pyodideFile('pyodide.asm.wasm')))
  const created = await withoutUnused(cutModule(module, wordsIn(loader), WebAssembly.Module.imports(binary)))
  return `${trimmedLoader(loader)}
export async function createPyodideModule(moduleArg) {
${created}
return moduleRtn
}
`
}

/** The loader fetches and unpacks the standard library through functions that the worker sets. It would only write to
 * the console what fails, and wait forever. */
function trimmedLoader(loader: string): string {
  const fetched = replaceAll(loader, /(?<![\w$.])fetch\(/g, 'fetchFile(')
  const unpacked = replaceAll(fetched, /n\.FS\.writeFile\(`\/lib\/python[^`]*\.zip`,r\)/g, 'unpackFiles(r,n.FS)')
  const failing = replaceAll(
    unpacked,
    /console\.(?:warn|error)\("[^"]*"\),console\.(?:warn|error)\((\w)\)/g,
    'fail($1)',
  )
  return `let fetchFile, unpackFiles, fail
export function setFiles(fetch, unpack, onError) {
  fetchFile = fetch
  unpackFiles = unpack
  fail = onError
}
${withoutNode(failing).replace(/\/\/# sourceMappingURL.*/, '')}`
}

/** Removes what nothing in the module, in the loader or in the binary reads, and opens the function around it. */
function cutModule(
  module: string,
  loader: ReadonlyMap<string, number>,
  imports: readonly { module: string; name: string }[],
): string {
  if (!module.startsWith(HEAD) || !module.endsWith(TAIL)) throw new Error('another version of Pyodide')
  let body = replaceAll(module.slice(HEAD.length, -TAIL.length), /\beval\(/g, 'unavailable(')
  body = replaceAll(body, /new URL\("pyodide\.asm\.wasm",import\.meta\.url\)\.href/g, 'unavailable()')
  body = replaceAll(body, /return Module\.HEAP8\.set\(t\)/g, RESTORE)
  body = withoutExports(body, loader)
  body = withoutImports(body, imports)
  body = withoutProperties(body, loader)
  return withoutSignatures(body, new Set(imports.filter((one) => one.module === 'GOT.func').map((one) => one.name)))
}

/** Memory may have grown before it was stored. */
const RESTORE = 'return t.length>Module.HEAP8.length&&growMemory(t.length),Module.HEAP8.set(t)'

const EXPORT = /([\w$]+)=Module\["([\w$]+)"\]=wasmExports\["[\w$]+"\](?:\.value>>>0)?;?/g

/** Functions of the binary that no JavaScript calls. */
function withoutExports(body: string, loader: ReadonlyMap<string, number>): string {
  const others = wordsIn(body.replace(EXPORT, ''))
  return replaceAll(body, EXPORT, (whole, variable: string, property: string) =>
    (others.get(variable) ?? 0) > 1 || loader.has(property) ? whole : '',
  )
}

/** Functions for libraries that are loaded later; those for graphics that the binary names become one. */
function withoutImports(body: string, imports: readonly { name: string }[]): string {
  const start = 'var wasmImports={'
  const [at, names] = [body.indexOf(start), new Set(imports.map((one) => one.name))]
  const end = body.indexOf('}', at)
  const kept = body
    .slice(at + start.length, end)
    .split(',')
    .filter((entry) => names.has(entry.split(':')[0]!.trim()) && !GRAPHICS.test(entry))
  const graphics = [...names].filter((name) => GRAPHICS.test(name)).map((name) => `${name}:unavailable`)
  return `${body.slice(0, at)}${UNAVAILABLE}${start}${[...kept, ...graphics].join(',')}${body.slice(end)}`
}

const PROPERTY = /Module\["([\w$]+)"\]=([\w$]+);/g

function withoutProperties(body: string, loader: ReadonlyMap<string, number>): string {
  const isRead = (name: string): boolean =>
    loader.has(name) || new RegExp(`odule\\.${name.replaceAll('$', '\\$')}(?![\\w$])`).test(body)
  const times = (name: string): number => body.split(`Module["${name}"]`).length - 1
  return replaceAll(body, PROPERTY, (whole, property: string, value: string) =>
    property !== value || times(property) > 1 || isRead(property) ? whole : '',
  )
}

/** The types of functions, which only a pointer to them needs. */
function withoutSignatures(body: string, pointers: ReadonlySet<string>): string {
  return replaceAll(body, /(?<![\w$.])([\w$]+)\.sig="\w*";?/g, (whole, name: string) =>
    name === 'unavailable' || (pointers.has(name.replace(/^_/, '')) && !GRAPHICS.test(name)) ? whole : '',
  )
}

/** Lets the bundler drop unused declarations, which it only does at the top level of a module. */
async function withoutUnused(body: string): Promise<string> {
  const entry = 'pyodide-body'
  const bundle = await rolldown({
    input: entry,
    external: [/^node:/, 'ws'],
    logLevel: 'silent',
    treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `let moduleArg=globalThis;let moduleRtn;${body};export default moduleRtn` : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'es' })
  const code = replaceAll(output[0].code, /^let moduleArg = globalThis;/m, '')
  return withoutNode(replaceAll(code, /\bexport \{[^}]*\};?\s*$/, ''))
}

/** Only Node has these modules. */
const withoutNode = (text: string): string =>
  replaceAll(text, /import\("(?:node:[\w/]+|ws)"\)/g, 'null').replaceAll('typeof module', '"undefined"')

function wordsIn(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Replaces, and notices if another version of Pyodide has nothing to replace. */
function replaceAll(
  text: string,
  pattern: RegExp,
  by: string | ((whole: string, ...groups: string[]) => string),
): string {
  const replaced = text.replace(pattern, by as string)
  if (replaced === text) throw new Error(`another version of Pyodide: no ${pattern}`)
  return replaced
}
