import { describe, expect, it } from 'vitest'
import { complete, seatsFor, wantedOf, type Plan, type Sitter } from '../src/new-game/gamePlan.ts'
import { readRules, formatRules, valueOf, writeRules } from '../src/waiting-room/rulesText.ts'
import { qrPath } from '../src/components/qrCode.ts'
import type { ModeFacts, Rulesets } from '../src/api/reference.ts'

const mode = (told: Partial<ModeFacts>): ModeFacts => ({
  id: 'duel',
  title: '',
  text: '',
  seats: 2,
  sides: [0, 1],
  virtual: [],
  decks: 1,
  ignores: [],
  partly: {},
  ...told,
})
const SOLO = mode({ id: 'solo', virtual: [1] })
const TEAM = mode({ id: 'team', seats: 4, sides: [0, 1, 0, 1] })
const bag = { told: 'gw1', name: '', faction: null, leader: null, plan: '' }
const me = (bags: readonly (typeof bag)[] | null): Sitter => ({ who: 'here', name: 'Ala', bags })
const plan = (told: Partial<Plan>): Plan => ({
  mode: 'duel',
  rules: 'legendary',
  advanced: false,
  sitters: [me(null), { who: 'anybody' }],
  clock: { bank_s: 0, increment_s: 0 },
  listed: false,
  spectators: true,
  hints: 'alone',
  opponent: '',
  ...told,
})

describe('a table put together', () => {
  it('seats oneself first and bots elsewhere, and nobody where the mode plays itself', () => {
    expect(seatsFor(TEAM, [], 'Ala', 'greedy')).toEqual([me(null), ...Array(3).fill({ who: 'bot', bot: 'greedy' })])
    expect(seatsFor(SOLO, [], 'Ala', 'greedy')).toEqual([me(null)])
  })

  it('keeps who was chosen under another mode, but not their decks', () => {
    expect(seatsFor(mode({}), [me([bag]), { who: 'anybody' }, { who: 'bot', bot: 'random' }], 'Bob', 'greedy')).toEqual(
      [me(null), { who: 'anybody' }],
    )
  })

  it('asks the server for free seats, bots and people with their decks', () => {
    const { seats, ...terms } = wantedOf(
      plan({
        mode: 'team',
        sitters: [me([bag]), { who: 'bot', bot: 'random' }, { who: 'anybody' }, me([bag])],
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
    expect(wantedOf(plan({ mode: 'solo', sitters: [me([bag])] }), SOLO).seats).toEqual([
      { sit: 'Ala', decks: ['gw1'] },
      null,
    ])
  })

  it('is complete when everybody here has a name and as many decks as are needed, or none chosen yet', () => {
    expect(complete(plan({}))).toBe(true)
    expect(complete(plan({ sitters: [{ who: 'here', name: ' ', bags: null }] }))).toBe(false)
    expect(complete(plan({ mode: 'match', sitters: [me([bag])] }))).toBe(false)
    expect(complete(plan({ mode: 'match', sitters: [me([bag, bag, bag])] }))).toBe(true)
  })
})

const BOOKS: Rulesets = {
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
  it('is read and written, without what is so anyway', () => {
    const rules = readRules('klub, roach=yes, agile_rows=all')
    expect(rules).toEqual({ ruleset: 'klub', changed: { roach: 'yes', agile_rows: 'all' } })
    expect(writeRules(rules, BOOKS.rulesets[0]!.options)).toBe('klub, roach=yes')
  })

  it('gives every option its value, and itself in words', () => {
    expect(valueOf(readRules('klub, roach=yes'), 'roach', BOOKS)).toBe('yes')
    expect(valueOf(readRules('klub'), 'agile_rows', BOOKS)).toBe('all')
    expect(formatRules(readRules('klub, roach=yes'), BOOKS)).toBe('Gwint Klub; Roach: in the game')
  })
})

it('draws a code of squares run by run, with a quiet edge', () => {
  expect(qrPath(['110', '001'])).toEqual({ size: 6, path: 'M2 2h2v1h-2zM4 3h1v1h-1z' })
})
