/** Weather, fire and voices. */

import {
  filter,
  gain,
  glide,
  grains,
  mix,
  noise,
  percussive,
  struck,
  swell,
  tone,
  wander,
  type Mode,
  type Random,
  type Signal,
} from './signal.ts'

/** The crackle of burning wood: short sparks, the largest of which are as large as `most`. */
export function crackle(rate: number, seconds: number, perSecond: number, random: Random, most = 1): Signal {
  return grains(seconds, perSecond, random, () => {
    const [pitch, size] = [random.between(900, 5200), most * random.next() ** 3]
    const spark = filter(noise(rate, 0.02, random), 'band', pitch, 1.8)
    return gain(spark, (time) => (0.12 + size) * percussive(0.0003, 0.0015 + 0.004 * size)(time))
  })
}

/** Fire that flares up: a thump of air, a roar that sinks, and sparks. */
export function fire(rate: number, random: Random): Signal {
  const lasts = 1.05
  const flicker = wander(19, random)
  const roar = gain(
    filter(noise(rate, lasts, random), 'low', (time) => 260 + 2300 * percussive(0.13, 0.26)(time)),
    (time) => swell(0.09, 0.75, lasts)(time) * (0.55 + 0.7 * flicker(time)),
  )
  const thump = gain(tone(rate, 0.3, glide(95, 48, 0.2)), percussive(0.03, 0.08))
  const sparks = gain(crackle(rate, 0.9, 34, random), swell(0.1, 0.5, 0.9))
  return mix(gain(roar, 1.5), gain(thump, 0.6), [gain(sparks, 1.8), 0.12])
}

/** Frost that grows: cracks that come ever closer, and a glassy shimmer. */
export function frost(rate: number, random: Random): Signal {
  const lasts = 0.85
  const crack = (time: number): Signal => {
    const pitch = random.between(2600, 8800) * (0.75 + 0.3 * (time / lasts))
    const loud = random.next() ** 2
    return gain(
      struck(rate, 0.03, [
        [pitch, 0.004, 1],
        [pitch * 1.34, 0.003, 0.7],
      ]),
      0.1 + loud,
    )
  }
  const cracks = grains(lasts, (time) => 14 + 160 * (time / lasts) ** 2 * (1 - time / lasts) * 3, random, crack)
  const ice: Mode[] = Array.from({ length: 9 }, () => [random.between(3100, 7600), 0.4, random.between(0.02, 0.06)])
  const shimmer = gain(struck(rate, lasts, ice), swell(0.6, 0.25, lasts))
  return mix(gain(cracks, swell(0.08, 0.12, lasts)), gain(shimmer, 1.2))
}

/** Fog that rolls in: a low, hollow breath. */
export function fog(rate: number, random: Random): Signal {
  const lasts = 1.4
  const drift = wander(3, random)
  const air = noise(rate, lasts, random)
  const hollow = filter(air, 'band', (time) => 210 + 110 * drift(time), 3)
  const breath = filter(air, 'low', 520)
  return gain(mix(gain(hollow, 1.6), gain(breath, 0.35), gain(tone(rate, lasts, 73.4), 0.14)), swell(0.6, 0.7, lasts))
}

/** A shower of rain: many drops of different size over a fine hiss. */
export function rain(rate: number, random: Random): Signal {
  const lasts = 1.15
  const drop = (): Signal => {
    const size = random.next() ** 4
    const pitch = 1500 + 6500 * random.next() * (1 - 0.7 * size)
    return gain(struck(rate, 0.02 + 0.03 * size, [[pitch, 0.0012 + 0.009 * size, 1]]), 0.07 + 0.6 * size)
  }
  const hiss = gain(filter(noise(rate, lasts, random), 'high', 2600), 0.07)
  return gain(mix(grains(lasts, 420, random, drop), hiss), swell(0.35, 0.6, lasts))
}

/** A storm at sea: howling gusts, and thunder far away. */
export function storm(rate: number, random: Random): Signal {
  const lasts = 1.4
  const gust = wander(4, random)
  const howl = (low: number, width: number, q: number): Signal =>
    filter(noise(rate, lasts, random), 'band', (time) => low + width * gust(time) * swell(0.7, 0.7, lasts)(time), q)
  const rumble = wander(15, random)
  const thunder = gain(
    filter(noise(rate, lasts, random), 'low', 120, 0.9),
    (time) => 2.6 * percussive(0.06, 0.45)(Math.max(0, time - 0.25)) * (time < 0.25 ? 0 : 0.4 + 0.6 * rumble(time)),
  )
  const wind = mix(gain(howl(260, 420, 7), 1.5), gain(howl(560, 700, 9), 0.9), gain(howl(900, 500, 0.7), 0.16))
  return mix(
    gain(wind, (time) => swell(0.45, 0.6, lasts)(time) * (0.6 + 0.5 * gust(time))),
    thunder,
  )
}

/** A vowel: a source through the resonances of a mouth. */
const vowel = (source: Signal, formants: readonly (readonly [frequency: number, q: number, loud: number])[]): Signal =>
  mix(...formants.map(([frequency, q, loud]) => gain(filter(source, 'band', frequency, q), loud)))

/** A bear's growl: a rough throat, opening and closing. */
export function growl(rate: number, random: Random): Signal {
  const lasts = 0.85
  const rough = wander(34, random)
  const pitch = (time: number): number => (62 + 34 * Math.sin((Math.PI * time) / lasts)) * (0.9 + 0.2 * rough(time))
  const throat = gain(
    tone(rate, lasts, pitch, (phase) => (1 - phase) ** 3 * 2 - 0.5),
    (time) => 0.5 + rough(time),
  )
  const breath = gain(noise(rate, lasts, random), (time) => 0.25 * rough(time))
  const open = (time: number): number => 0.75 + 0.5 * Math.sin((Math.PI * time) / lasts)
  const source = mix(throat, breath)
  const roar = mix(
    gain(
      filter(source, 'band', (time) => 430 * open(time), 3),
      1,
    ),
    gain(
      filter(source, 'band', (time) => 960 * open(time), 4),
      0.7,
    ),
    gain(filter(source, 'band', 2300, 4), 0.3),
    gain(filter(source, 'low', 260), 0.6),
  )
  return gain(roar, swell(0.13, 0.4, lasts))
}

/** A whisper of three syllables, without words. */
export function whisper(rate: number, random: Random): Signal {
  const lasts = 0.66
  const starts = [0.02, 0.2 + random.between(0, 0.03), 0.38 + random.between(0, 0.04)]
  const syllable = (time: number): number =>
    Math.max(...starts.map((start) => (time < start ? 0 : percussive(0.035, 0.07)(time - start))))
  const mouth = wander(9, random)
  const breath = noise(rate, lasts, random)
  const spoken = mix(
    gain(
      filter(breath, 'band', (time) => 900 + 900 * mouth(time), 4),
      0.9,
    ),
    gain(
      filter(breath, 'band', (time) => 2200 + 900 * mouth(time), 5),
      0.9,
    ),
    gain(filter(breath, 'high', 4200), 0.5),
  )
  return gain(spoken, syllable)
}

/** The frequency of the recorded voice. */
export const VOICE_HERTZ = 293.66

/** A sung "ah" of a few voices that are not quite in tune. */
export function voice(rate: number, random: Random): Signal {
  const lasts = 1.15
  const singers = [-9, -3, 4, 8].map((cents) => {
    const start = random.next()
    const pitch = (time: number): number =>
      VOICE_HERTZ * 2 ** ((cents + 12 * Math.sin(2 * Math.PI * (5.1 * time + start)) * Math.min(1, time / 0.5)) / 1200)
    return tone(rate, lasts, pitch, (phase) => 1 - 2 * phase - 0.3 * Math.sin(2 * Math.PI * phase))
  })
  const breath = gain(noise(rate, lasts, random), 0.12)
  const sung = vowel(filter(mix(...singers, breath), 'low', 2600), [
    [700, 5, 1],
    [1120, 7, 0.6],
    [2500, 7, 0.22],
    [300, 2, 0.5],
  ])
  return gain(sung, swell(0.3, 0.6, lasts))
}
