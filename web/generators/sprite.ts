/** Builds one SVG file with a symbol for every icon that the page shows. */

import { readFileSync } from 'node:fs'
import type { IconifyJSON } from '@iconify/types'

/** Icon names by section and id; the sections are cards, leaders, factions, rows, abilities and so on. */
export type Emblems = Readonly<Record<string, Readonly<Record<string, string>>>>

const ARROW = 'M245 120h22v270h-22zM256 6l50 120-50-26-50 26zM245 372l-44 44v84l55-50 55 50v-84l-44-44z'

/** Symbols drawn for this page because no icon fits. */
const OWN: Readonly<Record<string, string>> = {
  'crossed-arrows': [45, -45].map((angle) => `<path transform="rotate(${angle} 256 256)" d="${ARROW}"/>`).join(''),
}

/** Returns the sprite's SVG text. A symbol's id is its icon's name; it takes the fill of the element that uses it. */
export function sprite(emblems: Emblems, icons: IconifyJSON): string {
  const used = [...new Set(Object.values(emblems).flatMap((section) => Object.values(section)))].sort()
  const symbols = used.map(
    (name) => `<symbol id="${name.replace('own:', '')}" viewBox="0 0 512 512">${drawing(name, icons)}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}

function drawing(name: string, icons: IconifyJSON): string {
  const body = name.startsWith('own:') ? OWN[name.slice(4)] : icons.icons[name]?.body
  if (body === undefined) throw new Error(`iconNames.json names ${name}, which is no icon`)
  return body.replaceAll(' fill="currentColor"', '')
}

export function gameIcons(): IconifyJSON {
  const file = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf-8')) as IconifyJSON
}
