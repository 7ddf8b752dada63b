/** Encodes PNG images with few colours. Each pixel is an index into a palette, which keeps textures small. */

import { crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const INDEXED = 3

/** Encodes an image as PNG bytes. `levels` holds, row by row, an index into `palette` for each pixel. */
export function png(width: number, levels: Uint8Array, palette: readonly Colour[]): Buffer {
  const bits = palette.length <= 16 ? 4 : 8
  const height = levels.length / width
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height, bits)),
    chunk('PLTE', Buffer.from(palette.flatMap(([red, green, blue]) => [red, green, blue]))),
    chunk('tRNS', Buffer.from(palette.map(([, , , alpha]) => Math.round(alpha * 255)))),
    chunk('IDAT', deflateSync(scanlines(width, height, levels, bits), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function header(width: number, height: number, bits: number): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  bytes.set([bits, INDEXED, 0, 0, 0], 8)
  return bytes
}

/** Each line begins with its filter type, which is none; at four bits two pixels share a byte. */
function scanlines(width: number, height: number, levels: Uint8Array, bits: number): Buffer {
  const perByte = 8 / bits
  const stride = Math.ceil(width / perByte) + 1
  const bytes = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * stride + 1 + Math.floor(x / perByte)
      const shift = 8 - bits * ((x % perByte) + 1)
      bytes[at] = (bytes[at] ?? 0) | ((levels[y * width + x] ?? 0) << shift)
    }
  return bytes
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
