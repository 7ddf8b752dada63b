/** Playing by keys alone: arrows go about the table, letters and digits do what they say. */

import { handOf } from './moveChoice.ts'
import type { Hinting } from './hint.svelte.ts'
import { foundAt } from './inspect.ts'
import type { Playing } from './gameState.svelte.ts'
import { nearest, WAYS, type Way } from './arrowKeys.ts'

/** What the table's keys can ask for beside touches. */
export interface Desk {
  root(): HTMLElement | undefined
  pass(): void
  log(): void
  menu(): void
  help(): void
  hint: Pick<Hinting, 'open' | 'toggle' | 'close'>
}

/** Everything that can be gone to by arrows. */
const STOPS =
  '[data-spot], [data-held], [data-special], [data-leader], [data-pile], [data-deck], [data-weather], [data-fan], .target, .prompts button, .tray button, .beam button, [data-hint] button'
/** Where one may go while something is taken up. */
const TARGETS =
  '.target, [data-spot]:has(.lit), [data-weather].aimed, [data-pile]:has(.lit), [data-deck].lit, .prompts button, [aria-pressed="true"]'
const FIELDS = 'input, textarea, select, [contenteditable]'

export function pressed(event: KeyboardEvent, playing: Playing, desk: Desk): void {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (event.target as Element).closest?.(FIELDS) ||
    document.querySelector('dialog[open]')
  )
    return
  if (act(event, playing, desk)) event.preventDefault()
}

function act(event: KeyboardEvent, playing: Playing, desk: Desk): boolean {
  const way = WAYS[event.key]
  if (way) return step(way, playing, desk)
  if (/^\d$/.test(event.key)) return number(event.key === '0' ? 9 : Number(event.key) - 1, playing, desk)
  const doing = KEYS[event.key.toLowerCase()]
  return doing ? doing(playing, desk) : false
}

/** True where the key was used. */
type CardEffect = (playing: Playing, desk: Desk) => boolean

const KEYS: Readonly<Record<string, CardEffect>> = {
  escape: (playing, desk) => back(playing, desk),
  p: (playing, desk) => playing.moves.some((move) => move.kind === 'pass') && (desk.pass(), true),
  l: (playing) =>
    playing.game !== null &&
    playing.game.viewer !== null &&
    (playing.touch({ from: 'leader', seat: playing.game.viewer }), true),
  h: (_, desk) => focus(desk.root()?.querySelector<HTMLElement>('[data-held]')),
  t: (_, desk) => (desk.hint.toggle(), true),
  g: (_, desk) => (desk.log(), true),
  m: (_, desk) => (desk.menu(), true),
  '?': (_, desk) => (desk.help(), true),
  i: (playing) => look(playing),
  ' ': (playing) => look(playing),
}

/** Escape goes back one thing at a time: what lies open, what is taken up, what is laid out. A glance goes by itself. */
function back(playing: Playing, desk: Desk): boolean {
  playing.look(null, false)
  if (playing.opened) playing.opened = null
  else if (playing.taken && playing.taken.from !== 'question') {
    const held = playing.taken.from === 'hand' ? `[data-held$="/${playing.taken.place}"]` : null
    playing.putBack()
    if (held) focus(desk.root()?.querySelector<HTMLElement>(held))
  } else if (desk.hint.open) desk.hint.close()
  else if (playing.fan && !playing.folded) playing.folded = true
  else return false
  return true
}

function look(playing: Playing): boolean {
  if (playing.game === null) return false
  const found = foundAt(playing.game, document.activeElement)
  if (found?.looked) playing.look(found.looked, true)
  return found?.looked != null
}

/** The card of that number: of those laid out, or of the hand. */
function number(place: number, playing: Playing, desk: Desk): boolean {
  const laid = desk.root()?.querySelectorAll<HTMLElement>('[data-fan]')
  if (laid && laid.length > 0) return laid[place] !== undefined && (laid[place].focus(), laid[place].click(), true)
  const card = playing.game === null ? undefined : handOf(playing.game)[place]
  if (card === undefined) return false
  focus(desk.root()?.querySelector<HTMLElement>(`[data-held="${playing.game!.viewer}/${place}"]`))
  playing.touch({ from: 'hand', place, card })
  return true
}

function step(way: Way, playing: Playing, desk: Desk): boolean {
  const root = desk.root()
  if (!root) return false
  const open = root.querySelector<HTMLElement>('[data-tray]')
  const wanted = open ? '[data-fan], footer button' : playing.taken ? TARGETS : STOPS
  const stops = [...(open ?? root).querySelectorAll<HTMLElement>(wanted)].filter(
    (stop) => stop.checkVisibility() && !(stop as HTMLButtonElement).disabled,
  )
  const from = document.activeElement?.closest<HTMLElement>(`${STOPS}, ${TARGETS}`)
  if (!from || !root.contains(from))
    return focus(open ? stops[0] : (root.querySelector<HTMLElement>('[data-held]') ?? stops[0]))
  const others = stops.filter((stop) => stop !== from)
  return (
    focus(
      others[
        nearest(
          from.getBoundingClientRect(),
          others.map((stop) => stop.getBoundingClientRect()),
          way,
        )
      ],
    ) || true
  )
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return element != null
}
