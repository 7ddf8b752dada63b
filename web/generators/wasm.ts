/** The export section of a WebAssembly binary. */

/** The sections begin after the magic number and the version. */
const FIRST_SECTION = 8
const EXPORTS = 7

/** Leaves out exports. A section is its kind, its size and its content; the exports are their number, and then each
 * one's name, its kind and its index. */
export function withExports(binary: Uint8Array, isKept: (name: string) => boolean): Uint8Array {
  let at = FIRST_SECTION
  while (at < binary.length) {
    const [size, content] = readNumber(binary, at + 1)
    if (binary[at] === EXPORTS) {
      const section = keptExports(binary.subarray(content, content + size), isKept)
      return joined([binary.subarray(0, at + 1), number(section.length), section, binary.subarray(content + size)])
    }
    at = content + size
  }
  throw new Error('no exports')
}

function keptExports(section: Uint8Array, isKept: (name: string) => boolean): Uint8Array {
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
