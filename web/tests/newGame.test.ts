import { describe, expect, it } from 'vitest'
import { isComplete, planSeats, tableRequest, type GamePlan, type SeatPlan } from '../src/new-game/gamePlan.ts'
import { optionIn, readRules, formatRules, valueOf, writeRules } from '../src/waiting-room/rulesText.ts'
import { numbersOf, stepped, typedNumber } from '../src/new-game/numberOption.ts'
import { qrPath } from '../src/components/qrCode.ts'
import type { ModeFacts, Rulesets } from '../src/api/types.ts'

const mode = (fields: Partial<ModeFacts>): ModeFacts => ({
  id: 'duel',
  title: '',
  text: '',
  seats: 2,
  sides: [0, 1],
  virtual: [],
  decks: 1,
  ignores: [],
  partly: {},
  ...fields,
})
const SOLO = mode({ id: 'solo', virtual: [1] })
const TEAM = mode({ id: 'team', seats: 4, sides: [0, 1, 0, 1] })
const deck = { code: 'gw1', name: '', faction: null, leader: null, plan: '' }
const me = (decks: readonly (typeof deck)[] | null): SeatPlan => ({ who: 'here', name: 'Ala', decks })
const plan = (fields: Partial<GamePlan>): GamePlan => ({
  mode: 'duel',
  rules: 'legendary',
  advanced: false,
  players: [me(null), { who: 'anybody' }],
  clock: { bank_s: 0, increment_s: 0 },
  listed: false,
  spectators: true,
  hints: 'alone',
  opponent: '',
  ...fields,
})

describe('the plan of a new game', () => {
  it('starts with the user and bots, and without virtual seats', () => {
    expect(planSeats(TEAM, [], 'Ala', 'greedy')).toEqual([me(null), ...Array(3).fill({ who: 'bot', bot: 'greedy' })])
    expect(planSeats(SOLO, [], 'Ala', 'greedy')).toEqual([me(null)])
  })

  it('keeps the players when the mode changes, but not their decks', () => {
    expect(
      planSeats(mode({}), [me([deck]), { who: 'anybody' }, { who: 'bot', bot: 'random' }], 'Bob', 'greedy'),
    ).toEqual([me(null), { who: 'anybody' }])
  })

  it('requests free seats, bots and people with their decks', () => {
    const { seats, ...terms } = tableRequest(
      plan({
        mode: 'team',
        players: [me([deck]), { who: 'bot', bot: 'random' }, { who: 'anybody' }, me([deck])],
        clock: { bank_s: 600, increment_s: 10 },
      }),
      TEAM,
    )
    expect(seats).toEqual([{ sit: 'Ala', decks: ['gw1'] }, { bot: 'random' }, null, { sit: 'Ala', decks: ['gw1'] }])
    expect(terms).toEqual({
      mode: 'team',
      rules: 'legendary',
      advanced: false,
      listed: false,
      spectators: true,
      hints: 'alone',
      opponent: '',
      bank_s: 600,
      increment_s: 10,
    })
    expect(tableRequest(plan({ mode: 'solo', players: [me([deck])] }), SOLO).seats).toEqual([
      { sit: 'Ala', decks: ['gw1'] },
      null,
    ])
  })

  it('is complete when everybody here has a name and enough decks, or none chosen yet', () => {
    expect(isComplete(plan({}))).toBe(true)
    expect(isComplete(plan({ players: [{ who: 'here', name: ' ', decks: null }] }))).toBe(false)
    expect(isComplete(plan({ mode: 'match', players: [me([deck])] }))).toBe(false)
    expect(isComplete(plan({ mode: 'match', players: [me([deck, deck, deck])] }))).toBe(true)
  })
})

const RULESETS: Rulesets = {
  language: 'en',
  rulesets: [{ id: 'klub', title: 'Gwint Klub', text: '', options: { roach: 'no', agile_rows: 'all' } }],
  options: [
    {
      id: 'roach',
      title: 'Roach',
      text: '',
      usual: 'yes',
      values: [
        { id: 'yes', title: 'in the game' },
        { id: 'no', title: 'left out' },
      ],
    },
  ],
  modes: [],
}

describe('a ruleset as text', () => {
  it('is parsed and formatted without default values', () => {
    const rules = readRules('klub, roach=yes, agile_rows=all')
    expect(rules).toEqual({ ruleset: 'klub', changed: { roach: 'yes', agile_rows: 'all' } })
    expect(writeRules(rules, RULESETS.rulesets[0]!.options)).toBe('klub, roach=yes')
  })

  it('provides option values and a description', () => {
    expect(valueOf(readRules('klub, roach=yes'), 'roach', RULESETS)).toBe('yes')
    expect(valueOf(readRules('klub'), 'agile_rows', RULESETS)).toBe('all')
    expect(formatRules(readRules('klub, roach=yes'), RULESETS)).toBe('Gwint Klub; Roach: in the game')
  })
})

describe('an option with numbers', () => {
  const values = ['deck-limits', '0', '1', '2'].map((id) => ({ id, title: id }))
  const numbers = numbersOf({ id: 'max_heroes', title: '', text: '', usual: 'deck-limits', values })

  it('has the values that are numbers', () => {
    expect(numbers).toEqual(['0', '1', '2'])
    expect(numbersOf(RULESETS.options[0]!)).toEqual([])
  })

  it('steps up and down within its range, and from a word to the first number', () => {
    expect([stepped(numbers, '1', 1), stepped(numbers, '1', -1)]).toEqual(['2', '0'])
    expect([stepped(numbers, '2', 1), stepped(numbers, '0', -1)]).toEqual(['2', '0'])
    expect(stepped(numbers, 'deck-limits', 1)).toBe('0')
  })

  it('accepts typed numbers and moves others into the range', () => {
    expect(['1', '7', '-3', '1.6', '', 'x'].map((typed) => typedNumber(numbers, typed))).toEqual([
      ...['1', '2', '0', '2'],
      null,
      null,
    ])
  })

  it('is read from the text of a ruleset, or has the value of all named rulesets', () => {
    expect(optionIn('legendary, gems=4', 'gems')).toBe('4')
    expect(['klub', 'witcher3', 'legendary, gems=4'].map((rules) => optionIn(rules, 'redraws'))).toEqual([
      ...['2', '2', '2'],
    ])
  })
})

it('draws a QR code with a quiet zone', () => {
  expect(qrPath(['110', '001'])).toEqual({ size: 6, path: 'M2 2h2v1h-2zM4 3h1v1h-1z' })
})
