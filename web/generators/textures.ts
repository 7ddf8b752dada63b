/** The table's materials: each function returns a tone from 0 to 1 at (x, y) of its tile. */

import { cells, chance, cloud, smooth } from './noise.ts'
import type { Colour } from './png.ts'

export interface Texture {
  readonly width: number
  readonly height: number
  readonly tone: (x: number, y: number) => number
  /** Colours from tone 0 to tone 1. */
  readonly palette: readonly Colour[]
}

const PLANK = 128
const clamp = (tone: number): number => Math.min(1, Math.max(0, tone))

/** Planks of oak lying side by side, their grain running along x. */
function oak(x: number, y: number): number {
  const plank = Math.floor(y / PLANK)
  const across = (y % PLANK) / PLANK
  const bend = cloud(x / 128, y / 64, 4, 8, 3, 11 + plank * 7) - 0.5
  const rings = Math.sin((across * 9 + bend * 5 + chance(plank, 0, 3) * 9) * Math.PI)
  const fibre = cloud(x / 64, y / 2, 8, 256, 3, 40 + plank)
  const pores = smooth(x / 22, y / 1.6, 512 / 22, 320, 77) > 0.83 ? -0.2 : 0
  const board = (chance(plank, 1, 5) - 0.5) * 0.22
  return clamp(0.47 + board + rings * 0.1 + (fibre - 0.5) * 0.55 + bend * 0.25 + pores + seam(across))
}

/** The gap between planks is dark, the edge below it catches light. */
function seam(across: number): number {
  if (across < 0.016 || across > 0.992) return -0.6
  return across < 0.034 ? 0.14 : across > 0.972 ? -0.16 : 0
}

/** Pebbled leather: rounded cells, light on their upper left. */
function leather(x: number, y: number): number {
  const bump = (dx: number): number => cells((x + dx) / 9, (y + dx) / 9, 28, 28, 5)[0]
  const slope = bump(1) - bump(-1)
  const [near, second] = cells(x / 9, y / 9, 28, 28, 5)
  const crease = second - near < 0.1 ? -0.18 : 0
  return clamp(0.5 + slope * 1.1 + crease + (cloud(x / 42, y / 42, 6, 6, 3, 8) - 0.5) * 0.5)
}

/** Parchment: stains, fibres and specks. */
function parchment(x: number, y: number): number {
  const stain = cloud(x / 64, y / 64, 4, 4, 5, 21)
  const fibre = cloud(x / 16, y / 2, 16, 128, 2, 31) - 0.5
  const speck = chance(x, y, 6) > 0.996 ? -0.3 : 0
  return clamp(0.15 + stain * 0.75 + fibre * 0.22 + speck + (chance(x, y, 2) - 0.5) * 0.1)
}

/** Brushed metal: fine lines along x. */
function brushed(x: number, y: number): number {
  return clamp(0.5 + (cloud(x / 64, y, 2, 128, 2, 3) - 0.5) * 0.9 + (chance(0, y, 9) - 0.5) * 0.25)
}

/** The painted background of a card: canvas weave under a worn glaze. */
function canvas(x: number, y: number): number {
  const weave = Math.sin((x * Math.PI) / 2) * Math.sin((y * Math.PI) / 2)
  const worn = cloud(x / 32, y / 32, 6, 6, 5, 17)
  return clamp(0.5 + weave * 0.12 + (worn - 0.5) * 1.2 + (chance(x, y, 4) - 0.5) * 0.22)
}

/** Banks of fog. */
function fog(x: number, y: number): number {
  const bank = cloud(x / 128 + cloud(x / 64, y / 32, 8, 8, 3, 2) * 0.7, y / 64, 4, 4, 5, 12)
  return clamp((bank - 0.36) * 2.2 + (chance(x, y, 1) - 0.5) * 0.03)
}

const NEEDLES = [
  [1, 1],
  [1, -2],
  [3, 1],
  [-1, 3],
] as const

/** Rime: needles of ice in a few directions, in drifts, and a glitter of points. */
function rime(x: number, y: number): number {
  const needle = ([a, b]: readonly [number, number], salt: number): number =>
    Math.max(0, smooth((a * x + b * y) / 64, (a * y - b * x) / 4, 4, 64, salt) - 0.7) * 3
  const drift = cloud(x / 64, y / 64, 4, 4, 4, 3)
  const ice = Math.max(...NEEDLES.map(needle)) * (0.4 + drift)
  return clamp(ice * 0.8 + (drift - 0.4) * 0.6 + (chance(x, y, 8) > 0.992 ? 0.6 * drift : 0))
}

/** Slanting rain: streaks along (1, 4), all of them different. */
function rain(x: number, y: number): number {
  const lane = Math.floor((x + y / 4) % 128)
  const start = chance(lane, 0, 3) * 512
  const length = 40 + chance(lane, 1, 3) * 90
  const along = (y - start + 512) % 512
  return chance(lane, 2, 3) < 0.3 && along < length ? along / length : 0
}

/** A ramp of colours from dark to light through the given stops. */
function ramp(count: number, ...stops: readonly Colour[]): Colour[] {
  return Array.from({ length: count }, (_, step) => {
    const place = (step / (count - 1)) * (stops.length - 1)
    const low = stops[Math.floor(place)]!
    const high = stops[Math.min(stops.length - 1, Math.floor(place) + 1)]!
    return low.map((value, part) => value + (high[part]! - value) * (place % 1)) as unknown as Colour
  }).map(([red, green, blue, alpha]) => [Math.round(red), Math.round(green), Math.round(blue), alpha])
}

const glaze = (dark: number, light: number): Colour[] =>
  ramp(16, [0, 0, 0, dark], [60, 45, 30, 0], [255, 240, 214, light])
const veil = (count: number, most: number): Colour[] => ramp(count, [236, 244, 250, 0], [236, 244, 250, most])

/** Every image that the build generates, by file name. */
export const TEXTURES: Readonly<Record<string, Texture>> = {
  'oak-night': {
    width: 512,
    height: 512,
    tone: oak,
    palette: ramp(16, [9, 6, 4, 1], [41, 26, 16, 1], [62, 40, 24, 1], [88, 58, 35, 1]),
  },
  'oak-day': {
    width: 512,
    height: 512,
    tone: oak,
    palette: ramp(16, [92, 62, 36, 1], [168, 127, 84, 1], [192, 152, 106, 1], [216, 182, 138, 1]),
  },
  leather: { width: 252, height: 252, tone: leather, palette: glaze(0.5, 0.2) },
  parchment: {
    width: 256,
    height: 256,
    tone: parchment,
    palette: ramp(16, [104, 66, 24, 0.42], [140, 100, 50, 0.12], [255, 248, 226, 0.3]),
  },
  brushed: { width: 128, height: 128, tone: brushed, palette: glaze(0.3, 0.3) },
  canvas: { width: 192, height: 192, tone: canvas, palette: glaze(0.5, 0.2) },
  fog: { width: 512, height: 256, tone: fog, palette: veil(48, 0.8) },
  rime: { width: 256, height: 256, tone: rime, palette: veil(16, 0.95) },
  rain: { width: 128, height: 512, tone: rain, palette: veil(16, 0.55) },
}
