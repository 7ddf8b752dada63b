/** Shows batches of events one after the other. The table is always the true one: what moves only decorates it. */

import { tick } from 'svelte'
import type { AnyEvent, TableView, View } from '../api/types.ts'
import { actsOf, type Act, type Place } from './animations.ts'

/** A game, or a match with one in it: of a table being played, or of a chronicle. */
type Shown = Pick<TableView, 'game' | 'match'>
interface Batch {
  events: readonly AnyEvent[]
  before: Shown | null
  after: Shown
  apply: () => void
}

const SETTLE = 'cubic-bezier(0.16, 0.84, 0.32, 1)'
/** The longest a batch may take; a longer one is played faster. */
const LONGEST_MS = 2000
/** How much faster, for each batch that waits. */
const HURRY = 0.6
/** With more than this waiting, the table is shown as it is. */
const MOST_WAITING = 3

export interface Pacing {
  /** 1 is the usual speed, 2 twice as fast, 0 nothing moves. */
  speed: () => number
  /** What an event sounds like, if anything does. */
  sound: (event: AnyEvent, afterMs: number) => void
}

const gameOf = (table: Shown | null): View | null => table?.game ?? table?.match?.game ?? null

export class Stage {
  readonly #root: () => HTMLElement | undefined
  readonly #pacing: Pacing
  readonly #waiting: Batch[] = []
  #running = new Set<Animation>()
  #busy = false

  constructor(root: () => HTMLElement | undefined, pacing: Pacing) {
    this.#root = root
    this.#pacing = pacing
  }

  show(events: readonly AnyEvent[], before: Shown | null, after: Shown, apply: () => void): void {
    this.#waiting.push({ events, before, after, apply })
    if (this.#waiting.length > MOST_WAITING) this.finish()
    else if (this.#busy) this.#hurry()
    else void this.#run()
  }

  /** End whatever moves, and show the table as it is now. */
  finish(): void {
    for (const batch of this.#waiting.splice(0)) batch.apply()
    for (const animation of this.#running) animation.finish()
  }

  #hurry(): void {
    for (const animation of this.#running) animation.updatePlaybackRate(1 + HURRY * this.#waiting.length)
  }

  async #run(): Promise<void> {
    this.#busy = true
    for (let batch = this.#waiting.shift(); batch !== undefined; batch = this.#waiting.shift()) await this.#play(batch)
    this.#busy = false
  }

  async #play({ events, before, after, apply }: Batch): Promise<void> {
    const [root, speed] = [this.#root(), this.#pacing.speed()]
    const [from, to] = [gameOf(before), gameOf(after)]
    if (root === undefined || speed === 0 || from === null || to === null) {
      apply()
      for (const event of events) this.#pacing.sound(event, 0)
      return
    }
    const acts = actsOf(events, from, to)
    const shots = shotsOf(root, new Set(acts.flatMap((act) => (act.do === 'go' || act.do === 'burn' ? [act.at] : []))))
    const flips = layout(root)
    apply()
    await tick()
    const rate = speed * Math.max(1, lengthOf(acts) / LONGEST_MS) * (1 + HURRY * this.#waiting.length)
    this.#settle(root, flips, acts, rate)
    this.#start(root, shots, acts, rate)
    events.forEach((event, index) => this.#pacing.sound(event, (index * 160) / rate))
    await Promise.allSettled([...this.#running].map((animation) => animation.finished))
    this.#running.clear()
  }

  #start(root: HTMLElement, shots: Shots, acts: readonly Act[], rate: number): void {
    const layer = layerOf(root)
    let at = 0
    for (const act of acts) {
      const timing = { delay: at / rate, duration: act.pace.lasts / rate, easing: SETTLE, fill: 'backwards' as const }
      for (const animation of perform(root, layer, shots, act, timing)) this.#running.add(animation)
      at += act.pace.holds
    }
  }

  /** Cards that only made room slide to their new places. */
  #settle(root: HTMLElement, before: Layout, acts: readonly Act[], rate: number): void {
    const shown = new Set(acts.flatMap((act) => (act.do === 'come' || act.do === 'turn' ? [act.at as string] : [])))
    const now = layout(root)
    for (const [zone, cards] of now) {
      const left = [...(before.get(zone) ?? [])]
      for (const card of cards) {
        const index = left.findIndex((one) => one.card === card.card)
        const old = index < 0 ? undefined : left.splice(index, 1)[0]
        if (old === undefined || shown.has(card.place) || (old.box.x === card.box.x && old.box.y === card.box.y))
          continue
        const shift = `translate(${old.box.x - card.box.x}px, ${old.box.y - card.box.y}px)`
        this.#running.add(
          card.element.animate([{ transform: shift }, { transform: 'none' }], { duration: 260 / rate, easing: SETTLE }),
        )
      }
    }
  }
}

// Reading the page

/** What lay where before the view changed: boxes, and copies of what goes. */
type Shots = Map<Place, { box: DOMRect; copy: Copy | null }>
interface Copy {
  element: Element
  cardWidth: number
}
type Layout = Map<string, { card: string; place: string; box: DOMRect; element: HTMLElement }[]>

const KEYS = ['spot', 'held', 'deck', 'pile', 'seat', 'row', 'leader', 'special'] as const
/** What goes is a card, or the cards of a row. */
const WITHIN: Partial<Record<string, string>> = { spot: '.card', held: '.card', row: '.cards' }

function shotsOf(root: HTMLElement, going: ReadonlySet<Place>): Shots {
  const shots: Shots = new Map()
  for (const key of KEYS)
    for (const element of root.querySelectorAll<HTMLElement>(`[data-${key}]`)) {
      const place: Place = `${key}=${element.dataset[key]!}`
      const shown = (WITHIN[key] && element.querySelector(WITHIN[key])) || element
      shots.set(place, { box: shown.getBoundingClientRect(), copy: going.has(place) ? copied(shown) : null })
    }
  const weather = root.querySelector('[data-weather]')
  if (weather) shots.set('weather', { box: weather.getBoundingClientRect(), copy: null })
  return shots
}

/** The view will change what is there, so it is copied before. */
function copied(shown: Element): Copy {
  const card = shown.matches('.card') ? shown : shown.querySelector('.card')
  return { element: shown.cloneNode(true) as Element, cardWidth: card?.getBoundingClientRect().width ?? 0 }
}

/** Cards zone by zone, in their order. */
function layout(root: HTMLElement): Layout {
  const zones: Layout = new Map()
  for (const key of ['spot', 'held'] as const)
    for (const element of root.querySelectorAll<HTMLElement>(`[data-${key}]`)) {
      const place = `${key}=${element.dataset[key]!}`
      const zone = place.slice(0, place.lastIndexOf('/'))
      const told = {
        card: element.querySelector<HTMLElement>('[data-card]')?.dataset['card'] ?? '',
        place,
        box: element.getBoundingClientRect(),
        element,
      }
      zones.set(zone, [...(zones.get(zone) ?? []), told])
    }
  return zones
}

function find(root: HTMLElement, place: Place): HTMLElement | null {
  if (place === 'weather') return root.querySelector('[data-weather]')
  const [key, value] = place.split('=') as [string, string]
  return root.querySelector(`[data-${key}="${CSS.escape(value)}"]`)
}

/** Above everything, hearing nothing. */
function layerOf(root: HTMLElement): HTMLElement {
  const there = root.querySelector<HTMLElement>(':scope > .motion-layer')
  if (there) return there
  const layer = document.createElement('div')
  layer.className = 'motion-layer'
  layer.setAttribute('aria-hidden', 'true')
  layer.inert = true
  root.append(layer)
  return layer
}

const lengthOf = (acts: readonly Act[]): number =>
  acts.reduce((at, act) => at + act.pace.holds, 0) + Math.max(0, ...acts.map((act) => act.pace.lasts - act.pace.holds))

// Doing

function perform(
  root: HTMLElement,
  layer: HTMLElement,
  shots: Shots,
  act: Act,
  timing: KeyframeAnimationOptions,
): Animation[] {
  switch (act.do) {
    case 'come':
      return come(find(root, act.at), shots.get(act.from)?.box ?? find(root, act.from)?.getBoundingClientRect(), timing)
    case 'go':
      return go(layer, shots, act.at, find(root, act.to)?.getBoundingClientRect(), timing, act.but)
    case 'burn':
      return burn(layer, shots, act.at, timing)
    case 'turn':
      return turn(find(root, act.at), timing)
    case 'pass':
      return pass(
        layer,
        find(root, act.from)?.getBoundingClientRect(),
        find(root, act.to)?.getBoundingClientRect(),
        act.army,
        timing,
      )
    case 'ring':
      return ring(layer, find(root, act.at)?.getBoundingClientRect(), timing)
  }
}

function come(element: HTMLElement | null, from: DOMRect | undefined, timing: KeyframeAnimationOptions): Animation[] {
  if (element === null || from === undefined) return []
  const to = element.getBoundingClientRect()
  const start = `translate(${middle(from, 'x') - middle(to, 'x')}px, ${middle(from, 'y') - middle(to, 'y')}px) scale(${Math.min(1.6, Math.max(0.4, from.width / to.width))})`
  const arrival = element.animate(
    [
      { transform: start, opacity: 0.25 },
      { opacity: 1, offset: 0.3 },
      { transform: 'none', opacity: 1 },
    ],
    timing,
  )
  // Above its neighbours on the way; as a style, for an animated one would be reckoned anew at every frame.
  element.style.zIndex = '5'
  arrival.onfinish = arrival.oncancel = () => (element.style.zIndex = '')
  return [arrival]
}

function go(
  layer: HTMLElement,
  shots: Shots,
  at: Place,
  to: DOMRect | undefined,
  timing: KeyframeAnimationOptions,
  but: readonly number[] = [],
): Animation[] {
  const ghost = ghostOf(layer, shots, at)
  if (ghost === null || to === undefined) return []
  for (const place of but) ghost.element.firstElementChild?.children[place]?.setAttribute('hidden', '')
  const end = `translate(${middle(to, 'x') - middle(ghost.box, 'x')}px, ${middle(to, 'y') - middle(ghost.box, 'y')}px) scale(${Math.min(1, Math.max(0.1, to.width / ghost.box.width))})`
  return [
    gone(
      ghost.element,
      [
        { transform: 'none', opacity: 1 },
        { transform: end, opacity: 0.2 },
      ],
      timing,
    ),
  ]
}

/** From the edge inwards: the card shrinks under a glow that flares and dies. */
function burn(layer: HTMLElement, shots: Shots, at: Place, timing: KeyframeAnimationOptions): Animation[] {
  const ghost = ghostOf(layer, shots, at)
  if (ghost === null) return []
  const glow = document.createElement('div')
  glow.className = 'motion-fire'
  ghost.element.append(glow)
  const flare = glow.animate(
    [
      { opacity: 0, transform: 'scale(1.25)' },
      { opacity: 1, offset: 0.35 },
      { opacity: 0, transform: 'scale(0.5)' },
    ],
    timing,
  )
  const ashes = [
    { opacity: 1, transform: 'none' },
    { opacity: 0.9, transform: 'scale(0.96)', offset: 0.4 },
    { opacity: 0, transform: 'translateY(-10px) scale(0.6)' },
  ]
  return [flare, gone(ghost.element, ashes, { ...timing, easing: 'ease-in' })]
}

function turn(element: HTMLElement | null, timing: KeyframeAnimationOptions): Animation[] {
  if (element === null) return []
  return [
    element.animate(
      [
        { transform: 'perspective(600px) rotateY(180deg) scale(0.9)', opacity: 0.2 },
        { transform: 'none', opacity: 1 },
      ],
      timing,
    ),
  ]
}

function pass(
  layer: HTMLElement,
  from: DOMRect | undefined,
  to: DOMRect | undefined,
  army: string,
  timing: KeyframeAnimationOptions,
): Animation[] {
  if (from === undefined || to === undefined) return []
  const back = document.createElement('div')
  back.className = 'motion-back'
  back.dataset['army'] = army
  place(back, from.x, from.y, Math.min(from.width, 90), Math.min(from.height, 126))
  layer.append(back)
  const end = `translate(${middle(to, 'x') - middle(from, 'x')}px, ${middle(to, 'y') - middle(from, 'y')}px) scale(0.5)`
  return [
    gone(
      back,
      [
        { transform: 'none', opacity: 1 },
        { transform: end, opacity: 0.3 },
      ],
      timing,
    ),
  ]
}

function ring(layer: HTMLElement, box: DOMRect | undefined, timing: KeyframeAnimationOptions): Animation[] {
  if (box === undefined) return []
  const light = document.createElement('div')
  light.className = 'motion-ring'
  place(light, box.x, box.y, box.width, box.height)
  layer.append(light)
  return [gone(light, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], timing)]
}

function ghostOf(layer: HTMLElement, shots: Shots, at: Place): { element: HTMLElement; box: DOMRect } | null {
  const shot = shots.get(at)
  if (shot?.copy == null) return null
  const ghost = document.createElement('div')
  ghost.className = 'motion-ghost'
  place(ghost, shot.box.x, shot.box.y, shot.box.width, shot.box.height)
  ghost.style.setProperty('--card-w', `${shot.copy.cardWidth}px`)
  ghost.append(shot.copy.element)
  layer.append(ghost)
  return { element: ghost, box: shot.box }
}

function place(element: HTMLElement, x: number, y: number, width: number, height: number): void {
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
}

function gone(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, { ...timing, fill: 'both' })
  animation.onfinish = animation.oncancel = () => element.remove()
  return animation
}

const middle = (box: DOMRect, axis: 'x' | 'y'): number =>
  axis === 'x' ? box.x + box.width / 2 : box.y + box.height / 2
