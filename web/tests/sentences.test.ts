import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import sentences from '../fixtures/sentences.json'
import catalogue from '../fixtures/catalogue.json'
import type { Fault, Question, Reason, AnyEvent, View } from '../src/api/types.ts'
import { formatReasons } from '../src/i18n/advice.ts'
import { formatFault } from '../src/i18n/faults.ts'
import { formatQuestion } from '../src/i18n/questions.ts'
import { formatResult, formatEvent } from '../src/i18n/tables.ts'
import { Localizer } from '../src/i18n/localizer.ts'
import { parseMessages } from '../src/i18n/messages.ts'

const NAMES = {
  cardName: (ref: string) => findName(catalogue.cards, 'ref', ref),
  leaderName: (id: string) => findName(catalogue.leaders, 'id', id),
}

function findName(all: readonly object[], key: string, value: string): string {
  return (all.find((one) => (one as Record<string, unknown>)[key] === value) as { name: string }).name
}

const text = readFileSync(new URL('../src/generated/messages.en.ftl', import.meta.url), 'utf-8')
const PLAYERS = ['Ala', 'Bob', 'Cyd']
const localizer = new Localizer(parseMessages('en', text), NAMES, PLAYERS, [0, 1, 2])

test.each(sentences.events)(
  'the page formats the event $data.kind as the library does',
  ({ data, rules, sentence }) => {
    const atTable = new Localizer(localizer.translate, NAMES, PLAYERS, [0, 1, 2], rules)
    expect(formatEvent(data as unknown as AnyEvent, atTable)).toBe(sentence)
  },
)

test.each(sentences.questions)(
  'the page formats the question $data.kind as the library does',
  ({ data, rules, sentence }) => {
    const view = { ruleset: rules, viewer: null, moves: [], seats: [] } as unknown as View
    expect(formatQuestion(data as unknown as Question, localizer, view)).toBe(sentence)
  },
)

test.each(sentences.faults)('the page formats the fault $data.kind as the library does', ({ data, sentence }) => {
  expect(formatFault(data as unknown as Fault, new Localizer(localizer.translate, NAMES))).toBe(sentence)
})

test.each(sentences.reasons)('the page formats the reason $data.kind as the library does', ({ data, sentence }) => {
  expect(formatReasons([data as unknown as Reason], localizer)).toBe(sentence)
})

test.each(sentences.results)('the page formats the result $data.how as the library does', ({ data, sentence }) => {
  expect(formatResult(data as never, localizer)).toBe(sentence)
})

describe('a question to the viewer', () => {
  const seats = (redraws: number): View['seats'] => [{ secrets: { redraws } }, { secrets: null }] as View['seats']
  const asked = { kind: 'turn', seat: 0 } as Question
  const view = (moves: View['moves'], redraws = 2): View =>
    ({ ruleset: 'legendary', viewer: 0, moves, seats: seats(redraws) }) as View

  test('offers the leader only while it has a use', () => {
    expect(formatQuestion(asked, localizer, view([{ kind: 'pass' }]))).toBe('Ala: play a card or pass.')
    expect(formatQuestion(asked, localizer, view([{ kind: 'use-leader' }]))).toContain('use your leader')
  })

  test('counts the exchanges that are left, and addresses nobody else', () => {
    const redraw = { kind: 'redraw', seats: [0, 1] } as Question
    expect(formatQuestion(redraw, localizer, view([], 2))).toMatch(/^Ala: .*up to 2 cards/)
    expect(formatQuestion(redraw, localizer, view([], 1))).toMatch(/^Ala: .*exchange 1 card /)
    expect(formatQuestion(redraw, localizer, { ...view([]), viewer: null })).toMatch(/^Ala, Bob: /)
  })
})
