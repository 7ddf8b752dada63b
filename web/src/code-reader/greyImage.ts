/** Pictures in levels of grey. */

export interface GreyImage {
  readonly width: number
  readonly height: number
  /** A level from 0 to 255 for each pixel, row by row. */
  readonly levels: Uint8Array
}

/** The picture of a canvas without its colours. */
export function greyOf({ width, height, data }: ImageData): GreyImage {
  const levels = new Uint8Array(width * height)
  for (let pixel = 0; pixel < levels.length; pixel++) {
    const [red, green, blue] = [data[4 * pixel]!, data[4 * pixel + 1]!, data[4 * pixel + 2]!]
    levels[pixel] = (299 * red + 587 * green + 114 * blue) / 1000
  }
  return { width, height, levels }
}

/** The sums of all values above and to the left of each pixel, with a row and a column of zeros in front. */
export function integral(image: GreyImage, value: (level: number) => number): Float64Array {
  const { width, height, levels } = image
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += value(levels[y * width + x]!)
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row
    }
  }
  return sums
}

/** Calls back with the sum of each pixel's square neighbourhood and its number of pixels. */
export function forEachNeighbourhood(
  { width, height }: GreyImage,
  radius: number,
  visit: (pixel: number, area: number, sum: (sums: Float64Array) => number) => void,
): void {
  let [top, bottom, left, right] = [0, 0, 0, 0]
  const sum = (sums: Float64Array) =>
    sums[bottom + right]! - sums[bottom + left]! - sums[top + right]! + sums[top + left]!
  for (let y = 0; y < height; y++) {
    const [first, last] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)]
    top = first * (width + 1)
    bottom = last * (width + 1)
    for (let x = 0; x < width; x++) {
      left = Math.max(0, x - radius)
      right = Math.min(width, x + radius + 1)
      visit(y * width + x, (last - first) * (right - left), sum)
    }
  }
}

/** The picture with each pixel replaced by the mean of its square neighbourhood. */
export function smoothed(image: GreyImage, radius: number): GreyImage {
  if (radius < 1) return image
  const sums = integral(image, (level) => level)
  const levels = new Uint8Array(image.levels.length)
  forEachNeighbourhood(image, radius, (pixel, area, sum) => (levels[pixel] = sum(sums) / area + 0.5))
  return { ...image, levels }
}
