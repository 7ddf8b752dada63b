/** The network that tells characters apart, which `bench/code_reader` trains: its weights and what it computes. */

/** The classes in the order of the network's outputs; the last output is anything else. O and I are 0 and 1. */
export const CLASSES = '0123456789CEKLMNRS'
export const OTHER = CLASSES.length
export const CLASS_COUNT = CLASSES.length + 1
/** The width and height of the picture of a character. */
export const PATCH = 24

interface Layer {
  readonly inputs: number
  readonly outputs: number
  readonly weights: Float32Array
  readonly biases: Float32Array
}

/** The number of weights for each output, and of outputs, of the three convolutions and the dense layer. */
const SHAPES = [
  [25, 8],
  [72, 16],
  [144, 32],
  [512, CLASS_COUNT],
] as const

export class Network {
  readonly #layers: readonly [Layer, Layer, Layer, Layer]
  readonly #input = new Float32Array(28 * 28)
  readonly #first = new Float32Array(14 * 14 * 8)
  readonly #second = new Float32Array(12 * 12 * 16)
  readonly #pooled = new Float32Array(6 * 6 * 16)
  readonly #third = new Float32Array(4 * 4 * 32)

  /** Reads the file of weights: for each layer its scales, its biases and its weights as signed bytes. */
  constructor(file: ArrayBuffer) {
    let offset = 0
    const layers = SHAPES.map(([inputs, outputs]): Layer => {
      const floats = new Float32Array(file.slice(offset, offset + 8 * outputs))
      const bytes = new Int8Array(file, offset + 8 * outputs, inputs * outputs)
      offset += 8 * outputs + bytes.length
      const weights = Float32Array.from(bytes, (byte, place) => byte * floats[Math.floor(place / inputs)]!)
      return { inputs, outputs, weights, biases: floats.subarray(outputs) }
    })
    this.#layers = layers as unknown as [Layer, Layer, Layer, Layer]
  }

  /** Writes the logarithms of the classes' probabilities for a 24×24 part of a picture into `result`. */
  classify(levels: Uint8Array, start: number, stride: number, result: Float32Array): void {
    const [one, two, three, dense] = this.#layers
    this.#normalise(levels, start, stride)
    convolve(one, { values: this.#input, side: 28, channels: 1 }, 5, 2, { values: this.#first, side: 14, margin: 1 })
    convolve(two, { values: this.#first, side: 14, channels: 8 }, 3, 1, { values: this.#second, side: 12, margin: 0 })
    this.#reduce()
    convolve(three, { values: this.#pooled, side: 6, channels: 16 }, 3, 1, { values: this.#third, side: 4, margin: 0 })
    for (let output = 0; output < CLASS_COUNT; output++) result[output] = dot(dense, output, this.#third)
    toLogarithms(result)
  }

  /** Copies the part of the picture, with the mean 0 and the standard deviation 1 and a margin of zeros. */
  #normalise(levels: Uint8Array, start: number, stride: number): void {
    let [sum, squares] = [0, 0]
    for (let y = 0; y < PATCH; y++) {
      for (let x = 0; x < PATCH; x++) {
        const level = levels[start + y * stride + x]!
        sum += level
        squares += level * level
      }
    }
    const mean = sum / PATCH ** 2
    const deviation = Math.sqrt(Math.max(0, squares / PATCH ** 2 - mean * mean)) + 1
    for (let y = 0; y < PATCH; y++) {
      for (let x = 0; x < PATCH; x++) {
        this.#input[(y + 2) * 28 + x + 2] = (levels[start + y * stride + x]! - mean) / deviation
      }
    }
  }

  /** Keeps the largest of each four neighbours. */
  #reduce(): void {
    const values = this.#second
    for (let y = 0; y < 6; y++) {
      for (let x = 0; x < 6; x++) {
        for (let channel = 0; channel < 16; channel++) {
          const corner = (y * 24 + x * 2) * 16 + channel
          this.#pooled[(y * 6 + x) * 16 + channel] = Math.max(
            values[corner]!,
            values[corner + 16]!,
            values[corner + 192]!,
            values[corner + 208]!,
          )
        }
      }
    }
  }
}

interface Source {
  values: Float32Array
  side: number
  channels: number
}

interface Target {
  values: Float32Array
  side: number
  /** The width of an edge that stays zero. */
  margin: number
}

/** Applies a kernel to each place of a square; negative results become zero. */
function convolve(layer: Layer, source: Source, kernel: number, step: number, target: Target): void {
  const { inputs, outputs, weights, biases } = layer
  const columns = target.side - 2 * target.margin
  const covered = new Float32Array(inputs)
  const row = kernel * source.channels
  for (let y = 0; y < columns; y++) {
    for (let x = 0; x < columns; x++) {
      for (let line = 0; line < kernel; line++) {
        const start = ((y * step + line) * source.side + x * step) * source.channels
        for (let place = 0; place < row; place++) covered[line * row + place] = source.values[start + place]!
      }
      const at = ((y + target.margin) * target.side + x + target.margin) * outputs
      for (let output = 0; output < outputs; output++) {
        let sum = biases[output]!
        const offset = output * inputs
        for (let place = 0; place < inputs; place++) sum += weights[offset + place]! * covered[place]!
        target.values[at + output] = sum > 0 ? sum : 0
      }
    }
  }
}

function dot({ inputs, weights, biases }: Layer, output: number, values: Float32Array): number {
  let sum = biases[output]!
  for (let place = 0; place < inputs; place++) sum += weights[output * inputs + place]! * values[place]!
  return sum
}

/** Replaces scores by the logarithms of the probabilities that they stand for. */
function toLogarithms(scores: Float32Array): void {
  const most = Math.max(...scores)
  let sum = 0
  for (const score of scores) sum += Math.exp(score - most)
  const total = most + Math.log(sum)
  for (let place = 0; place < scores.length; place++) scores[place]! -= total
}
