/** Instruments: their notes are played at other pitches by playing the recording faster or slower. */

import {
  filter,
  gain,
  glide,
  mix,
  noise,
  percussive,
  signal,
  struck,
  swell,
  tone,
  wander,
  type Random,
  type Signal,
} from './signal.ts'

/** Karplus-Strong: a string that is plucked at a point and loses its high partials first. */
function string(rate: number, seconds: number, hertz: number, random: Random, pluck: Pluck): Signal {
  const period = rate / hertz
  const whole = Math.floor(period - pluck.damping - 0.1)
  const part = period - pluck.damping - whole
  const tuning = (1 - part) / (1 + part)
  const line = excitation(whole, random, pluck)
  let [place, lowpassed, before, after] = [0, 0, 0, 0]
  return signal(rate, seconds, () => {
    const current = line[place]!
    const averaged = current + pluck.damping * (lowpassed - current)
    lowpassed = current
    // An allpass filter delays by a part of a sample, so that the string is in tune.
    after = tuning * averaged + before - tuning * after
    before = averaged
    line[place] = after * pluck.sustain
    place = (place + 1) % whole
    return current
  })
}

interface Pluck {
  /** Where the string is plucked, as a part of its length. */
  point: number
  /** How bright the pluck is: the cutoff of the noise in periods' partials. */
  partials: number
  /** How much of the last sample is mixed into each sample: with more, high partials fade sooner. */
  damping: number
  /** The part of its strength that the string keeps with every period. */
  sustain: number
}

/** The displaced string: noise with few partials, minus the same noise from the point of the pluck. */
function excitation(length: number, random: Random, { point, partials }: Pluck): Float64Array {
  const shape = new Float64Array(length)
  for (let partial = 1; partial <= Math.min(partials * 3, length / 2 - 1); partial++) {
    const strength = (Math.sin(Math.PI * partial * point) / partial ** 0.8) * Math.exp(-partial / partials)
    const phase = random.between(-0.5, 0.5)
    for (let n = 0; n < length; n++) shape[n]! += strength * Math.sin((2 * Math.PI * partial * n) / length + phase)
  }
  return shape
}

/** A course of the lute: two gut strings that differ by a few cents, and the body's own resonances. */
export function lute(hertz: number, seconds: number): (rate: number, random: Random) => Signal {
  return (rate, random) => {
    const pluck = { point: 0.14, partials: 9, damping: 0.18, sustain: 0.9965 ** (220 / hertz) }
    const course = mix(string(rate, seconds, hertz * 1.0008, random, pluck), [
      gain(string(rate, seconds, hertz * 0.9992, random, pluck), 0.7),
      0.003,
    ])
    const body = mix(course, gain(filter(course, 'band', 230, 3), 0.5), gain(filter(course, 'band', 480, 3), 0.3))
    const nail = gain(filter(noise(rate, 0.02, random), 'band', 2400, 1), percussive(0.0006, 0.004))
    const loud = Math.max(...course.samples)
    return gain(
      mix(body, gain(nail, 0.25 * loud)),
      (time) => Math.exp(-time / 0.75) * Math.min(1, (seconds - time) / 0.15),
    )
  }
}

/** A small harp: softer than the lute, and it rings longer. */
export function harp(hertz: number, seconds: number): (rate: number, random: Random) => Signal {
  return (rate, random) => {
    const pluck = { point: 0.42, partials: 5, damping: 0.35, sustain: 0.998 ** (330 / hertz) }
    const plucked = string(rate, seconds, hertz, random, pluck)
    return gain(
      plucked,
      (time) => Math.min(1, time / 0.003) * Math.exp(-time / 0.8) * Math.min(1, (seconds - time) / 0.2),
    )
  }
}

/** A war horn: partials that brighten with its loudness, a scooped attack, breath and a late vibrato. */
export function horn(hertz: number, seconds: number): (rate: number, random: Random) => Signal {
  return (rate, random) => {
    const loud = swell(0.11, 0.35, seconds)
    const lip = wander(13, random)
    const cents = (time: number): number =>
      -55 * Math.exp(-time / 0.05) +
      9 * Math.sin(2 * Math.PI * 5 * time) * Math.min(1, Math.max(0, time - 0.35) / 0.3) +
      6 * (lip(time) - 0.5)
    let phase = 0
    const partials = Math.min(22, Math.floor((0.45 * rate) / hertz))
    // Partials that start at different phases need less room below the peak.
    const starts = Array.from({ length: partials + 1 }, () => random.next())
    const brass = signal(rate, seconds, (time) => {
      phase += (hertz * 2 ** (cents(time) / 1200)) / rate
      const level = loud(time) * (0.92 + 0.16 * lip(time))
      let sum = 0
      for (let partial = 1; partial <= partials; partial++)
        sum += hornPartial(partial, level, hertz) * Math.sin(2 * Math.PI * (partial * phase + starts[partial]!))
      return sum
    })
    const breath = gain(
      filter(noise(rate, seconds, random), 'band', 1400, 0.7),
      (time) => 0.07 * loud(time) + 0.12 * percussive(0.02, 0.05)(time),
    )
    return mix(brass, breath)
  }
}

/** The strength of a partial: a quiet horn has few, a loud one many; its bell favours 450 to 900 Hz. */
function hornPartial(partial: number, level: number, hertz: number): number {
  const bell = 0.45 + Math.exp(-(Math.log2((partial * hertz) / 640) ** 2) / 1.4)
  return (level ** (0.7 + 0.3 * partial) * bell) / partial ** 0.85
}

/** A big war drum: the pitch of its skin falls, and the stick is soft. */
export function drum(rate: number, random: Random): Signal {
  const skin = gain(tone(rate, 0.65, glide(104, 66, 0.09)), percussive(0.002, 0.17))
  const overtones = struck(rate, 0.4, [
    [121, 0.09, 0.5],
    [158, 0.07, 0.35],
    [214, 0.045, 0.3],
    [303, 0.03, 0.2],
  ])
  const stick = gain(filter(noise(rate, 0.06, random), 'low', 1500), percussive(0.001, 0.012))
  return mix(gain(skin, 0.7), gain(overtones, 1.3), gain(stick, 2.4))
}

/** A small frame drum, struck with the fingers. */
export function tabor(rate: number, random: Random): Signal {
  const skin = struck(rate, 0.3, [
    [196, 0.07, 1],
    [312, 0.045, 0.6],
    [421, 0.03, 0.4],
    [587, 0.02, 0.25],
  ])
  const finger = gain(
    filter(noise(rate, 0.04, random), 'band', random.between(1700, 2300), 0.8),
    percussive(0.0008, 0.008),
  )
  return mix(gain(skin, 0.7), gain(finger, 1.1))
}

/** The frequency of the recorded bell's strike note. */
export const BELL_HERTZ = 587.33

/** A bell: hum, prime, a minor third, fifth, nominal and higher partials, each a little doubled. */
export function bell(rate: number, random: Random): Signal {
  const partials = [
    [0.5, 0.7, 0.5],
    [1, 0.55, 0.8],
    [1.19, 0.4, 0.6],
    [1.5, 0.3, 0.35],
    [2, 0.34, 0.9],
    [2.52, 0.2, 0.35],
    [2.67, 0.18, 0.3],
    [3.01, 0.15, 0.35],
    [4.17, 0.1, 0.25],
    [5.43, 0.07, 0.2],
  ] as const
  const modes = partials.flatMap(([ratio, decay, strength]) => [
    [BELL_HERTZ * ratio, decay, strength] as const,
    [BELL_HERTZ * ratio * random.between(1.001, 1.003), decay, strength * 0.5] as const,
  ])
  return gain(struck(rate, 1.35, modes), (time) => Math.min(1, time / 0.002) * Math.min(1, (1.35 - time) / 0.3))
}
