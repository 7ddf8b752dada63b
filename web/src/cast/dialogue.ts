/** What levels and rivals say: which public event prompts which line, the same for everybody at the table. */

import type { AnyEvent, CardFacts, ChairView } from '../api/types.ts'
import { FACES, type Mood } from './faces.ts'

/** How many lines each rival has for an occasion, by the names of the messages' attributes. */
export const LINES = {
  greeting: 1,
  rematch: 1,
  passing: 2,
  'round-won': 2,
  'round-lost': 2,
  hero: 2,
  spy: 2,
  scorch: 2,
  winning: 1,
  losing: 1,
  drawing: 1,
} as const
export type Occasion = keyof typeof LINES

export const MOODS: Readonly<Record<Occasion, Mood>> = {
  greeting: 'pleased',
  rematch: 'pleased',
  passing: 'calm',
  'round-won': 'pleased',
  'round-lost': 'angry',
  hero: 'calm',
  spy: 'calm',
  scorch: 'angry',
  winning: 'pleased',
  losing: 'calm',
  drawing: 'calm',
}

export interface Speech {
  event: AnyEvent
  seat: number
  bot: string
  occasion: Occasion
  /** The line's number, from 1. */
  line: number
}

export interface Conversation {
  table: string
  events: readonly AnyEvent[]
  chairs: readonly ChairView[]
  card: (id: string) => CardFacts
}

/** Events that everybody at a table receives, so that their numbers are the same for all. */
const PUBLIC = new Set<AnyEvent['kind']>(['began-round', 'passed', 'played', 'ended-round', 'ended-game', 'rematched'])

/** Everything that is said, at most one line for an event. It depends on nothing that is hidden from anybody. */
export function speeches(conversation: Conversation): Speech[] {
  const events = conversation.events.filter((event) => PUBLIC.has(event.kind))
  return events.flatMap((event, number) => speechAbout(event, number, events[number + 1], conversation) ?? [])
}

function speechAbout(
  event: AnyEvent,
  number: number,
  next: AnyEvent | undefined,
  { table, chairs, card }: Conversation,
): Speech | null {
  const occasions = chairs.flatMap((chair, seat) => {
    const speaks = chair.kind === 'bot' && chair.name in FACES
    const occasion = speaks ? occasionOf(event, seat, chairs, card) : null
    return occasion ? [{ seat, bot: chair.name, occasion }] : []
  })
  const chosen = hash(`${table} ${number}`)
  const speaker = occasions[chosen % occasions.length]
  // The result of the game is more important than that of its last round, and not every card deserves a remark.
  if (!speaker || (event.kind === 'ended-round' && next?.kind === 'ended-game')) return null
  if ((speaker.occasion === 'hero' || speaker.occasion === 'spy') && (chosen >>> 9) % 2 === 1) return null
  return { event, ...speaker, line: 1 + ((chosen >>> 4) % LINES[speaker.occasion]) }
}

function occasionOf(
  event: AnyEvent,
  seat: number,
  chairs: readonly ChairView[],
  card: (id: string) => CardFacts,
): Occasion | null {
  const side = chairs[seat]!.side
  switch (event.kind) {
    case 'began-round':
      return event.round === 1 ? 'greeting' : null
    case 'passed':
      return event.seat === seat && !event.by_itself ? 'passing' : null
    case 'played':
      return event.how === 'played' && chairs[event.seat]!.side !== side ? remarkOn(card(event.card)) : null
    case 'ended-round':
      return event.winners.length === 0 ? null : event.winners.includes(side) ? 'round-won' : 'round-lost'
    case 'ended-game':
      return event.winners.length === 0 ? 'drawing' : event.winners.includes(side) ? 'winning' : 'losing'
    case 'rematched':
      return 'rematch'
    default:
      return null
  }
}

function remarkOn({ kind, abilities }: CardFacts): Occasion | null {
  if (kind === 'special' && abilities.includes('scorch')) return 'scorch'
  if (abilities.includes('spy')) return 'spy'
  return kind === 'hero' ? 'hero' : null
}

/** FNV-1a with a final mix, as an unsigned number of 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}
