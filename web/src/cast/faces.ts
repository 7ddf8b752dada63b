/** Draws the faces of levels and rivals: layers of SVG paths, chosen by a table of features, with a mood. */

export type Mood = 'calm' | 'pleased' | 'angry'
/** The colours of a layer; `Face.svelte` mixes them. `line` is a stroke, the others are areas. */
export type Tone = 'skin' | 'shade' | 'hair' | 'cloth' | 'trim' | 'light' | 'dark' | 'line'
export interface Layer {
  tone: Tone
  d: string
}

export interface Features {
  head: keyof typeof HEADS
  hair: 'dark' | 'fair' | 'grey'
  /** Hair and headgear behind the head. */
  back?: keyof typeof BACKS
  /** Hair and headgear in front of it. */
  top?: keyof typeof TOPS
  beard?: keyof typeof BEARDS
  eyes?: keyof typeof EYES
  mark?: keyof typeof MARKS
  collar?: keyof typeof COLLARS
}

/** Each head, with the shadow on the side away from the light. */
const HEADS = {
  round: [
    'M26 50C26 32 36 24 50 24s24 8 24 26-10 33-24 33-24-15-24-33z',
    'M54 24c14 1 20 11 20 26 0 18-10 33-24 33 12-7 17-19 17-33 0-12-4-21-13-26z',
  ],
  long: [
    'M30 45c0-15 8-22 20-22s20 7 20 22c0 19-7 43-20 43S30 64 30 45z',
    'M54 23c11 1 16 9 16 22 0 19-7 43-20 43 10-9 14-27 14-43 0-10-3-18-10-22z',
  ],
  square: [
    'M27 44c0-14 9-21 23-21s23 7 23 21v22c-3 11-12 18-23 18s-20-7-23-18z',
    'M55 23c12 2 18 9 18 21v22c-3 11-12 18-23 18 9-5 15-12 16-22V44c0-11-4-18-11-21z',
  ],
  narrow: [
    'M32 45c0-14 7-21 18-21s18 7 18 21c0 17-8 43-18 43S32 62 32 45z',
    'M54 24c10 2 14 10 14 21 0 17-8 43-18 43 8-9 12-27 12-43 0-10-2-17-8-21z',
  ],
} as const satisfies Record<string, readonly [string, string]>

type Layers = readonly (readonly [Tone, string])[]

const BACKS = {
  braids: [
    ['hair', 'M27 40c-9 8-11 22-9 36l6 12 6-12c-4-10-3-24 3-32zM73 40c9 8 11 22 9 36l-6 12-6-12c4-10 3-24-3-32z'],
    ['trim', 'M17 76h13v5H17zM70 76h13v5H70z'],
  ],
  mane: [
    [
      'hair',
      'M50 12C28 10 16 26 18 44c-8 8 0 14-4 24l10-3-2 12 12-7h32l12 7-2-12 10 3c-4-10 4-16-4-24 2-18-10-34-32-32z',
    ],
  ],
  bun: [['hair', 'M50 2c9 0 15 6 15 13s-6 12-15 12-15-5-15-12S41 2 50 2z']],
  hood: [['cloth', 'M50 4C24 4 12 28 13 54c0 16 4 30 12 40h50c8-10 12-24 12-40C88 28 76 4 50 4z']],
  swept: [['hair', 'M24 58C18 30 30 13 52 14c20 1 28 18 24 44l-6-4H30z']],
  brim: [['shade', 'M4 40c10-8 26-10 46-10s36 2 46 10c-12 8-28 9-46 9S16 48 4 40z']],
} as const satisfies Record<string, Layers>

const TOPS = {
  bowl: [
    ['hair', 'M23 52C20 28 32 14 50 14s30 14 27 38l-6 1c0-6-2-10-4-13H33c-2 3-4 7-4 13z'],
    ['light', 'M34 24c4-5 9-6 15-6-6 3-9 7-11 12z'],
  ],
  kerchief: [
    ['trim', 'M22 48C21 26 32 13 50 13s29 13 28 35c-7-11-16-15-28-15s-21 4-28 15z'],
    ['light', 'M31 32c3-8 9-13 18-14-5 5-8 9-9 13zM66 10c8-7 12-8 18-8-2 6-7 11-16 14z'],
    ['line', 'M62 18c6-4 12-8 18-13'],
  ],
  headband: [
    ['hair', 'M26 40l-2-10 6 2 2-12 8 6 6-12 8 9 9-9 2 12 8-3-1 10 4 1-4 8z'],
    ['trim', 'M26 36c16-4 32-4 48 0v8c-16-4-32-4-48 0z'],
  ],
  straw: [
    ['hair', 'M6 38c12-5 18-6 24-7 1-14 8-22 20-22s19 8 20 22c6 1 12 2 24 7-14 3-28 4-44 4S20 41 6 38z'],
    ['trim', 'M30 31c13-3 27-3 40 0v5c-13-3-27-3-40 0z'],
    ['light', 'M36 25c2-7 6-11 12-12-3 4-5 8-5 11z'],
  ],
  tonsure: [
    ['hair', 'M24 54c-5-12-2-22 5-27-1 6 0 10 2 13-3 4-5 9-7 14zM76 54c5-12 2-22-5-27 1 6 0 10-2 13 3 4 5 9 7 14z'],
    ['light', 'M38 30c4-4 9-5 14-4-5 1-9 3-12 7z'],
  ],
  beret: [
    ['trim', 'M22 34C14 22 28 8 52 9c22 0 34 10 29 21-2 5-10 5-16 4-14-2-28-2-43 0z'],
    ['light', 'M78 22c6-8 7-14 4-20-8 4-12 10-12 18z'],
    ['dark', 'M24 33c16-3 32-3 48 0l-1 4c-16-3-31-3-46 0z'],
  ],
  parted: [['hair', 'M25 50c-3-22 6-34 24-34 20 0 29 12 26 34l-5-2c0-8-3-13-7-16-12 4-21 3-27-1-3 4-5 9-6 17z']],
  wild: [
    [
      'hair',
      'M27 48l-6-14 9 2-3-14 11 7 3-15 9 12 9-12 3 15 11-7-3 14 9-2-6 14' +
        'c-4-8-8-11-13-12l-5 5-5-6-6 6-6-5c-5 2-8 5-11 12z',
    ],
  ],
  kettle: [
    ['dark', 'M10 42c8-5 14-6 18-7C28 18 36 9 50 9s22 9 22 26c4 1 10 2 18 7-14 3-26 3-40 3s-26 0-40-3z'],
    ['light', 'M36 28c1-8 5-13 11-14-3 5-4 10-4 14zM12 41c24-5 52-5 76 0-25-2-51-2-76 0z'],
  ],
  bald: [
    ['hair', 'M29 60c-6-6-8-16-5-26 3 4 5 9 6 14zM71 60c6-6 8-16 5-26-3 4-5 9-6 14z'],
    ['light', 'M37 32c3-5 8-7 14-6-5 1-9 4-11 9z'],
  ],
  hood: [
    [
      'cloth',
      'M50 8C30 8 20 26 20 50c0 12 2 24 8 34 0-12-2-20 1-32 3-13 10-22 21-22' +
        's18 9 21 22c3 12 1 20 1 32 6-10 8-22 8-34 0-24-10-42-30-42z',
    ],
    ['dark', 'M29 52c3-13 10-22 21-22s18 9 21 22l2-6c-3-13-11-21-23-21s-20 8-23 21z'],
  ],
  bun: [['hair', 'M26 46c-1-16 8-25 24-25s25 9 24 25c-5-8-12-11-24-11s-19 3-24 11z']],
  wizard: [
    ['cloth', 'M24 38L48 0c10 10 22 24 28 38-16-5-36-5-52 0z'],
    ['light', 'M47 14l2 5 5 .5-4 3 1.500 5-4.500-3-4.500 3 1.500-5-4-3 5-.5zM61 26l1 3h3l-2 2 1 3-3-2-3 2 1-3-2-2h3z'],
    ['trim', 'M16 40c18-9 50-9 68 0-4 3-8 3-12 2-14-4-30-4-44 0-4 1-8 1-12-2z'],
  ],
  widow: [['hair', 'M24 46C22 26 33 15 50 15s28 11 26 31c-3-8-6-12-11-14-6 0-11 2-15 8-4-6-9-8-15-8-5 2-8 6-11 14z']],
  crown: [
    ['trim', 'M22 36l-4-26 15 12L50 4l17 18 15-12-4 26c-18-5-38-5-56 0z'],
    ['light', 'M25 31c16-4 34-4 50 0l-1 4c-16-4-32-4-48 0z'],
  ],
} as const satisfies Record<string, Layers>

const BEARDS = {
  full: [['hair', 'M27 56c4 6 8 9 14 8 6-3 12-3 18 0 6 1 10-2 14-8 3 20-8 42-23 42S24 76 27 56z']],
  forked: [['hair', 'M30 62c6 4 12 4 20 3 8 1 14 1 20-3 0 14-6 26-12 36l-8-14-8 14c-6-10-12-22-12-36z']],
  moustache: [['hair', 'M50 63c6-4 14-3 22 6-9 1-16 1-22-2-6 3-13 3-22 2 8-9 16-10 22-6z']],
  curled: [
    [
      'hair',
      'M50 64' +
        'c4-3 10-3 15 1 4 2 7 0 8-4 4 7-1 11-8 10-6 0-11-2-15-5-4 3-9 5-15 5-7 1-12-3-8-10 1 4 4 6 8 4 5-4 11-4 15-1z',
    ],
  ],
  stubble: [['shade', 'M30 64c4 3 8 3 12 1 5-2 11-2 16 0 4 2 8 2 12-1-2 12-9 21-20 21s-18-9-20-21z']],
  goatee: [['hair', 'M40 64c6-3 14-3 20 0l-2 4H42zM43 77h14c0 8-3 13-7 15-4-2-7-7-7-15z']],
  whiskers: [
    ['hair', 'M27 44c4 6 6 14 14 20-2 6-6 10-10 9-5-8-6-18-4-29zM73 44c-4 6-6 14-14 20 2 6 6 10 10 9 5-8 6-18 4-29z'],
  ],
} as const satisfies Record<string, Layers>

const EYES = {
  open: [
    ['dark', 'M34 51c3-5 9-5 12 0-3 4-9 4-12 0zM54 51c3-5 9-5 12 0-3 4-9 4-12 0z'],
    ['light', 'M38 49h3v2h-3zM58 49h3v2h-3z'],
  ],
  narrow: [['dark', 'M34 51c4-3 8-3 12 0-4 2-8 2-12 0zM54 51c4-3 8-3 12 0-4 2-8 2-12 0z']],
  glasses: [
    ['light', 'M39 43a8 8 0 110 16 8 8 0 010-16zM61 43a8 8 0 110 16 8 8 0 010-16z'],
    ['dark', 'M36 51c2-4 5-4 7 0-2 3-5 3-7 0zM57 51c2-4 5-4 7 0-2 3-5 3-7 0z'],
    ['line', 'M39 43a8 8 0 110 16 8 8 0 010-16zM61 43a8 8 0 110 16 8 8 0 010-16zM47 50h6'],
  ],
  patch: [['dark', 'M53 46h15c1 8-2 13-7 13s-9-5-8-13zM34 51c4-4 8-4 12 0-4 3-8 3-12 0zM30 34l40 14-1 3-40-14z']],
  mask: [
    ['trim', 'M24 42c17-5 35-5 52 0 2 12-4 21-14 21-6 0-9-3-12-8-3 5-6 8-12 8-10 0-16-9-14-21z'],
    ['dark', 'M33 51c4-5 9-5 13 1-4 4-10 3-13-1zM54 52c4-6 9-6 13-1-3 4-9 5-13 1z'],
    ['light', 'M27 43c15-4 31-4 46 0-15-2-31-2-46 0z'],
  ],
} as const satisfies Record<string, Layers>

const MARKS = {
  cheek: [['line', 'M62 58l8 12M63 64l5-3']],
  brow: [['line', 'M36 36l5 24M35 54l8-3']],
  soot: [['dark', 'M58 62c5-4 11-3 12 2-1 6-8 8-12 6-2-2-2-6 0-8zM34 32c3-2 6-1 6 2s-4 4-6 2z']],
  freckles: [['shade', 'M33 60h3v2h-3zM38 62h3v2h-3zM35 65h3v2h-3zM59 62h3v2h-3zM64 60h3v2h-3zM62 65h3v2h-3z']],
  earrings: [['light', 'M25 62a4 5 0 110 10 4 5 0 010-10zM75 62a4 5 0 110 10 4 5 0 010-10z']],
  wrinkles: [['line', 'M40 34c6-2 14-2 20 0M33 57l-4 3M67 57l4 3']],
} as const satisfies Record<string, Layers>

const COLLARS = {
  plain: [['cloth', 'M6 100c4-14 20-17 34-20l10 8 10-8c14 3 30 6 34 20z']],
  high: [
    ['cloth', 'M6 100c4-13 16-16 28-18l-4-12 20 14 20-14-4 12c12 2 24 5 28 18z'],
    ['trim', 'M12 92c5-5 11-7 18-8l2 6-16 8zM88 92c-5-5-11-7-18-8l-2 6 16 8z'],
  ],
  habit: [
    ['cloth', 'M6 100c4-16 14-22 30-24 6 8 22 8 28 0 16 2 26 8 30 24z'],
    ['line', 'M50 84v14M46 90h8'],
  ],
  apron: [
    ['cloth', 'M6 100c4-14 20-17 34-20h20c14 3 30 6 34 20z'],
    ['light', 'M38 82h24l4 18H34z'],
  ],
} as const satisfies Record<string, Layers>

const BROWS: Readonly<Record<Mood, string>> = {
  calm: 'M33 44q7-4 13-1M54 43q6-3 13 1',
  pleased: 'M33 42q7-7 13-2M54 40q6-5 13 2',
  angry: 'M33 39l14 7M67 39l-14 7',
}
const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: 'M43 72q7 2 14 0',
  pleased: 'M40 69q10 11 20 0q-10 3-20 0',
  angry: 'M42 75q8-7 16 0',
}

export const FACES: Readonly<Record<string, Features>> = {
  novice: { head: 'round', hair: 'fair', top: 'bowl', mark: 'freckles' },
  'goose-girl': { head: 'round', hair: 'fair', back: 'braids', top: 'kerchief' },
  apprentice: { head: 'square', hair: 'dark', top: 'headband', beard: 'stubble' },
  ferryman: { head: 'long', hair: 'grey', back: 'brim', top: 'straw', beard: 'full', eyes: 'narrow' },
  beekeeper: { head: 'round', hair: 'dark', top: 'tonsure', collar: 'habit', eyes: 'narrow' },
  trader: { head: 'long', hair: 'dark', top: 'beret', beard: 'curled' },
  innkeeper: { head: 'round', hair: 'dark', back: 'bun', top: 'bun', mark: 'earrings', collar: 'apron' },
  'charcoal-burner': { head: 'narrow', hair: 'dark', back: 'mane', top: 'wild', mark: 'soot' },
  sergeant: { head: 'square', hair: 'grey', top: 'kettle', beard: 'moustache', mark: 'cheek', eyes: 'narrow' },
  'bell-founder': { head: 'long', hair: 'grey', top: 'bald', beard: 'forked', mark: 'wrinkles' },
  smuggler: { head: 'narrow', hair: 'dark', back: 'hood', top: 'hood', beard: 'stubble', eyes: 'patch' },
  captain: { head: 'square', hair: 'dark', top: 'parted', beard: 'goatee', mark: 'brow', collar: 'high' },
  astronomer: { head: 'narrow', hair: 'grey', back: 'swept', top: 'wizard', eyes: 'glasses' },
  marshal: { head: 'square', hair: 'grey', back: 'swept', top: 'widow', beard: 'whiskers', collar: 'high' },
  champion: { head: 'narrow', hair: 'dark', back: 'hood', top: 'crown', eyes: 'mask', collar: 'high' },
}

/** The layers of a face, the farthest first; null for a bot without a face. */
export function faceLayers(id: string, mood: Mood): Layer[] | null {
  const features = FACES[id]
  if (!features) return null
  const [skin, shadow] = HEADS[features.head]
  const layers: Layers = [
    ...part(BACKS, features.back),
    ['shade', 'M41 72h18v18H41z'],
    ...part(COLLARS, features.collar ?? 'plain'),
    ['skin', 'M28 50c-6-2-8 4-6 10 2 5 6 5 8 2zM72 50c6-2 8 4 6 10-2 5-6 5-8 2z'],
    ['skin', skin],
    ['shade', shadow],
    ['line', 'M50 48l-3 13q3 3 7 1'],
    ...part(BEARDS, features.beard),
    ...part(MARKS, features.mark),
    ...part(EYES, features.eyes ?? 'open'),
    ...part(TOPS, features.top),
    ['line', features.eyes === 'mask' ? MOUTHS[mood] : BROWS[mood] + MOUTHS[mood]],
  ]
  return layers.map(([tone, d]) => ({ tone, d }))
}

function part<Name extends string>(table: Readonly<Record<Name, Layers>>, name: Name | undefined): Layers {
  return name === undefined ? [] : table[name]
}
