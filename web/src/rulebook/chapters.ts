/** How the rulebook is bound: the server's groups of topics as chapters, and what is found in them. */

import { matchesText } from '../deck-builder/cardSearch.ts'
import type { Rulebook, Topic } from '../api/reference.ts'

export interface Chapter {
  id: ChapterId
  topics: Topic[]
}

/** The chapters in their order, each with the groups that it gathers. The gallery shows cards instead of topics. */
const BINDING = {
  play: ['modes', 'chapters'],
  cards: ['kinds'],
  abilities: ['abilities'],
  specials: ['specials', 'weather'],
  factions: ['factions'],
  leaders: ['leaders'],
  options: ['rulesets', 'options'],
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

/** Where an address such as `/rules/ability-spy` or `/rules/abilities` opens the book; null where nothing is told of it. */
export function chapterOf(place: string, chapters: readonly Chapter[]): ChapterId | null {
  if (place in BINDING) return place as ChapterId
  if (galleryOf(place) !== null) return 'gallery'
  return chapters.find((chapter) => chapter.topics.some((topic) => topic.id === place))?.id ?? null
}

/** An address within the gallery: `cards-monsters` is an army's, `card-monsters.ghoul` one card. */
export function galleryOf(place: string): { army: string; card: string | null } | null {
  const match = /^cards-([a-z-]+)$|^card-([a-z-]+)\.([a-z0-9-]+)$/.exec(place)
  if (match === null) return null
  return match[1] === undefined ? { army: match[2]!, card: `${match[2]}/${match[3]}` } : { army: match[1], card: null }
}

export const galleryPath = (army: string): string => `/rules/cards-${army}`
export const cardPath = (card: string): string => `/rules/card-${card.replace('/', '.')}`

/** The topics in which all typed words are found: those whose title has them come first. */
export function lookUp(typed: string, chapters: readonly Chapter[]): Topic[] {
  const topics = chapters.flatMap((chapter) => chapter.topics)
  const titled = topics.filter((topic) => matchesText(typed, topic.title))
  return [
    ...titled,
    ...topics.filter((topic) => !titled.includes(topic) && matchesText(typed, `${topic.title} ${topic.text}`)),
  ]
}
