/** Encodes a text as a QR code (ISO/IEC 18004): bytes, error correction level L, the smallest version that holds it. */

/** Error correction bytes of each block, and the number of blocks, of versions 1 to 40 at level L. */
const CORRECTION = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
]
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19,
  20, 21, 22, 24, 25,
]
const VERSIONS = CORRECTION.length
const LEVEL_BITS = 1
const BYTE_MODE = 4
const PADDING = [0xec, 0x11]
/** The longest lines of one colour that cost nothing, and what a worse one costs. */
const [RUN, RUN_COST, SQUARE_COST, FINDER_COST, BALANCE_COST] = [5, 3, 3, 40, 10]
const FINDERS = ['10111010000', '00001011101']

/** Whether each module is dark, by row and column. */
type Modules = boolean[][]

/** The rows of the code as strings of 0 and 1, without the quiet zone; null if the text is too long. */
export function encodeQr(text: string): string[] | null {
  const bytes = new TextEncoder().encode(text)
  const version = Array.from({ length: VERSIONS }, (_, index) => index + 1).find((one) => bytes.length <= roomOf(one))
  if (version === undefined) return null
  const words = interleave(dataWords(bytes, version), version)
  const candidates = MASKS.map((_, mask) => drawCode(words, version, mask))
  const best = candidates.reduce((least, one) => (penalty(one) < penalty(least) ? one : least))
  return rowsOf(best)
}

const rowsOf = (modules: Modules): string[] => modules.map((row) => row.map(Number).join(''))
const sizeOf = (version: number): number => 17 + 4 * version

// The bytes

const lengthBits = (version: number): number => (version < 10 ? 8 : 16)
const roomOf = (version: number): number => Math.floor((8 * dataLength(version) - 4 - lengthBits(version)) / 8)
const dataLength = (version: number): number => totalLength(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!

/** The bytes of a version: all modules but those with a fixed meaning. */
function totalLength(version: number): number {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2
  const alignment = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55
  const versionInformation = version >= 7 ? 36 : 0
  return Math.floor(((16 * version + 128) * version + 64 - alignment - versionInformation) / 8)
}

function dataWords(bytes: Uint8Array, version: number): number[] {
  const bits = (value: number, count: number): string => value.toString(2).padStart(count, '0')
  const content = bits(BYTE_MODE, 4) + bits(bytes.length, lengthBits(version))
  const all = content + Array.from(bytes, (byte) => bits(byte, 8)).join('') + '0000'
  const words = (all.slice(0, 8 * dataLength(version)).match(/.{1,8}/g) ?? []).map((word) =>
    Number.parseInt(word.padEnd(8, '0'), 2),
  )
  return Array.from({ length: dataLength(version) }, (_, place) =>
    place < words.length ? words[place]! : PADDING[(place - words.length) % 2]!,
  )
}

/** Splits the data into blocks, adds each block's error correction, and takes a byte of every block in turn. */
function interleave(data: readonly number[], version: number): number[] {
  const [count, correction] = [BLOCKS[version - 1]!, CORRECTION[version - 1]!]
  const short = Math.floor(data.length / count)
  const longBlocks = data.length % count
  const blocks: number[][] = []
  for (let index = 0, from = 0; index < count; index++) {
    const to = from + short + (index >= count - longBlocks ? 1 : 0)
    blocks.push(data.slice(from, to))
    from = to
  }
  const divisor = generator(correction)
  const corrections = blocks.map((block) => remainder(block, divisor))
  return [...takeInTurn(blocks, short + 1), ...takeInTurn(corrections, correction)]
}

const takeInTurn = (blocks: readonly number[][], length: number): number[] =>
  Array.from({ length }, (_, place) => blocks.flatMap((block) => block.slice(place, place + 1))).flat()

// Arithmetic in the field of 256 elements

function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a)
  return product
}

function generator(degree: number): number[] {
  const found = Array.from({ length: degree }, (_, place) => Number(place === degree - 1))
  let root = 1
  for (let step = 0; step < degree; step++) {
    for (let place = 0; place < degree; place++) found[place] = multiply(found[place]!, root) ^ (found[place + 1] ?? 0)
    root = multiply(root, 2)
  }
  return found
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  let rest = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ rest[0]!
    rest = [...rest.slice(1), 0].map((one, place) => one ^ multiply(divisor[place]!, factor))
  }
  return rest
}

// The modules

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function drawCode(words: readonly number[], version: number, mask: number): Modules {
  const size = sizeOf(version)
  const modules: (boolean | null)[][] = Array.from({ length: size }, () => Array.from({ length: size }, () => null))
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) modules[y]![x] = dark
  }
  drawTiming(size, set)
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawSquares(x, y, 4, (distance) => distance !== 2 && distance !== 4, set)
  for (const [x, y] of alignments(version)) drawSquares(x, y, 2, (distance) => distance !== 1, set)
  drawFormat(size, mask, set)
  if (version >= 7) drawVersion(size, version, set)
  drawWords(modules, words, MASKS[mask]!)
  return modules as Modules
}

type Draw = (x: number, y: number, dark: boolean) => void

function drawTiming(size: number, set: Draw): void {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
}

/** Draws squares around a point; `isDark` takes the distance from it. */
function drawSquares(x: number, y: number, reach: number, isDark: (distance: number) => boolean, set: Draw): void {
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++)
      set(x + right, y + down, isDark(Math.max(Math.abs(right), Math.abs(down))))
}

function alignments(version: number): [number, number][] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((8 * version + 3 * count + 5) / (4 * count - 4)) * 2
  const places = [6, ...Array.from({ length: count - 1 }, (_, index) => sizeOf(version) - 7 - index * step).reverse()]
  const last = places.at(-1)!
  const isFinder = (x: number, y: number): boolean =>
    (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)
  return places.flatMap((y) => places.filter((x) => !isFinder(x, y)).map((x): [number, number] => [x, y]))
}

/** A value followed by its check bits. */
function withChecks(value: number, polynomial: number, count: number): number {
  let rest = value
  for (let step = 0; step < count; step++) rest = (rest << 1) ^ ((rest >> (count - 1)) * polynomial)
  return (value << count) | rest
}

function drawFormat(size: number, mask: number, set: Draw): void {
  const bits = withChecks((LEVEL_BITS << 3) | mask, 0x537, 10) ^ 0x5412
  const isDark = (bit: number): boolean => ((bits >> bit) & 1) === 1
  for (let bit = 0; bit < 15; bit++) {
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit
    set(8, along, isDark(bit))
    const across = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit
    set(across, 8, isDark(bit))
  }
  set(8, size - 8, true)
}

function drawVersion(size: number, version: number, set: Draw): void {
  const bits = withChecks(version, 0x1f25, 12)
  for (let bit = 0; bit < 18; bit++) {
    const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)]
    const dark = ((bits >> bit) & 1) === 1
    set(far, near, dark)
    set(near, far, dark)
  }
}

/** Fills the free modules in columns of two, upwards and downwards in turn, from the right. */
function drawWords(modules: (boolean | null)[][], words: readonly number[], masked: (typeof MASKS)[number]): void {
  const size = modules.length
  let bit = 0
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2)
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const upwards = ((right + 1) & 2) === 0
        const y = upwards ? size - 1 - step : step
        if (modules[y]![x] !== null) continue
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        modules[y]![x] = dark !== masked(x, y)
        bit += 1
      }
}

/** How hard a code is to read, by the standard's four rules; the mask with the least is used. */
function penalty(modules: Modules): number {
  const lines = [...rowsOf(modules), ...rowsOf(modules[0]!.map((_, x) => modules.map((row) => row[x]!)))]
  return lines.reduce((sum, line) => sum + linePenalty(line), 0) + squares(modules) + imbalance(modules)
}

function linePenalty(line: string): number {
  const runs = line.match(/0{5,}|1{5,}/g) ?? []
  const finders = FINDERS.reduce((sum, finder) => sum + occurrences(line, finder), 0)
  return runs.reduce((sum, run) => sum + RUN_COST + run.length - RUN, 0) + FINDER_COST * finders
}

function occurrences(line: string, part: string): number {
  let count = 0
  for (let at = line.indexOf(part); at >= 0; at = line.indexOf(part, at + 1)) count += 1
  return count
}

function squares(modules: Modules): number {
  let sum = 0
  for (let y = 1; y < modules.length; y++)
    for (let x = 1; x < modules.length; x++) {
      const dark = modules[y]![x]
      if (dark === modules[y]![x - 1] && dark === modules[y - 1]![x] && dark === modules[y - 1]![x - 1])
        sum += SQUARE_COST
    }
  return sum
}

function imbalance(modules: Modules): number {
  const dark = modules.flat().filter(Boolean).length
  const total = modules.length ** 2
  return Math.floor(Math.abs(20 * dark - 10 * total) / total) * BALANCE_COST
}
