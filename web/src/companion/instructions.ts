/** What to do at the table after an event, as a sentence below the cards that it concerns. */

import type { Card, Event, ExplainedEvent, Leader, Spot } from '../api/types.ts'
import { formatGameEvent } from '../i18n/events.ts'
import { yesOrNo, type Details, type Localizer } from '../i18n/localizer.ts'
import { optionIn } from '../waiting-room/rulesText.ts'
import { YOU } from './seats.ts'

export interface Instruction {
  text: string
  cards: readonly Card[]
  leader: Leader | null
  /** How often it has to be done. */
  times: number
  explained: ExplainedEvent
}

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>
type Sentence<Kind extends Event['kind']> = (event: Of<Kind>, localizer: Localizer) => [message: string, Details] | null

/** The instructions for some events in order; the same thing to do with equal cards is one instruction. */
export function instructionsFor(news: readonly ExplainedEvent[], localizer: Localizer): Instruction[] {
  const instructions: Instruction[] = []
  for (const explained of news) {
    const text = textFor(explained.event, localizer)
    const last = instructions.at(-1)
    const cards = cardsOf(explained.event)
    if (text === null) continue
    if (last?.text === text && cards.length > 0 && last.cards.join() === cards.join()) last.times += 1
    else instructions.push({ text, cards, leader: leaderOf(explained.event), times: 1, explained })
  }
  return instructions
}

/** The instruction for an event; the sentence of the log where there is nothing to do; null where both say nothing. */
function textFor(event: Event, localizer: Localizer): string | null {
  const sentence = SENTENCES[event.kind] as Sentence<never> | undefined
  if (sentence === undefined) return formatGameEvent(event, localizer)
  const found = sentence(event as never, localizer)
  return found && localizer.translate(...found)
}

function cardsOf(event: Event): Card[] {
  if (event.kind === 'burned') return event.victims.map(([card]) => card)
  if (event.kind === 'transformed') return event.into === null ? [event.card] : [event.card, event.into]
  if (event.kind === 'shuffled-back') return event.cards
  return 'card' in event && event.card !== null ? [event.card] : []
}

const leaderOf = (event: Event): Leader | null => (event.kind === 'turned-up-leader' ? event.leader : null)
const isYours = (seatOrSide: number): string => yesOrNo(seatOrSide === YOU)

/** Where a card goes. */
function placeOf(spot: Spot | null): Details {
  if (spot === null) return { where: 'nowhere', row: 'none' }
  return { where: spot.side === YOU ? 'yours' : 'opponents', row: spot.row }
}

/** Cards that are played from the hand or turned up only have to be put somewhere; the others are taken first. */
function played(event: Of<'played'>): [string, Details] | null {
  const { how, seat, source } = event
  if (how === 'played' || how === 'turned-up')
    return event.spot === null ? null : ['companion-do-placed', placeOf(event.spot)]
  const owner = source === 'enemy-pile' ? 1 - seat : seat
  return [
    'companion-do-brought',
    {
      ...placeOf(event.spot),
      source: source === 'deck' || source === 'hand' ? source : 'pile',
      own: isYours(owner),
      shuffles: yesOrNo(source === 'deck'),
    },
  ]
}

const none: Details = {}

/** The message of each event and its arguments; events without one have the sentence of the log. */
const SENTENCES: { readonly [Kind in Event['kind']]?: Sentence<Kind> } = {
  played,
  drew: (event) => ['companion-do-drew', { count: event.cards.length }],
  'finished-redraw': (_, localizer) => ['companion-do-redraw', { most: Number(optionIn(localizer.rules, 'redraws')) }],
  'began-round': (event) => ['companion-do-began-round', { round: event.round, own: isYours(event.starter) }],
  passed: (event) => ['companion-do-passed', { by_itself: yesOrNo(event.by_itself) }],
  summoned: (event) => ['companion-do-summoned', placeOf(event.spot)],
  transformed: (event, localizer) => [
    'companion-do-transformed',
    { left: yesOrNo(event.into !== null), into: event.into === null ? '' : localizer.card(event.into) },
  ],
  'went-to-hand': () => ['companion-do-went-to-hand', none],
  burned: (event, localizer) => [
    'companion-do-burned',
    { count: event.victims.length, cards: localizer.cards(event.victims.map(([card]) => card)) },
  ],
  'left-game': () => ['companion-do-left-game', none],
  discarded: (event) => ['companion-do-discarded', { source: event.source, own: isYours(event.seat) }],
  'laid-weather': (event, localizer) => [
    'companion-do-laid-weather',
    { leader: yesOrNo(event.card === null), weather: localizer.weather(event.weather), kind: event.weather },
  ],
  'sounded-horn': (event) => ['companion-do-sounded-horn', { own: isYours(event.side), row: event.row }],
  'used-leader': (event) => (event.seat === YOU ? ['companion-do-used-leader', none] : null),
  'took-from-pile': (event) => ['companion-do-took-from-pile', { source: 'pile', own: isYours(event.side) }],
  'took-from-deck': () => ['companion-do-took-from-deck', none],
  'shuffled-back': (event, localizer) => [
    'companion-do-shuffled-back',
    { own: isYours(event.seat), cards: localizer.cards(event.cards) },
  ],
  moved: (event) => ['companion-do-moved', { row: event.to_spot.row }],
  stayed: (event) => ['companion-do-stayed', { row: event.spot.row }],
  swept: () => ['companion-do-swept', none],
  'sat-out': () => ['companion-do-sat-out', none],
  'laid-face-down': () => ['companion-do-laid-face-down', none],
  'turned-up-leader': (event) => ['companion-do-turned-up-leader', { cancelled: yesOrNo(event.cancelled) }],
}
