/** The numbers among an option's values, and the steps between them. */

import type { OptionFacts } from '../api/types.ts'

/** The values that are numbers, in ascending order; none for an option of words. */
export function numbersOf(option: OptionFacts): string[] {
  return option.values.map((value) => value.id).filter((id) => /^\d+$/.test(id))
}

/** The next number up or down; from a word, the first number. */
export function stepped(numbers: readonly string[], value: string, by: 1 | -1): string {
  const place = numbers.indexOf(value)
  return numbers[Math.max(0, Math.min(numbers.length - 1, place === -1 ? 0 : place + by))]!
}

/** The number that was typed, or the nearest one of the option; null if it is not a number. */
export function typedNumber(numbers: readonly string[], typed: string): string | null {
  const number = Math.round(Number(typed))
  if (typed.trim() === '' || Number.isNaN(number)) return null
  return String(Math.max(Number(numbers[0]), Math.min(Number(numbers.at(-1)), number)))
}
