/** SHA-256 and HMAC-SHA-256. The browser's own are missing on pages without TLS, as in a home network. */

const ROUNDS = 64
const BLOCK = 64

/** The first 32 bits of the fractional parts of the roots of primes, as the standard defines its constants. */
function fractions(count: number, root: number): Uint32Array {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++)
    if (!found.some((prime) => candidate % prime === 0)) found.push(candidate)
  return Uint32Array.from(found, (prime) => (prime ** (1 / root) % 1) * 2 ** 32)
}

const START = fractions(8, 2)
const CONSTANTS = fractions(ROUNDS, 3)

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK
  const bytes = new Uint8Array(length)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(length - 8, Math.floor((message.length * 8) / 2 ** 32))
  view.setUint32(length - 4, message.length * 8)
  return view
}

function schedule(view: DataView, offset: number): Int32Array {
  const words = new Int32Array(ROUNDS)
  for (let place = 0; place < ROUNDS; place++) {
    if (place < 16) {
      words[place] = view.getInt32(offset + 4 * place)
      continue
    }
    const [early, late] = [words[place - 15]!, words[place - 2]!]
    const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[place] = words[place - 16]! + first + words[place - 7]! + second
  }
  return words
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let round = 0; round < ROUNDS; round++) {
    const choice = (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g))
    const first = (h + choice + CONSTANTS[round]! + words[round]!) | 0
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [place, word] of [a, b, c, d, e, f, g, h].entries()) state[place] = state[place]! + word
}

export function sha256(message: Uint8Array): Uint8Array {
  const state = Int32Array.from(START)
  const view = padded(message)
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) compress(state, schedule(view, offset))
  const digest = new DataView(new ArrayBuffer(32))
  for (const [place, word] of state.entries()) digest.setInt32(4 * place, word)
  return new Uint8Array(digest.buffer)
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK)
  block.set(key.length > BLOCK ? sha256(key) : key)
  const inner = sha256(
    concat(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  )
  return sha256(
    concat(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  )
}

export function concat(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
