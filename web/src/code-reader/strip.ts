/** Straightens a line of type: a strip of fixed height in which capitals have a fixed height and ink is dark. */

import { smoothed, type GreyImage } from './greyImage.ts'
import { edgeAt, type TextLine } from './textLines.ts'

export const STRIP_HEIGHT = 24
/** The height of a capital in a strip. */
const CAP = 18
/** How far a strip continues at both ends of the line. */
const MARGIN = 16
const LONGEST = 400

/** Cuts out a line; `scale` makes its capitals larger or smaller than usual. */
export function cutStrip(image: GreyImage, line: TextLine, scale = 1): GreyImage {
  const middle = (line.left + line.right) / 2
  const slope = (line.top.slope + line.bottom.slope) / 2
  const across = 1 / Math.hypot(1, slope)
  const down = slope * across
  // A pixel of the strip in pixels of the picture: it grows towards the nearer end of the line.
  const stepAt = (x: number) => ((edgeAt(line.bottom, x) - edgeAt(line.top, x)) * across) / (CAP * scale)
  const places = placesAlong(line, across, stepAt)
  const source = smoothed(image, Math.round((stepAt(middle) - 1) / 2))
  const levels = new Uint8Array(places.length * STRIP_HEIGHT)
  for (const [column, x] of places.entries()) {
    const [y, step] = [(edgeAt(line.top, x) + edgeAt(line.bottom, x)) / 2, stepAt(x)]
    for (let row = 0; row < STRIP_HEIGHT; row++) {
      const offset = (row + 0.5 - STRIP_HEIGHT / 2) * step
      const level = levelAt(source, x - down * offset - 0.5, y + across * offset - 0.5)
      levels[row * places.length + column] = line.lightInk ? 255 - level : level
    }
  }
  return { width: places.length, height: STRIP_HEIGHT, levels }
}

/** Where the middle of each column lies in the picture. */
function placesAlong(line: TextLine, across: number, stepAt: (x: number) => number): number[] {
  const places: number[] = []
  const end = line.right + MARGIN * across * stepAt(line.right)
  let x = line.left - MARGIN * across * stepAt(line.left)
  while (x < end && places.length < LONGEST) {
    places.push(x)
    x += across * Math.max(0.1, stepAt(x))
  }
  return places
}

/** The level between four pixels; outside, that of the nearest pixel. */
function levelAt({ width, height, levels }: GreyImage, x: number, y: number): number {
  const [atX, atY] = [Math.min(Math.max(x, 0), width - 1.001), Math.min(Math.max(y, 0), height - 1.001)]
  const [left, top] = [Math.floor(atX), Math.floor(atY)]
  const [right, below] = [atX - left, atY - top]
  const start = top * width + left
  const upper = levels[start]! * (1 - right) + levels[start + 1]! * right
  const lower = levels[start + width]! * (1 - right) + levels[start + width + 1]! * right
  return upper * (1 - below) + lower * below
}
