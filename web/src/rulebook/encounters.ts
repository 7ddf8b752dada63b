/** What can meet in the question box: its subjects, how they are found, and the address of a question. */

import { matchesText, normalizeText } from '../deck-builder/cardFilter.ts'
import { emblem } from '../icons/emblems.ts'
import { topicIcon } from '../cards/cardDescription.ts'
import type { CardCatalogue } from '../cards/cardCatalogue.ts'
import type { Row, SceneFacts, View } from '../api/types.ts'
import { ROWS } from '../board/targets.ts'
import type { Translate } from '../i18n/messages.ts'

/** A card, leader, faction, ability or moment that can be chosen. */
export interface Subject {
  /** The id by which the server finds it. */
  id: string
  name: string
  /** What kind of thing it is, in words. */
  type: string
  icon: string
  /** All names by which it is found. */
  names: string
}

export interface Question {
  first: string
  second: string
}

/** Questions that newcomers ask; the second may be empty. */
export const EXAMPLES: readonly Question[] = [
  { first: 'decoy', second: 'ability-spy' },
  { first: 'scorch', second: 'kind-hero' },
  { first: 'ability-medic', second: 'ability-spy' },
  { first: 'commanders-horn', second: 'dandelion' },
  { first: 'biting-frost', second: 'ability-tight-bond' },
  { first: 'scorch', second: 'cow' },
  { first: 'mardroeme', second: 'berserker' },
  { first: 'king-bran', second: 'biting-frost' },
  { first: 'monsters', second: '' },
  { first: 'villentretenmerth', second: '' },
]

const MOMENTS = {
  'game-start': 'starting-player',
  'round-end': 'round-end',
  tie: 'game-end',
  'third-round': 'round-end',
}
const MAX_FOUND = 8

/** The question of an address such as `meets-decoy.thaler`, `meets-cow` or `meets`; null for other addresses. */
export function questionOf(place: string): Question | null {
  const match = /^meets(?:-([a-z0-9-]+)(?:\.([a-z0-9-]+))?)?$/.exec(place)
  return match === null ? null : { first: match[1] ?? '', second: match[2] ?? '' }
}

/** The path of a question. */
export function questionPath({ first, second }: Question): string {
  if (first === '') return '/rules/meets'
  return `/rules/meets-${first}${second === '' ? '' : `.${second}`}`
}

/** Everything that can be chosen: cards and leaders once each, factions, abilities, heroes and moments. */
export function allSubjects(catalogue: CardCatalogue, t: Translate): Subject[] {
  const cards = new Map(catalogue.cards.map((card) => [card.id, card]))
  return [
    ...[...cards.values()].map((card) => ({
      id: card.id,
      name: card.name,
      type: catalogue.entry(`kind-${card.kind}`).name,
      icon: emblem('cards', card.id),
      names: [...Object.values(card.names), ...card.other_names.map((other) => other.name)].join(' '),
    })),
    ...catalogue.leaders.map((leader) => ({
      id: leader.id,
      name: leader.name,
      type: catalogue.entry('kind-leader').name,
      icon: emblem('leaders', leader.id),
      names: [...Object.values(leader.names), ...leader.other_names.map((other) => other.name)].join(' '),
    })),
    ...catalogue.factions.map(({ id, name }) => ({
      id,
      name,
      type: t('label-faction'),
      icon: emblem('factions', id),
      names: name,
    })),
    ...catalogue.symbols
      .filter(({ id }) => id.startsWith('ability-') || id === 'kind-hero')
      .map(({ id, name }) => ({
        id,
        name,
        type: id === 'kind-hero' ? t('encounter-card-kind') : t('label-ability'),
        icon: topicIcon(id),
        names: name,
      })),
    ...Object.entries(MOMENTS).map(([id, icon]) => ({
      id,
      name: t(`moment-${id}`),
      type: t('encounter-moment'),
      icon: emblem('topics', icon),
      names: t(`moment-${id}`),
    })),
  ]
}

/** The subjects with all typed words, those whose name begins with the text first. */
export function findSubjects(typed: string, subjects: readonly Subject[]): Subject[] {
  if (typed.trim() === '') return []
  const start = normalizeText(typed)
  const rank = (subject: Subject): number => (normalizeText(subject.name).startsWith(start) ? 0 : 1)
  return subjects
    .filter((subject) => matchesText(typed, `${subject.name} ${subject.names}`))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MAX_FOUND)
}

/** The rows in which something lies before or after a scene; all rows if there are none. */
export function usedRows(scene: Pick<SceneFacts, 'before' | 'after'>): readonly Row[] {
  const used = (view: View, index: number): boolean =>
    view.sides.some((side) => side.rows[index]!.length + side.specials[index]!.length > 0 || side.leader_horns[index]!)
  const rows = ROWS.filter((_, index) => used(scene.before, index) || used(scene.after, index))
  return rows.length > 0 ? rows : ROWS
}
