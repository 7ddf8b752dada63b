/** Smaller WebAssembly binaries: without some of their exports and data. */

/** The sections begin after the magic number and the version. */
const FIRST_SECTION = 8
const EXPORTS = 7
const DATA = 11
/** What is in front of a segment with a fixed address: no flags, and the instructions `i32.const ADDRESS`, `end`. */
const [ACTIVE, CONST, END] = [0x00, 0x41, 0x0b]

/** A segment of data: its address in memory and its length. */
export type Segment = readonly [address: number, length: number]

/** Leaves out exports. The section is their number, and then each one's name, its kind and its index. */
export function withExports(binary: Uint8Array, isKept: (name: string) => boolean): Uint8Array {
  return withSection(binary, EXPORTS, (section) => {
    const [count, first] = readNumber(section, 0)
    const kept: Uint8Array[] = []
    let at = first
    for (let place = 0; place < count; place++) {
      const [length, name] = readNumber(section, at)
      const [, end] = readNumber(section, name + length + 1)
      if (isKept(new TextDecoder().decode(section.subarray(name, name + length)))) kept.push(section.subarray(at, end))
      at = end
    }
    return joined([number(kept.length), ...kept])
  })
}

/** Empties segments of data, so that their memory is zero. Every one of `unused` must be there. */
export function withoutData(binary: Uint8Array, unused: readonly Segment[]): Uint8Array {
  const left = new Map(unused)
  const changed = withSection(binary, DATA, (section) => {
    const [count, first] = readNumber(section, 0)
    const parts = [section.subarray(0, first)]
    let at = first
    for (let place = 0; place < count; place++) {
      if (section[at] !== ACTIVE || section[at + 1] !== CONST) throw new Error('a segment without a fixed address')
      const [address, after] = readNumber(section, at + 2)
      if (section[after] !== END) throw new Error('a segment without a fixed address')
      const [length, content] = readNumber(section, after + 1)
      const dropped = left.get(address) === length && left.delete(address)
      parts.push(...(dropped ? [section.subarray(at, after + 1), number(0)] : [section.subarray(at, content + length)]))
      at = content + length
    }
    return joined(parts)
  })
  if (left.size > 0) throw new Error(`no such data: ${[...left.keys()].join()}`)
  return changed
}

/** Replaces the content of a section. A section is its kind, its size and its content. */
function withSection(binary: Uint8Array, kind: number, change: (section: Uint8Array) => Uint8Array): Uint8Array {
  let at = FIRST_SECTION
  while (at < binary.length) {
    const [size, content] = readNumber(binary, at + 1)
    if (binary[at] === kind) {
      const section = change(binary.subarray(content, content + size))
      return joined([binary.subarray(0, at + 1), number(section.length), section, binary.subarray(content + size)])
    }
    at = content + size
  }
  throw new Error(`no section ${kind}`)
}

/** Reads a number in LEB128; returns it and the place after it. */
function readNumber(bytes: Uint8Array, at: number): [value: number, next: number] {
  let [value, shift, next] = [0, 0, at]
  for (;;) {
    const byte = bytes[next++]!
    value += (byte & 0x7f) * 2 ** shift
    if (byte < 0x80) return [value, next]
    shift += 7
  }
}

function number(value: number): Uint8Array {
  const bytes: number[] = []
  for (let rest = value; ; rest >>= 7) {
    if (rest < 0x80) return Uint8Array.of(...bytes, rest)
    bytes.push((rest & 0x7f) | 0x80)
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
