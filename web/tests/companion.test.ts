import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import catalogue from '../fixtures/catalogue.json'
import sentences from '../fixtures/sentences.json'
import { CardCatalogue } from '../src/cards/cardCatalogue.ts'
import { cardWithCode, findCards, groupsOf } from '../src/companion/cardSearch.ts'
import { instructionsFor } from '../src/companion/instructions.ts'
import { movesByCard, plainMoves } from '../src/companion/ownMoves.ts'
import { distinctOptions, formatAsked } from '../src/companion/questions.ts'
import { Localizer } from '../src/i18n/localizer.ts'
import { parseMessages } from '../src/i18n/messages.ts'
import type { AskedOutcome, Catalogue, Event, ExplainedEvent, OutcomeOption } from '../src/api/types.ts'

const cards = new CardCatalogue(() => catalogue as unknown as Catalogue)
const messages = readFileSync(new URL('../src/generated/messages.en.ftl', import.meta.url), 'utf-8')
const translate = parseMessages('en', messages)
const localizer = new Localizer(translate, cards, ['Ala', 'Opponent'], [0, 1])
const MONSTERS = cards.set('monsters').filter((card) => !card.side_deck)

/** Events of a game, not of a match or around a game. */
const GAME_EVENTS = sentences.events.filter(({ data }) =>
  messages.includes(`
event-${data.kind} = `),
)

const explained = (event: unknown): ExplainedEvent => ({ event: event as Event, judged: null, rules: [] })
const texts = (...events: unknown[]): string[] =>
  instructionsFor(events.map(explained), localizer).map(({ text }) => text)
const spot = (side: number) => ({ side, row: 'close', place: 0 })
const played = { kind: 'played', seat: 1, card: 'monsters/griffin', source: 'deck', how: 'played', spot: spot(1) }

/** Where a card goes that comes from the deck. */
const FROM_DECK =
  'Take it from the opponent’s deck and put it in the close combat row on the opponent’s side. ' +
  'Then shuffle that deck.'

describe('finding the card that was turned up', () => {
  it('takes two touches: a group and a picture', () => {
    expect(groupsOf(MONSTERS)).toEqual(['faction', 'neutral', 'close', 'ranged', 'siege', 'special'])
    const shown = findCards(MONSTERS, '', 'siege').map((card) => card.id)
    expect(shown).toContain('earth-elemental')
    expect(shown).not.toContain('griffin')
    for (const card of MONSTERS)
      expect(groupsOf([card]).some((group) => findCards(MONSTERS, '', group).includes(card))).toBe(true)
  })

  it.each([
    ['grif', 'griffin'],
    ['mon043', 'griffin'],
    ['43', 'griffin'],
  ])('“%s” finds %s', (typed, id) => {
    expect(findCards(MONSTERS, typed, null).map((card) => card.id)).toContain(id)
  })

  it('takes a complete code at once, but not a part of one', () => {
    for (const typed of ['MON043', 'mon 043', '043', 'MON043-1/3'])
      expect(cardWithCode(MONSTERS, typed)?.id).toBe('griffin')
    for (const typed of ['', 'MON04', '43', 'MON', 'NOR043x']) expect(cardWithCode(MONSTERS, typed)).toBeNull()
  })

  it('knows every code of the set', () => {
    for (const card of MONSTERS) for (const code of card.codes) expect(cardWithCode(MONSTERS, code)).toBe(card)
  })
})

describe('what to do at the table', () => {
  it('says where a card goes', () => {
    expect(texts(played)).toEqual(['Put it in the close combat row on the opponent’s side.'])
    expect(texts({ ...played, spot: spot(0) })).toEqual(['Put it in the close combat row on your side.'])
    expect(texts({ ...played, spot: null })).toEqual([])
  })

  it('says where to take it from', () => {
    expect(texts({ ...played, how: 'called' })).toEqual([FROM_DECK])
    expect(texts({ ...played, how: 'leader', source: 'enemy-pile' })).toEqual([
      'Take it from your discard pile and put it in the close combat row on the opponent’s side.',
    ])
  })

  it('says the same thing about equal cards only once', () => {
    const called = { ...played, seat: 0, source: 'hand', how: 'called', spot: spot(0) }
    const [step, ...others] = instructionsFor([called, called, called].map(explained), localizer)
    expect([step!.times, others.length]).toEqual([3, 0])
  })

  test.each(GAME_EVENTS)('it has a sentence for $data.kind', ({ data }) => {
    for (const text of texts(data)) expect(text).not.toMatch(/^$|^companion-|^event-|[{}]|undefined/)
  })
})

describe('what is asked', () => {
  const option: OutcomeOption = {
    text: '1 0 0',
    card: 'monsters/ghoul',
    leader: null,
    row: 'close',
    side: 1,
    count: null,
  }

  it.each(['card', 'leader', 'found', 'from-pile', 'survivor', 'first-weather'] as const)(
    '%s is a question',
    (kind) => {
      const asked: AskedOutcome = {
        kind,
        seat: 1,
        card: 'monsters/ghoul',
        source: 'deck',
        random: false,
        options: [option],
      }
      expect(formatAsked(asked, localizer)).toMatch(/^[A-Z].*\?$/)
    },
  )

  it('offers things that look the same once', () => {
    expect(distinctOptions([option, { ...option, text: '1 0 1' }, { ...option, row: 'siege' }])).toHaveLength(2)
  })
})

it('groups moves by the card that they play', () => {
  const play = { kind: 'play', card: 'monsters/kayran', target: null, side: null } as const
  const moves = [{ ...play, row: 'close' }, { ...play, row: 'ranged' }, { kind: 'pass' }] as const
  expect(movesByCard(moves).get('monsters/kayran')).toHaveLength(2)
  expect(plainMoves(moves)).toEqual([{ kind: 'pass' }])
})
