import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { cloud, smooth } from '../generators/noise.ts'
import { png, type Colour } from '../generators/png.ts'
import { TEXTURES } from '../generators/textures.ts'

/** The chunks of a PNG by name. */
function chunks(bytes: Buffer): Record<string, Buffer> {
  const found: Record<string, Buffer> = {}
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    found[bytes.toString('latin1', at + 4, at + 8)] = bytes.subarray(at + 8, at + 8 + length)
    at += length + 12
  }
  return found
}

const PALETTE: Colour[] = [
  [0, 0, 0, 1],
  [255, 0, 0, 0.5],
  [0, 255, 0, 0],
]

it('writes a valid PNG', () => {
  const { IHDR, PLTE, tRNS, IDAT } = chunks(png(3, new Uint8Array([0, 1, 2, 2, 1, 0]), PALETTE))
  expect([IHDR!.readUInt32BE(0), IHDR!.readUInt32BE(4), IHDR![8], IHDR![9]]).toEqual([3, 2, 4, 3])
  expect([...PLTE!]).toEqual([0, 0, 0, 255, 0, 0, 0, 255, 0])
  expect([...tRNS!]).toEqual([255, 128, 0])
  expect([...inflateSync(IDAT!)]).toEqual([0, 0x01, 0x20, 0, 0x21, 0x00])
})

it('makes seamless noise', () => {
  for (const [x, y] of [
    [0.3, 1.7],
    [3.9, 0.1],
  ] as const) {
    expect(smooth(x + 4, y, 4, 8, 1)).toBeCloseTo(smooth(x, y, 4, 8, 1), 10)
    expect(cloud(x, y + 8, 4, 8, 4, 1)).toBeCloseTo(cloud(x, y, 4, 8, 4, 1), 10)
  }
})

it('keeps the tones of every texture between 0 and 1, with enough contrast', () => {
  for (const [name, { width, height, tone }] of Object.entries(TEXTURES)) {
    const tones = Array.from({ length: 4000 }, (_, n) => tone((n * 7) % width, Math.floor((n * 13) / width) % height))
    expect(Math.min(...tones), name).toBeGreaterThanOrEqual(0)
    expect(Math.max(...tones), name).toBeLessThanOrEqual(1)
    expect(Math.max(...tones) - Math.min(...tones), name).toBeGreaterThan(0.3)
  }
})
