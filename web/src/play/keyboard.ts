/** Keyboard control of the table: arrows move the focus, letters and digits trigger actions. */

import { toggleMuted } from '../sound/tableSounds.svelte.ts'
import { ownHand } from './moveChoice.ts'
import type { HintState } from './hint.svelte.ts'
import { thingAt } from './inspect.ts'
import type { GameController } from './gameController.svelte.ts'
import { nearest, DIRECTIONS, type Direction } from './arrowKeys.ts'

/** Actions that keys can trigger besides touches. */
export interface TableActions {
  root(): HTMLElement | undefined
  pass(): void
  log(): void
  menu(): void
  help(): void
  hint: Pick<HintState, 'open' | 'toggle' | 'close'>
}

/** Everything that arrow keys can reach. */
const STOPS = [
  ...['[data-spot]', '[data-held]', '[data-special]', '[data-leader]', '[data-pile]', '[data-deck]', '[data-weather]'],
  ...['[data-fan]', '.target', '.prompts button', '.tray button', '.middle-bar button', '[data-hint] button'],
].join(', ')
/** What arrow keys can reach while something is selected. */
const TARGETS = [
  ...['.target', '[data-spot]:has(.lit)', '[data-weather].aimed', '[data-pile]:has(.lit)', '[data-deck].lit'],
  ...['.prompts button', '[aria-pressed="true"]'],
].join(', ')
const FIELDS = 'input, textarea, select, [contenteditable]'

export function handleKey(event: KeyboardEvent, controller: GameController, actions: TableActions): void {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (event.target as Element).closest?.(FIELDS) ||
    document.querySelector('dialog[open]')
  )
    return
  if (handle(event, controller, actions)) event.preventDefault()
}

function handle(event: KeyboardEvent, controller: GameController, actions: TableActions): boolean {
  const direction = DIRECTIONS[event.key]
  if (direction) return moveFocus(direction, controller, actions)
  if (/^\d$/.test(event.key)) return selectNumber(event.key === '0' ? 9 : Number(event.key) - 1, controller, actions)
  const action = KEYS[event.key.toLowerCase()]
  return action ? action(controller, actions) : false
}

/** Returns whether the key was used. */
type KeyAction = (controller: GameController, actions: TableActions) => boolean

const KEYS: Readonly<Record<string, KeyAction>> = {
  escape: (controller, actions) => goBack(controller, actions),
  p: (controller, actions) => controller.moves.some((move) => move.kind === 'pass') && (actions.pass(), true),
  l: (controller) =>
    controller.game !== null &&
    controller.game.viewer !== null &&
    (controller.touch({ from: 'leader', seat: controller.game.viewer }), true),
  h: (_, actions) => focus(actions.root()?.querySelector<HTMLElement>('[data-held]')),
  t: (_, actions) => (actions.hint.toggle(), true),
  g: (_, actions) => (actions.log(), true),
  m: (_, actions) => (actions.menu(), true),
  s: () => (toggleMuted(), true),
  '?': (_, actions) => (actions.help(), true),
  i: (controller) => inspectFocused(controller),
  ' ': (controller) => inspectFocused(controller),
}

/** Escape closes one thing at a time: an open pile, the selection, the hint, the tray. */
function goBack(controller: GameController, actions: TableActions): boolean {
  controller.inspect(null, false)
  if (controller.openPile) controller.openPile = null
  else if (controller.selected && controller.selected.from !== 'question') {
    const held = controller.selected.from === 'hand' ? `[data-held$="/${controller.selected.place}"]` : null
    controller.deselect()
    if (held) focus(actions.root()?.querySelector<HTMLElement>(held))
  } else if (actions.hint.open) actions.hint.close()
  else if (controller.choice && !controller.trayHidden) controller.trayHidden = true
  else return false
  return true
}

function inspectFocused(controller: GameController): boolean {
  if (controller.game === null) return false
  const thing = thingAt(controller.game, document.activeElement)
  if (thing?.inspected) controller.inspect(thing.inspected, true)
  return thing?.inspected != null
}

/** Selects a card by its number: of the tray, or of the hand. */
function selectNumber(place: number, controller: GameController, actions: TableActions): boolean {
  const cards = actions.root()?.querySelectorAll<HTMLElement>('[data-fan]')
  if (cards && cards.length > 0) return cards[place] !== undefined && (cards[place].focus(), cards[place].click(), true)
  const card = controller.game === null ? undefined : ownHand(controller.game)[place]
  if (card === undefined) return false
  focus(actions.root()?.querySelector<HTMLElement>(`[data-held="${controller.game!.viewer}/${place}"]`))
  controller.touch({ from: 'hand', place, card })
  return true
}

function moveFocus(direction: Direction, controller: GameController, actions: TableActions): boolean {
  const root = actions.root()
  if (!root) return false
  const open = root.querySelector<HTMLElement>('[data-tray]')
  const selector = open ? '[data-fan], footer button' : controller.selected ? TARGETS : STOPS
  const stops = [...(open ?? root).querySelectorAll<HTMLElement>(selector)].filter(
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
          direction,
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
