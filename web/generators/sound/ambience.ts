/** The tavern around the table: voices that cannot be understood, and a fire. Both repeat without a seam. */

import { crackle } from './elements.ts'
import { filter, gain, loop, mix, noise, tone, wander, type Random, type Signal } from './signal.ts'

const OVERLAP = 1.2

/** Somebody who talks at another table: phrases of syllables, of which only the melody is heard. */
function talker(rate: number, seconds: number, random: Random): Signal {
  const pitch = random.between(92, 205)
  const [melody, mouth, syllables, phrases] = [
    wander(2.2, random),
    wander(5, random),
    wander(9, random),
    wander(0.45, random),
  ]
  const throat = tone(
    rate,
    seconds,
    (time) => pitch * (0.85 + 0.35 * melody(time)),
    (phase) => (1 - phase) ** 2 - 0.33,
  )
  const spoken = mix(
    gain(
      filter(throat, 'band', (time) => 320 + 380 * mouth(time), 4),
      1,
    ),
    gain(
      filter(throat, 'band', (time) => 900 + 700 * mouth(time), 5),
      0.35,
    ),
  )
  const speaks = (time: number): number => Math.min(1, Math.max(0, 3.2 * (phrases(time) - 0.42)))
  return gain(spoken, (time) => speaks(time) * Math.max(0, syllables(time) - 0.25))
}

/** Voices in a room, through a door. */
export function murmur(rate: number, random: Random): Signal {
  const seconds = 9 + OVERLAP
  const voices = Array.from({ length: 9 }, () => gain(talker(rate, seconds, random), random.between(0.4, 1)))
  const room = gain(filter(noise(rate, seconds, random), 'low', 240), 0.05)
  return loop(filter(mix(...voices, room), 'low', 850, 0.6), OVERLAP)
}

/** A fire in the hearth, without loud sparks, whose return would be noticed. */
export function hearth(rate: number, random: Random): Signal {
  const seconds = 7.9 + OVERLAP
  const flames = wander(3, random)
  const sparks = gain(crackle(rate, seconds, 13, random, 0.35), 1)
  const low = gain(filter(noise(rate, seconds, random), 'low', 320), (time) => 0.14 + 0.1 * flames(time))
  const fizz = gain(filter(noise(rate, seconds, random), 'band', 3000, 0.6), (time) => 0.012 * flames(time))
  return loop(mix({ rate, samples: sparks.samples.slice(0, low.samples.length) }, low, fizz), OVERLAP)
}
