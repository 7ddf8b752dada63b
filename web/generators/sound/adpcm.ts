/** IMA ADPCM: four bits for each sample, as the difference from what the decoder expects. */

import { nextSample, STEPS, type AdpcmState } from '../../src/sound/adpcm.ts'
import type { Signal } from './signal.ts'

const LOUDEST = 32767
/** How many samples decide with which step a recording begins. */
const ATTACK = 120

/** The state with which the decoder begins, in four bytes, then two samples in each byte. */
export function encode({ samples }: Signal): Uint8Array {
  const levels = Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * LOUDEST))
  const start = { expected: levels[0] ?? 0, index: bestIndex(levels) }
  const { nibbles } = encodeFrom(levels, start)
  const bytes = new Uint8Array(4 + Math.ceil(nibbles.length / 2))
  new DataView(bytes.buffer).setInt16(0, start.expected, true)
  bytes[2] = start.index
  nibbles.forEach((nibble, n) => (bytes[4 + (n >> 1)]! |= nibble << (4 * (n & 1))))
  return bytes
}

/** The first step that reproduces the attack best. */
function bestIndex(levels: readonly number[]): number {
  const attack = levels.slice(0, ATTACK)
  const errors = STEPS.map((_, index) => encodeFrom(attack, { expected: attack[0] ?? 0, index }).error)
  return errors.indexOf(Math.min(...errors))
}

function encodeFrom(levels: readonly number[], start: AdpcmState): { nibbles: number[]; error: number } {
  const state = { ...start }
  let error = 0
  const nibbles = levels.map((level) => {
    const nibble = nibbleFor(level - state.expected, STEPS[state.index]!)
    error += (level - nextSample(state, nibble)) ** 2
    return nibble
  })
  return { nibbles, error }
}

/** The sign and the difference in quarters of a step. */
function nibbleFor(difference: number, step: number): number {
  const quarters = Math.min(7, Math.floor((Math.abs(difference) * 4) / step))
  return difference < 0 ? quarters | 8 : quarters
}
