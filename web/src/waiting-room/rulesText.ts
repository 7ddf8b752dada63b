/** Parses and formats rulesets as text: `klub, roach=yes`. */

import type { RulesetFacts, Rulesets } from '../api/types.ts'
export interface RulesChosen {
  ruleset: string
  changed: Readonly<Record<string, string>>
}

export function readRules(text: string): RulesChosen {
  const [ruleset = '', ...options] = text.split(',').map((part) => part.trim())
  return {
    ruleset,
    changed: Object.fromEntries(
      options.map((option) => option.split('=').map((part) => part.trim()) as [string, string]),
    ),
  }
}

/** The options that the table shows, with their usual values. */
const USUAL = { gems: '2', redraws: '2', discard_turn: 'no', scoiatael: 'game-start' } as const

/** The values of those options in named rulesets, where they differ from the usual ones. */
const DIFFERENT: Readonly<Record<string, Partial<Record<keyof typeof USUAL, string>>>> = {
  klub: { scoiatael: 'once-any-round' },
  witcher3: { scoiatael: 'game-start-two-cancel' },
}

/** The value of an option in a ruleset's text. */
export function optionIn(rules: string, option: keyof typeof USUAL): string {
  const { ruleset, changed } = readRules(rules)
  return changed[option] ?? DIFFERENT[ruleset]?.[option] ?? USUAL[option]
}

/** Options with the ruleset's default value are omitted. */
export function writeRules({ ruleset, changed }: RulesChosen, defaults: RulesetFacts['options']): string {
  const changes = Object.entries(changed).filter(([option, value]) => defaults[option] !== value)
  return [ruleset, ...changes.map(([option, value]) => `${option}=${value}`)].join(', ')
}

/** The chosen value of an option. */
export function valueOf({ ruleset, changed }: RulesChosen, option: string, rulesets: Rulesets): string {
  return changed[option] ?? rulesets.rulesets.find((item) => item.id === ruleset)?.options[option] ?? ''
}

/** The title of a ruleset with its changed options. */
export function formatRules({ ruleset, changed }: RulesChosen, rulesets: Rulesets): string {
  const title = rulesets.rulesets.find((item) => item.id === ruleset)?.title ?? ruleset
  const options = Object.entries(changed).map(([id, value]) => {
    const option = rulesets.options.find((item) => item.id === id)
    return `${option?.title ?? id}: ${option?.values.find((item) => item.id === value)?.title ?? value}`
  })
  return [title, ...options].join('; ')
}
