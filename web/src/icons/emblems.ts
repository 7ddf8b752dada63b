/** Which symbol of the sprite stands for what; `cards/emblems.json` is the whole table. */

import table from './emblems.json'

type Section = keyof typeof table

/** The symbol of a card, leader, faction, row, ability or sign of the page, by its id. */
export function emblem(section: Section, id: string): string {
  const icon = (table[section] as Readonly<Record<string, string>>)[id]
  if (icon === undefined) throw new Error(`no emblem for ${id} among the ${section}`)
  return icon.replace('own:', '')
}
