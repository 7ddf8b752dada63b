/** Things on the table: cards, cloth, parchment, wood, steel, coins and glass. */

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
  wander,
  type Mode,
  type Random,
  type Signal,
} from './signal.ts'

/** A thing made of one material sounds a little different every time. */
const varied = (modes: readonly Mode[], random: Random): Mode[] =>
  modes.map(([frequency, decay, strength]) => [
    frequency * random.between(0.97, 1.03),
    decay * random.between(0.85, 1.15),
    strength * random.between(0.7, 1.2),
  ])

const OAK: readonly Mode[] = [
  [118, 0.045, 1],
  [205, 0.038, 0.75],
  [338, 0.026, 0.5],
  [497, 0.018, 0.36],
  [760, 0.011, 0.24],
  [1180, 0.007, 0.16],
]

/** A knock on the oak table. */
export function oak(rate: number, random: Random, hardness: number): Signal {
  const contact = gain(filter(noise(rate, 0.03, random), 'low', 900 + 3000 * hardness), percussive(0.0006, 0.004))
  return mix(struck(rate, 0.3, varied(OAK, random)), gain(contact, 0.8 + hardness))
}

/** A card that is laid on the table: one edge lands just before the other, and air escapes under it. */
export function card(rate: number, random: Random): Signal {
  const slap = (loud: number, pitch: number): Signal =>
    gain(filter(noise(rate, 0.06, random), 'band', pitch, 0.8), (time) => loud * percussive(0.0008, 0.007)(time))
  const second = random.between(0.009, 0.021)
  const air = gain(
    filter(noise(rate, 0.09, random), 'band', glide(3200, 1300, 0.09), 0.6),
    (time) => 0.16 * swell(0.05, 0.03, 0.09)(time),
  )
  return mix(
    air,
    [slap(1.5, random.between(1900, 2600)), 0.06],
    [gain(oak(rate, random, 0.15), 0.42), 0.061],
    [slap(1.1, random.between(1300, 1900)), 0.06 + second],
    [gain(oak(rate, random, 0.05), 0.3), 0.061 + second],
  )
}

/** A card that is drawn from a deck: friction of paper that ends with a small snap. */
export function slide(rate: number, random: Random): Signal {
  const lasts = random.between(0.12, 0.17)
  const rub = wander(70, random)
  const friction = gain(
    filter(filter(noise(rate, lasts, random), 'high', 1500), 'band', glide(2600, 5200, lasts), 0.7),
    (time) => swell(0.05, 0.02, lasts)(time) * (0.5 + rub(time)),
  )
  const snap = gain(
    filter(noise(rate, 0.03, random), 'band', random.between(3000, 4200), 1.2),
    percussive(0.0005, 0.004),
  )
  return mix(gain(friction, 0.9), [snap, lasts - 0.008])
}

/** Cloth over the table: soft, broad, with folds. */
export function cloth(rate: number, random: Random): Signal {
  const lasts = random.between(0.42, 0.52)
  const folds = wander(26, random)
  const wipe = filter(filter(noise(rate, lasts, random), 'low', glide(2600, 900, lasts)), 'high', 260)
  return gain(wipe, (time) => swell(0.14, 0.26, lasts)(time) * (0.35 + folds(time)))
}

/** Parchment that is unrolled: a rustle of many small cracks. */
export function parchment(rate: number, random: Random): Signal {
  const lasts = random.between(0.3, 0.38)
  const crack = (): Signal => {
    const [pitch, loud] = [random.between(1500, 6500), random.next() ** 2]
    return gain(
      filter(noise(rate, 0.016, random), 'band', pitch, 1.5),
      (time) => loud * percussive(0.0004, 0.0035)(time),
    )
  }
  const strokes = wander(11, random)
  const cracks = grains(lasts, (time) => 420 * strokes(time) ** 2, random, crack)
  const rustle = gain(filter(noise(rate, lasts, random), 'band', 3400, 0.7), (time) => 0.1 * strokes(time))
  return gain(mix(cracks, rustle), swell(0.03, 0.12, lasts))
}

const BLADE: readonly Mode[] = [
  [1240, 0.2, 0.35],
  [2310, 0.3, 0.8],
  [2323, 0.31, 0.7],
  [3630, 0.27, 0.8],
  [3651, 0.27, 0.6],
  [5210, 0.2, 0.55],
  [6880, 0.14, 0.45],
  [8350, 0.09, 0.3],
]

/** A sword that leaves its scabbard: a scrape that rises and then rings. */
export function steel(rate: number, random: Random): Signal {
  const lasts = 0.24
  const teeth = wander(180, random)
  const scrape = gain(
    filter(noise(rate, lasts, random), 'band', glide(1900, 6200, lasts), 2.2),
    (time) => swell(0.16, 0.03, lasts)(time) * (0.5 + 0.8 * teeth(time)),
  )
  const ring = gain(struck(rate, 0.85, varied(BLADE, random)), (time) => Math.min(1, time / 0.006))
  return mix(gain(scrape, 1.5), [gain(ring, 0.5), lasts - 0.04])
}

const COIN: readonly Mode[] = [
  [3120, 0.11, 0.7],
  [3150, 0.1, 0.5],
  [5480, 0.08, 0.8],
  [7410, 0.06, 0.5],
  [9050, 0.04, 0.4],
]

/** A coin: flicked into the air, where it sings as it spins, and landing on oak until it lies still. */
export function coin(rate: number, random: Random): Signal {
  const modes = varied(COIN, random)
  const spin = random.between(26, 32)
  const flight = gain(struck(rate, 0.42, modes), (time) => 0.75 + 0.25 * Math.sin(2 * Math.PI * spin * time))
  const nail = gain(filter(noise(rate, 0.02, random), 'high', 2500), percussive(0.0004, 0.003))
  const parts: [Signal, number][] = [
    [gain(flight, 0.55), 0],
    [gain(nail, 0.5), 0],
  ]
  let [time, gap, loud] = [0.4, random.between(0.15, 0.18), 1]
  while (gap > 0.012) {
    const bounce = mix(gain(struck(rate, 0.18, modes), 0.5), gain(oak(rate, random, 0.5), 0.5))
    parts.push([gain(bounce, loud), time])
    time += gap
    gap *= random.between(0.6, 0.7)
    loud *= 0.7
  }
  return mix(...parts)
}

/** A gem of glass that breaks: a crack, a dense ring, and shards that scatter over the table. */
export function glass(rate: number, random: Random): Signal {
  const crack = gain(filter(noise(rate, 0.06, random), 'high', 1600), percussive(0.0005, 0.012))
  const modes = Array.from({ length: 22 }, (): Mode => [
    random.between(1700, 8800),
    random.between(0.02, 0.11),
    random.between(0.05, 0.25),
  ])
  const shard = (time: number): Signal => {
    const pitch = random.between(3000, 8600)
    const loud = random.between(0.1, 0.5) * Math.exp(-time / 0.3)
    return gain(
      struck(rate, 0.12, [
        [pitch, 0.02, 1],
        [pitch * 1.47, 0.013, 0.6],
      ]),
      loud,
    )
  }
  const shards = grains(0.75, (time) => 75 * Math.exp(-time / 0.3), random, shard)
  return mix([gain(crack, 1.3), 0], [struck(rate, 0.35, modes), 0.001], [gain(shards, 0.9), 0.05])
}

/** A decoy of straw on a stick: rustling straw and creaking wood. */
export function straw(rate: number, random: Random): Signal {
  const lasts = 0.55
  const stalk = (): Signal =>
    gain(struck(rate, 0.02, [[random.between(1800, 5200), 0.003, 1]]), random.between(0.1, 0.5))
  const rustle = gain(grains(lasts, 260, random, stalk), swell(0.08, 0.3, lasts))
  // Wood sticks and slips: pulses whose rate rises and falls, through the resonances of the stick.
  const parts: [Signal, number][] = []
  const body: Mode[] = varied(
    [
      [540, 0.012, 1],
      [1130, 0.008, 0.7],
      [1890, 0.005, 0.4],
    ],
    random,
  )
  for (let time = 0.1; time < 0.42; time += 1 / (48 + 90 * Math.sin((Math.PI * (time - 0.1)) / 0.32)))
    parts.push([gain(struck(rate, 0.05, body), random.between(0.4, 0.6)), time * random.between(0.998, 1.002)])
  return mix(gain(rustle, 0.8), ...parts)
}

/** A quick movement through the air. */
export function whoosh(rate: number, random: Random): Signal {
  const lasts = random.between(0.28, 0.34)
  const pitch = (time: number): number => 500 + 2100 * Math.sin((Math.PI * time) / lasts) ** 2
  return gain(filter(noise(rate, lasts, random), 'band', pitch, 1.6), swell(lasts * 0.55, lasts * 0.45, lasts))
}

/** A soft tick, like the escapement of a clock: two small contacts of wood and brass. */
export function tick(rate: number, random: Random): Signal {
  const modes = varied(
    [
      [1450, 0.006, 1],
      [2380, 0.005, 0.6],
      [4100, 0.003, 0.35],
    ],
    random,
  )
  return mix(struck(rate, 0.05, modes), [gain(struck(rate, 0.04, modes), 0.4), 0.011])
}

/** Two knocks on a door. */
export const knock = (rate: number, random: Random): Signal =>
  mix(oak(rate, random, 0.8), [gain(oak(rate, random, 0.7), 0.8), 0.15])
