/** The description of a card: its type line, its rules with links to the rulebook, and the number of copies. */

import { emblem } from '../icons/emblems.ts'
import type { Card, CardFacts } from '../api/types.ts'
import type { Translate } from '../i18n/messages.ts'
import type { CardCatalogue } from './cardCatalogue.ts'

export interface CardDescription {
  typeLine: string
  rules: { icon: string; title: string; text: string; href: string }[]
  notes: string[]
}

export function describeCard(card: Card, catalogue: CardCatalogue, t: Translate): CardDescription {
  const face = catalogue.card(card)
  return { typeLine: typeLine(face, catalogue), rules: rules(face, catalogue), notes: notes(face, t) }
}

/** The path of a topic in the rulebook. */
export const topicPath = (topic: string): string => `/rules/${topic}`

/** The icon of a topic such as `ability-spy`, `weather-frost`, `row-close` or `kind-hero`. */
export function topicIcon(topic: string): string {
  const at = topic.indexOf('-')
  const [group, id] = [topic.slice(0, at), topic.slice(at + 1)]
  const section = SECTIONS[group]
  return section === undefined ? emblem('topics', SHARED_ICONS[group] ?? topic) : emblem(section, id)
}

const SECTIONS: Readonly<Record<string, 'abilities' | 'rows' | 'kinds' | 'factions' | 'leaders'>> = {
  ability: 'abilities',
  special: 'abilities',
  weather: 'abilities',
  row: 'rows',
  kind: 'kinds',
  faction: 'factions',
  leader: 'leaders',
}
/** Groups of topics that share one icon. */
const SHARED_ICONS: Readonly<Record<string, string>> = {
  mode: 'mode',
  ruleset: 'ruleset',
  option: 'option',
  variant: 'variants',
}

function typeLine(face: CardFacts, catalogue: CardCatalogue): string {
  const rows = face.rows.map((row) => catalogue.entry(`row-${row}`).name).join(' / ')
  return [catalogue.faction(face.home), catalogue.entry(`kind-${face.kind}`).name, rows].filter(Boolean).join(' · ')
}

function rules(face: CardFacts, catalogue: CardCatalogue): CardDescription['rules'] {
  const does = face.does.map(({ symbol, title, text, brings }) => ({
    icon: topicIcon(symbol),
    title,
    text: brings ? `${text} ${brings}` : text,
    href: topicPath(symbol),
  }))
  const kind = catalogue.entry(`kind-${face.kind}`)
  const kindRule = { icon: emblem('kinds', face.kind), title: kind.name, text: kind.text, href: topicPath(kind.id) }
  // The rule of a kind is only listed for heroes and for cards without any other rule.
  return face.kind === 'hero' || does.length === 0 ? [...does, kindRule] : does
}

function notes(face: CardFacts, t: Translate): string[] {
  const side = face.side_deck ? [t('side-deck')] : []
  return [...side, t('book-copies', { count: face.copies }), face.codes.join(', ')].filter(Boolean)
}
