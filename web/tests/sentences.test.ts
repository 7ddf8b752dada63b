import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import sentences from '../fixtures/sentences.json'
import catalogue from '../fixtures/catalogue.json'
import type { Fault, Question, Reason, AnyEvent } from '../src/api/types.ts'
import { formatReasons } from '../src/i18n/advice.ts'
import { formatFault } from '../src/i18n/faults.ts'
import { formatQuestion } from '../src/i18n/questions.ts'
import { formatResult, formatEvent } from '../src/i18n/tables.ts'
import { Localizer } from '../src/i18n/localizer.ts'
import { parseMessages } from '../src/i18n/messages.ts'

const NAMES = {
  idName: (id: string) => named([...catalogue.cards, ...catalogue.leaders], 'id', id),
  cardName: (ref: string) => named(catalogue.cards, 'ref', ref),
  leaderName: (id: string) => named(catalogue.leaders, 'id', id),
}

function named(all: readonly object[], key: string, value: string): string {
  return (all.find((one) => (one as Record<string, unknown>)[key] === value) as { name: string }).name
}

const text = readFileSync(new URL('../src/generated/messages.en.ftl', import.meta.url), 'utf-8')
const localizer = new Localizer(parseMessages('en', text), NAMES, ['Ala', 'Bob', 'Cyd'], [0, 1, 2])

test.each(sentences.events)('the page says of $data.kind what the library says', ({ data, said }) => {
  expect(formatEvent(data as unknown as AnyEvent, localizer)).toBe(said)
})

test.each(sentences.questions)('the page asks $data.kind as the library asks', ({ data, said }) => {
  expect(formatQuestion(data as unknown as Question, localizer)).toBe(said)
})

test.each(sentences.faults)('the page refuses $data.kind as the library does', ({ data, said }) => {
  expect(formatFault(data as unknown as Fault, new Localizer(localizer.translate, NAMES))).toBe(said)
})

test.each(sentences.reasons)('the page says why as the library does: $data.kind', ({ data, said }) => {
  expect(formatReasons([data as unknown as Reason], localizer)).toBe(said)
})

test.each(sentences.results)('the page tells the result $data.how', ({ data, said }) => {
  expect(formatResult(data as never, localizer)).toBe(said)
})
