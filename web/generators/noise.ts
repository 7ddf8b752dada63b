/** Noise that repeats without a seam: every function is periodic in whole numbers of cells. */

/** Returns a number from 0 to 1 that depends only on the cell and the salt. */
export function chance(x: number, y: number, salt: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(salt, 2246822519)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822507)
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296
}

const wrap = (n: number, period: number): number => ((n % period) + period) % period
const ease = (t: number): number => t * t * (3 - 2 * t)
const mix = (a: number, b: number, t: number): number => a + (b - a) * t

/** Smooth noise from 0 to 1 over cells that repeat after `px` and `py` of them. */
export function smooth(x: number, y: number, px: number, py: number, salt: number): number {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const corner = (dx: number, dy: number): number => chance(wrap(x0 + dx, px), wrap(y0 + dy, py), salt)
  const tx = ease(x - x0)
  return mix(mix(corner(0, 0), corner(1, 0), tx), mix(corner(0, 1), corner(1, 1), tx), ease(y - y0))
}

/** Octaves of smooth noise, each twice as fine and half as strong; from 0 to 1. */
export function cloud(x: number, y: number, px: number, py: number, octaves: number, salt: number): number {
  let sum = 0
  let weight = 0
  for (let octave = 0, scale = 1, part = 1; octave < octaves; octave++, scale *= 2, part /= 2) {
    sum += part * smooth(x * scale, y * scale, px * scale, py * scale, salt + octave)
    weight += part
  }
  return sum / weight
}

/** Distances to the nearest and second nearest of points scattered with one point per cell. */
export function cells(x: number, y: number, px: number, py: number, salt: number): [nearest: number, second: number] {
  let nearest = 9
  let second = 9
  for (let cy = Math.floor(y) - 1; cy <= Math.floor(y) + 1; cy++)
    for (let cx = Math.floor(x) - 1; cx <= Math.floor(x) + 1; cx++) {
      const [wx, wy] = [wrap(cx, px), wrap(cy, py)]
      const far = Math.hypot(cx + chance(wx, wy, salt) - x, cy + chance(wx, wy, salt + 99) - y)
      if (far < nearest) [nearest, second] = [far, nearest]
      else if (far < second) second = far
    }
  return [nearest, second]
}
