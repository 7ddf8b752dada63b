/** The chapters of the rulebook, made of the server's groups of topics, and the search in them. */

import { questionOf } from './encounters.ts'
import { matchesText } from '../deck-builder/cardFilter.ts'
import type { Rulebook, Topic, Variant } from '../api/types.ts'

export interface Chapter {
  id: ChapterId
  topics: Topic[]
}

/** The chapters in order with their groups. Chapters without groups show lessons, cards or the question box. */
const BINDING = {
  'first-game': [],
  examples: [],
  play: ['modes', 'chapters'],
  cards: ['kinds'],
  abilities: ['abilities'],
  specials: ['specials', 'weather'],
  factions: ['factions'],
  leaders: ['leaders'],
  variants: [],
  options: ['rulesets', 'options'],
  meets: [],
  list: [],
  gallery: [],
} as const
export type ChapterId = keyof typeof BINDING

export function bind(book: Rulebook): Chapter[] {
  return Object.entries(BINDING).map(([id, groups]) => ({
    id: id as ChapterId,
    topics: book.groups
      .filter((group) => (groups as readonly string[]).includes(group.id))
      .flatMap((group) => group.topics),
  }))
}

/** The chapter for an address such as `/rules/ability-spy` or `/rules/abilities`; null if there is none. */
export function chapterOf(place: string, chapters: readonly Chapter[]): ChapterId | null {
  if (place in BINDING) return place as ChapterId
  if (questionOf(place) !== null) return 'meets'
  if (galleryOf(place) !== null) return 'gallery'
  if (place.startsWith(VARIANT)) return 'variants'
  return chapters.find((chapter) => chapter.topics.some((topic) => topic.id === place))?.id ?? null
}

/** An address in the gallery: `cards-monsters` is a faction's, `card-monsters.ghoul` a card's. */
export function galleryOf(place: string): { army: string; card: string | null } | null {
  const match = /^cards-([a-z-]+)$|^card-([a-z-]+)\.([a-z0-9-]+)$/.exec(place)
  if (match === null) return null
  return match[1] === undefined ? { army: match[2]!, card: `${match[2]}/${match[3]}` } : { army: match[1], card: null }
}

export const galleryPath = (army: string): string => `/rules/cards-${army}`
export const cardPath = (card: string): string => `/rules/card-${card.replace('/', '.')}`

const VARIANT = 'variant-'
/** The end of a variant's address, and the id of its section. */
export const variantPlace = ({ id }: Variant): string => VARIANT + id

/** What the search finds: a topic, or a variant of the game with all its texts. */
export type Found = Pick<Topic, 'id' | 'title' | 'text'>

/** The topics and variants that contain all typed words; those with the words in the title come first. */
export function lookUp(typed: string, chapters: readonly Chapter[], variants: readonly Variant[]): Found[] {
  const entries = [...chapters.flatMap((chapter) => chapter.topics), ...variants.map(asFound)]
  const titled = entries.filter((entry) => matchesText(typed, entry.title))
  return [
    ...titled,
    ...entries.filter((entry) => !titled.includes(entry) && matchesText(typed, `${entry.title} ${entry.text}`)),
  ]
}

function asFound(variant: Variant): Found {
  const topics = variant.topics.flatMap(({ title, text }) => [title, text])
  const tables = variant.tables.flatMap(({ title, about, headings, rows }) => [
    title,
    about,
    ...headings,
    ...rows.flat(),
  ])
  return {
    id: variantPlace(variant),
    title: variant.title,
    text: [variant.about, ...topics, ...tables].filter(Boolean).join(' '),
  }
}
