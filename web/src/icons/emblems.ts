/** Looks up icon names; `iconNames.json` is the table. */

import table from './iconNames.json'

type Section = keyof typeof table

/** The icon name of a card, leader, faction, row, ability or UI element by its id. */
export function emblem(section: Section, id: string): string {
  const icon = (table[section] as Readonly<Record<string, string>>)[id]
  if (icon === undefined) throw new Error(`no emblem for ${id} among the ${section}`)
  return icon.replace('own:', '')
}
