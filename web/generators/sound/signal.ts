/** Signals and the operations that all sounds are made of: noise, filters, envelopes, resonances and grains. */

/** Samples from -1 to 1 at `rate` per second. */
export interface Signal {
  readonly rate: number
  readonly samples: Float64Array
}

/** A repeatable source of random numbers (mulberry32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** A number from 0 to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** The time until the next of `perSecond` independent events. */
  wait(perSecond: number): number {
    return -Math.log(1 - this.next()) / perSecond
  }
}

/** A value that is fixed or changes with the time in seconds. */
export type Curve = number | ((seconds: number) => number)
const at = (curve: Curve, seconds: number): number => (typeof curve === 'number' ? curve : curve(seconds))

/** A signal from a function of the time in seconds. */
export function signal(rate: number, seconds: number, value: (seconds: number) => number): Signal {
  return { rate, samples: Float64Array.from({ length: Math.round(rate * seconds) }, (_, n) => value(n / rate)) }
}

export const noise = (rate: number, seconds: number, random: Random): Signal =>
  signal(rate, seconds, () => random.between(-1, 1))

/** Multiplies a signal by a gain. */
export function gain({ rate, samples }: Signal, curve: Curve): Signal {
  return { rate, samples: samples.map((sample, n) => sample * at(curve, n / rate)) }
}

/** Adds signals, each after its delay in seconds; the longest decides the length. */
export function mix(...parts: readonly (Signal | readonly [Signal, delay: number])[]): Signal {
  const delayed = parts.map((part) => ('rate' in part ? ([part, 0] as const) : part))
  const rate = delayed[0]![0].rate
  const starts = delayed.map(([, delay]) => Math.round(delay * rate))
  const sum = new Float64Array(Math.max(...delayed.map(([part], n) => starts[n]! + part.samples.length)))
  delayed.forEach(([part], n) => part.samples.forEach((sample, place) => (sum[starts[n]! + place]! += sample)))
  return { rate, samples: sum }
}

/** Cuts a signal to a length. */
export const cut = ({ rate, samples }: Signal, seconds: number): Signal => ({
  rate,
  samples: samples.slice(0, Math.round(rate * seconds)),
})

export type Pass = 'low' | 'band' | 'high'

/** A state variable filter of second order, whose frequency may move; `q` is its resonance. */
export function filter(source: Signal, pass: Pass, frequency: Curve, q = 0.7): Signal {
  const { rate, samples } = source
  let [first, second] = [0, 0]
  const filtered = samples.map((sample, n) => {
    const g = Math.tan((Math.PI * Math.min(at(frequency, n / rate), 0.46 * rate)) / rate)
    const damping = 1 / q
    const high = (sample - first * (g + damping) - second) / (1 + g * (g + damping))
    const band = first + g * high
    const low = second + g * band
    ;[first, second] = [band + g * high, low + g * band]
    return pass === 'low' ? low : pass === 'high' ? high : damping * band
  })
  return { rate, samples: filtered }
}

/** A tone with a moving frequency; `shape` maps the phase, from 0 to 1, to a value. */
export function tone(rate: number, seconds: number, frequency: Curve, shape = sine): Signal {
  let phase = 0
  return signal(rate, seconds, (time) => {
    phase += at(frequency, time) / rate
    return shape(phase % 1)
  })
}
export const sine = (phase: number): number => Math.sin(2 * Math.PI * phase)

/** A resonance of a struck thing: its frequency in hertz, the time to a third of its strength, and its strength. */
export type Mode = readonly [frequency: number, decay: number, strength: number]

/** The sound of a struck thing: all its resonances, which start together. */
export function struck(rate: number, seconds: number, modes: readonly Mode[]): Signal {
  const heard = modes.filter(([frequency]) => frequency < 0.45 * rate)
  return signal(rate, seconds, (time) =>
    heard.reduce((sum, [frequency, decay, strength]) => {
      const left = strength * Math.exp(-time / decay)
      return left < 1e-5 ? sum : sum + left * Math.sin(2 * Math.PI * frequency * time)
    }, 0),
  )
}

/** Many short sounds at random times; `density` is how many start in a second. */
export function grains(seconds: number, density: Curve, random: Random, grain: (time: number) => Signal): Signal {
  const parts: [Signal, number][] = []
  const most =
    typeof density === 'number'
      ? density
      : Math.max(...[0, 0.1, 0.25, 0.5, 0.75, 1].map((part) => density(part * seconds)), 1)
  for (let time = random.wait(most); time < seconds; time += random.wait(most))
    if (random.next() * most < at(density, time)) parts.push([grain(time), time])
  const first = grain(0)
  return mix([{ rate: first.rate, samples: new Float64Array(Math.round(first.rate * seconds)) }, 0], ...parts)
}

/** Smooth random movement from 0 to 1, with about `perSecond` turns in a second. */
export function wander(perSecond: number, random: Random): (seconds: number) => number {
  const points: number[] = []
  const point = (n: number): number => {
    while (points.length <= n) points.push(random.next())
    return points[n]!
  }
  return (seconds) => {
    const place = Math.max(0, seconds * perSecond)
    const [before, part] = [Math.floor(place), place % 1]
    const eased = part * part * (3 - 2 * part)
    return point(before) * (1 - eased) + point(before + 1) * eased
  }
}

/** Rises to 1, then falls to a third of itself every `decay` seconds. */
export const percussive =
  (attack: number, decay: number) =>
  (seconds: number): number =>
    seconds < attack ? seconds / attack : Math.exp((attack - seconds) / decay)

/** Rises to 1, stays, and falls to 0 at the end. */
export const swell =
  (rise: number, fall: number, seconds: number) =>
  (time: number): number => {
    const ease = (part: number): number => Math.sin((Math.PI / 2) * Math.min(1, Math.max(0, part))) ** 2
    return ease(time / rise) * ease((seconds - time) / fall)
  }

/** A value that moves evenly, as a ratio, from one to another. */
export const glide =
  (from: number, to: number, seconds: number) =>
  (time: number): number =>
    from * (to / from) ** Math.min(1, time / seconds)

export const peakOf = ({ samples }: Signal): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

/** The loudest 50 ms, as a mean of squares. */
export function loudnessOf({ rate, samples }: Signal): number {
  const span = Math.round(0.05 * rate)
  let [sum, most] = [0, 0]
  for (let n = 0; n < samples.length; n++) {
    sum += samples[n]! ** 2 - (n < span ? 0 : samples[n - span]! ** 2)
    most = Math.max(most, sum)
  }
  return Math.sqrt(most / span)
}

/** Peaks above the knee are bent, so that they stay below 0.95. */
function soften(sample: number): number {
  const [knee, room, level] = [0.6, 0.35, Math.abs(sample)]
  return level <= knee ? sample : Math.sign(sample) * (knee + room * Math.tanh((level - knee) / room))
}

/** How loud the loudest 50 ms of each recording are. */
const LOUDNESS = 0.25

/** Removes what is below hearing, ends when the signal has faded, and makes all recordings equally loud. */
export function finish(source: Signal): Signal {
  const clean = filter(source, 'high', 35)
  const quiet = peakOf(clean) * 0.004
  const last = clean.samples.findLastIndex((sample) => Math.abs(sample) > quiet)
  const end = Math.min(clean.samples.length, last + Math.round(0.01 * clean.rate))
  const seconds = end / clean.rate
  return level(gain(cut(clean, seconds), (time) => Math.min(1, (seconds - time) / 0.03)))
}

/** Makes a recording as loud as the others. */
export function level(source: Signal): Signal {
  const { rate, samples } = gain(source, Math.min(LOUDNESS / loudnessOf(source), 2.2 / peakOf(source)))
  return { rate, samples: samples.map(soften) }
}

/** Makes a signal repeat without a seam: its last part fades over into its beginning, at constant power. */
export function loop({ rate, samples }: Signal, overlap: number): Signal {
  const blend = Math.round(overlap * rate)
  const length = samples.length - blend
  const looped = samples.slice(0, length)
  for (let n = 0; n < blend; n++) {
    const part = (Math.PI / 2) * (n / blend)
    looped[n] = samples[n]! * Math.sin(part) + samples[length + n]! * Math.cos(part)
  }
  return { rate, samples: looped }
}
