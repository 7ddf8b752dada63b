/** Finds lines of type in a picture: pixels that stand out from their surroundings, joined to characters and lines. */

import { forEachNeighbourhood, integral, smoothed, type GreyImage } from './greyImage.ts'

/** A line of capitals and figures, which may be inclined and grow towards one end. */
export interface TextLine {
  readonly left: number
  readonly right: number
  /** The heights of both edges: `at` the picture's left side, falling by `slope` for each pixel to the right. */
  readonly top: Edge
  readonly bottom: Edge
  readonly lightInk: boolean
}

export interface Edge {
  readonly at: number
  readonly slope: number
}

/** Connected pixels of ink. */
interface Blob {
  label: number
  left: number
  right: number
  top: number
  bottom: number
  pixels: number
}

/** The neighbourhood that a pixel is compared with, as a part of the picture's height. */
const SURROUNDINGS = 0.2
/** How far a pixel of ink differs from the mean: in levels, and in standard deviations. */
const [LEAST_CONTRAST, LEAST_DEVIATION] = [4, 0.3]
const [LEAST_HEIGHT, MOST_HEIGHT] = [8, 80]
/** The longest gap between characters and the most that they differ in height and position, in their height. */
const [MOST_GAP, MOST_GROWTH, MOST_SHIFT] = [1.1, 1.5, 0.33]
/** The steepest inclination of a line. */
const STEEPEST = 0.2
/** The shortest line, in its height. */
const LEAST_LENGTH = 2.4

export const edgeAt = (edge: Edge, x: number): number => edge.at + edge.slope * x

/** All lines of a picture, the longest first. */
export function findTextLines(image: GreyImage): TextLine[] {
  const soft = smoothed(image, 1)
  const [dark, light] = findInk(soft)
  return [...linesOf(soft, dark, false), ...linesOf(soft, light, true)].sort((a, b) => prominence(b) - prominence(a))
}

/** Long lines of large type come first. */
const prominence = (line: TextLine) => {
  const middle = (line.left + line.right) / 2
  return (line.right - line.left) * Math.sqrt(edgeAt(line.bottom, middle) - edgeAt(line.top, middle))
}

/** The pixels that are darker, and those that are lighter, than their surroundings. */
function findInk(image: GreyImage): [Uint8Array, Uint8Array] {
  const [sums, squares] = [integral(image, (level) => level), integral(image, (level) => level * level)]
  const [dark, light] = [new Uint8Array(image.levels.length), new Uint8Array(image.levels.length)]
  forEachNeighbourhood(image, Math.round(image.height * SURROUNDINGS), (pixel, area, sum) => {
    const mean = sum(sums) / area
    const deviation = Math.sqrt(Math.max(0, sum(squares) / area - mean * mean))
    const difference = image.levels[pixel]! - mean
    const least = Math.max(LEAST_CONTRAST, LEAST_DEVIATION * deviation)
    if (difference < -least) dark[pixel] = 1
    else if (difference > least) light[pixel] = 1
  })
  return [dark, light]
}

function linesOf(image: GreyImage, ink: Uint8Array, lightInk: boolean): TextLine[] {
  const labels = new Int32Array(ink.length)
  const blobs = findBlobs(image, ink, labels).filter((blob) => couldBeText(blob, image))
  return groupBlobs(blobs).flatMap((group) => {
    const line = fitLine(image, labels, group, lightInk)
    return line === null ? [] : [line]
  })
}

/** Joins touching pixels of ink; `labels` receives the number of each pixel's blob. */
function findBlobs({ width, height }: GreyImage, ink: Uint8Array, labels: Int32Array): Blob[] {
  const blobs: Blob[] = []
  const stack: number[] = []
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] === 0 || labels[start] !== 0) continue
    const label = blobs.length + 1
    const blob: Blob = { label, left: width, right: 0, top: height, bottom: 0, pixels: 0 }
    labels[start] = label
    stack.push(start)
    while (stack.length > 0) {
      const pixel = stack.pop()!
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      blob.left = Math.min(blob.left, x)
      blob.right = Math.max(blob.right, x)
      blob.top = Math.min(blob.top, y)
      blob.bottom = Math.max(blob.bottom, y)
      blob.pixels++
      for (let nextY = Math.max(0, y - 1); nextY <= Math.min(height - 1, y + 1); nextY++) {
        for (let nextX = Math.max(0, x - 1); nextX <= Math.min(width - 1, x + 1); nextX++) {
          const next = nextY * width + nextX
          if (ink[next] === 0 || labels[next] !== 0) continue
          labels[next] = label
          stack.push(next)
        }
      }
    }
    blobs.push(blob)
  }
  return blobs
}

const heightOf = (blob: Blob) => blob.bottom - blob.top + 1

/** Whether a blob may be one character or a few that touch. */
function couldBeText(blob: Blob, image: GreyImage): boolean {
  const [width, height] = [blob.right - blob.left + 1, heightOf(blob)]
  if (height < LEAST_HEIGHT || height > MOST_HEIGHT || width > 9 * height) return false
  if (blob.top === 0 || blob.bottom === image.height - 1) return false
  return blob.pixels > 0.12 * width * height
}

/** Groups blobs that stand next to each other on one line. */
function groupBlobs(blobs: readonly Blob[]): Blob[][] {
  const sorted = [...blobs].sort((a, b) => a.left - b.left)
  const groupOf = sorted.map((_, number) => number)
  const find = (number: number): number => (groupOf[number] === number ? number : find(groupOf[number]!))
  for (const [number, blob] of sorted.entries()) {
    for (let next = number + 1; next < sorted.length; next++) {
      if (areNeighbours(blob, sorted[next]!)) groupOf[find(next)] = find(number)
    }
  }
  const groups = new Map<number, Blob[]>()
  for (const [number, blob] of sorted.entries()) {
    const group = find(number)
    groups.set(group, [...(groups.get(group) ?? []), blob])
  }
  return [...groups.values()]
}

function areNeighbours(a: Blob, b: Blob): boolean {
  const [low, high] = [Math.min(heightOf(a), heightOf(b)), Math.max(heightOf(a), heightOf(b))]
  const distance = (b.left + b.right - a.left - a.right) / 2
  const shift = Math.abs(b.top + b.bottom - a.top - a.bottom) / 2
  return (
    high < MOST_GROWTH * low + 2 && b.left - a.right < MOST_GAP * high && shift < MOST_SHIFT * low + STEEPEST * distance
  )
}

/** Fits both edges to the blobs of a line; null if it is too short to be a code. */
function fitLine(image: GreyImage, labels: Int32Array, group: readonly Blob[], lightInk: boolean): TextLine | null {
  const [left, right] = [group[0]!.left, Math.max(...group.map((blob) => blob.right))]
  const height = median(group.map(heightOf))
  if (right - left < LEAST_LENGTH * height) return null
  const slope = inclination(image, labels, group)
  const ends = group.map((blob) => measureBlob(image, labels, blob, slope))
  const [top, bottom] = [fitEdge(ends, 'top', slope), fitEdge(ends, 'bottom', slope)]
  const [atLeft, atRight] = [left, right].map((x) => edgeAt(bottom, x) - edgeAt(top, x)) as [number, number]
  if (Math.min(atLeft, atRight) < LEAST_HEIGHT || Math.max(atLeft, atRight) > MOST_HEIGHT) return null
  return { left, right: right + 1, top, bottom, lightInk }
}

/** The slope of the line of regression through all pixels of a group. */
function inclination(image: GreyImage, labels: Int32Array, group: readonly Blob[]): number {
  let [count, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0]
  for (const blob of group) {
    forEachPixel(image, labels, blob, (x, y) => {
      count++
      sumX += x
      sumY += y
      sumXX += x * x
      sumXY += x * y
    })
  }
  const slope = (count * sumXY - sumX * sumY) / (count * sumXX - sumX * sumX)
  return Math.min(STEEPEST, Math.max(-STEEPEST, slope))
}

interface Extent {
  x: number
  top: number
  bottom: number
}

/** A blob's extent above and below lines of a slope through the picture's corner. */
function measureBlob(image: GreyImage, labels: Int32Array, blob: Blob, slope: number): Extent {
  const extent = { x: (blob.left + blob.right) / 2, top: Infinity, bottom: -Infinity }
  forEachPixel(image, labels, blob, (x, y) => {
    extent.top = Math.min(extent.top, y - slope * x)
    extent.bottom = Math.max(extent.bottom, y + 1 - slope * x)
  })
  return extent
}

function forEachPixel(
  { width }: GreyImage,
  labels: Int32Array,
  blob: Blob,
  visit: (x: number, y: number) => void,
): void {
  for (let y = blob.top; y <= blob.bottom; y++) {
    for (let x = blob.left; x <= blob.right; x++) if (labels[y * width + x] === blob.label) visit(x, y)
  }
}

/** A straight edge through most blobs: the median of the slopes between them, and of their distances from it. */
function fitEdge(extents: readonly Extent[], side: 'top' | 'bottom', slope: number): Edge {
  const slopes = extents.flatMap((a) =>
    extents.filter((b) => b.x > a.x + 1).map((b) => (b[side] - a[side]) / (b.x - a.x)),
  )
  const more = extents.length > 3 ? median(slopes) : 0
  return { at: median(extents.map((extent) => extent[side] - more * extent.x)), slope: slope + more }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
