/** Decodes IMA ADPCM: four bits for each sample, as the difference from what was expected. */

/** What the decoder expects, and the place of its step in `STEPS`. */
export interface AdpcmState {
  expected: number
  index: number
}

/** Steps of the difference, each a tenth larger than the one before it. */
export const STEPS: readonly number[] = [
  7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97, 107, 118,
  130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963, 1060,
  1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484,
  7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767,
]
/** How the step changes, by the difference in quarters. */
const INDEX_STEPS: readonly number[] = [-1, -1, -1, -1, 2, 4, 6, 8]

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** Returns the next sample, from -32768 to 32767, and changes the state. */
export function nextSample(state: AdpcmState, nibble: number): number {
  const step = STEPS[state.index]!
  const quarters = nibble & 7
  const difference = (step >> 3) + ((quarters * step) >> 2)
  state.expected = clamp(state.expected + (nibble & 8 ? -difference : difference), -32768, 32767)
  state.index = clamp(state.index + INDEX_STEPS[quarters]!, 0, STEPS.length - 1)
  return state.expected
}

/** Decodes `length` samples from -1 to 1. */
export function decode(bytes: Uint8Array, length: number): Float32Array<ArrayBuffer> {
  const state = { expected: new DataView(bytes.buffer, bytes.byteOffset).getInt16(0, true), index: bytes[2]! }
  const samples = new Float32Array(length)
  for (let n = 0; n < length; n++) samples[n] = nextSample(state, (bytes[4 + (n >> 1)]! >> (4 * (n & 1))) & 15) / 32768
  return samples
}
