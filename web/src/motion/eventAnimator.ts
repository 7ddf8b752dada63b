/** Animates batches of events one after the other. The board is always up to date; animations only decorate it. */

import { tick } from 'svelte'
import type { AnyEvent, TableView, View } from '../api/types.ts'
import type { HeardEvents } from '../sound/eventSounds.ts'
import { animationsByEvent, type CardAnimation, type Place } from './animations.ts'

/** A game, or a match that contains one. */
type GameOrMatch = Pick<TableView, 'game' | 'match'>
interface Batch {
  events: readonly AnyEvent[]
  before: GameOrMatch | null
  after: GameOrMatch
  apply: () => void
}

const SETTLE = 'cubic-bezier(0.16, 0.84, 0.32, 1)'
/** The maximum duration of a batch; longer ones are played faster. */
const LONGEST_MS = 2000
/** How much faster to play for each waiting batch. */
const HURRY = 0.6
/** With more waiting batches than this, all animations are skipped. */
const MOST_WAITING = 3

/** How far apart the sounds of events without animations are. */
const UNSEEN_MS = 110
/** The part of an animation after which its sound begins: a card lands before it has come to rest. */
const SOUND_PART = 0.25

export interface AnimatorOptions {
  /** 1 is normal speed, 2 is twice as fast, 0 disables animations. */
  speed: () => number
  /** Plays the sounds of a batch of events. */
  sound: (heard: HeardEvents) => void
}

const gameOf = (table: GameOrMatch | null): View | null => table?.game ?? table?.match?.game ?? null

export class EventAnimator {
  readonly #root: () => HTMLElement | undefined
  readonly #options: AnimatorOptions
  readonly #waiting: Batch[] = []
  #running = new Set<Animation>()
  #busy = false

  constructor(root: () => HTMLElement | undefined, options: AnimatorOptions) {
    this.#root = root
    this.#options = options
  }

  show(events: readonly AnyEvent[], before: GameOrMatch | null, after: GameOrMatch, apply: () => void): void {
    this.#waiting.push({ events, before, after, apply })
    if (this.#waiting.length > MOST_WAITING) this.finish()
    else if (this.#busy) this.#hurry()
    else void this.#run()
  }

  /** Ends all animations and shows the current table. */
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
    const [root, speed] = [this.#root(), this.#options.speed()]
    const [from, to] = [gameOf(before), gameOf(after)]
    if (root === undefined || speed === 0 || from === null || to === null) {
      apply()
      this.#options.sound({ events, startsMs: events.map((_, index) => index * UNSEEN_MS), rate: 1, view: to })
      return
    }
    const byEvent = animationsByEvent(events, from, to)
    const animations = byEvent.flat()
    const captured = captureElements(
      root,
      new Set(animations.flatMap((step) => (step.do === 'go' || step.do === 'burn' ? [step.at] : []))),
    )
    const positions = cardPositions(root)
    apply()
    await tick()
    const rate = speed * Math.max(1, totalDuration(animations) / LONGEST_MS) * (1 + HURRY * this.#waiting.length)
    this.#settle(root, positions, animations, rate)
    this.#start(root, captured, animations, rate)
    this.#options.sound({ events, startsMs: soundStarts(byEvent).map((start) => start / rate), rate, view: to })
    await Promise.allSettled([...this.#running].map((animation) => animation.finished))
    this.#running.clear()
  }

  #start(root: HTMLElement, captured: Captured, animations: readonly CardAnimation[], rate: number): void {
    const layer = layerOf(root)
    let at = 0
    for (const step of animations) {
      const timing = { delay: at / rate, duration: step.pace.lasts / rate, easing: SETTLE, fill: 'backwards' as const }
      for (const animation of perform(root, layer, captured, step, timing)) this.#running.add(animation)
      at += step.pace.holds
    }
  }

  /** Slides cards that only made room to their new places. */
  #settle(root: HTMLElement, before: CardPositions, animations: readonly CardAnimation[], rate: number): void {
    const shown = new Set(
      animations.flatMap((step) => (step.do === 'come' || step.do === 'turn' ? [step.at as string] : [])),
    )
    const now = cardPositions(root)
    for (const [zone, cards] of now) {
      const left = [...(before.get(zone) ?? [])]
      for (const card of cards) {
        const index = left.findIndex((old) => old.card === card.card)
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

/** Boxes of all places before the view changed, and copies of the elements that will go. */
type Captured = Map<Place, { box: DOMRect; copy: Copy | null }>
interface Copy {
  element: Element
  cardWidth: number
}
type CardPositions = Map<string, { card: string; place: string; box: DOMRect; element: HTMLElement }[]>

const KEYS = ['spot', 'held', 'deck', 'pile', 'seat', 'row', 'leader', 'special'] as const
/** The element that moves: a card, or the cards of a row. */
const WITHIN: Partial<Record<string, string>> = { spot: '.card', held: '.card', row: '.cards' }

function captureElements(root: HTMLElement, going: ReadonlySet<Place>): Captured {
  const captured: Captured = new Map()
  for (const key of KEYS)
    for (const element of root.querySelectorAll<HTMLElement>(`[data-${key}]`)) {
      const place: Place = `${key}=${element.dataset[key]!}`
      const shown = (WITHIN[key] && element.querySelector(WITHIN[key])) || element
      captured.set(place, { box: shown.getBoundingClientRect(), copy: going.has(place) ? copyOf(shown) : null })
    }
  const weather = root.querySelector('[data-weather]')
  if (weather) captured.set('weather', { box: weather.getBoundingClientRect(), copy: null })
  return captured
}

/** Copies an element, because the view is about to change it. */
function copyOf(shown: Element): Copy {
  const card = shown.matches('.card') ? shown : shown.querySelector('.card')
  return { element: shown.cloneNode(true) as Element, cardWidth: card?.getBoundingClientRect().width ?? 0 }
}

/** Cards by zone, in order. */
function cardPositions(root: HTMLElement): CardPositions {
  const zones: CardPositions = new Map()
  for (const key of ['spot', 'held'] as const)
    for (const element of root.querySelectorAll<HTMLElement>(`[data-${key}]`)) {
      const place = `${key}=${element.dataset[key]!}`
      const zone = place.slice(0, place.lastIndexOf('/'))
      const entry = {
        card: element.querySelector<HTMLElement>('[data-card]')?.dataset['card'] ?? '',
        place,
        box: element.getBoundingClientRect(),
        element,
      }
      zones.set(zone, [...(zones.get(zone) ?? []), entry])
    }
  return zones
}

function find(root: HTMLElement, place: Place): HTMLElement | null {
  if (place === 'weather') return root.querySelector('[data-weather]')
  const [key, value] = place.split('=') as [string, string]
  return root.querySelector(`[data-${key}="${CSS.escape(value)}"]`)
}

/** A layer above everything that receives no input. */
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

/** When the sound of each event begins, at normal speed. */
export function soundStarts(byEvent: readonly (readonly CardAnimation[])[]): number[] {
  let [shown, last] = [0, -UNSEEN_MS]
  return byEvent.map((animations) => {
    const start = shown + SOUND_PART * (animations[0]?.pace.lasts ?? 0)
    shown += animations.reduce((sum, step) => sum + step.pace.holds, 0)
    last = animations.length > 0 ? start : Math.max(start, last + UNSEEN_MS)
    return last
  })
}

const totalDuration = (animations: readonly CardAnimation[]): number =>
  animations.reduce((at, step) => at + step.pace.holds, 0) +
  Math.max(0, ...animations.map((step) => step.pace.lasts - step.pace.holds))

// Running animations

function perform(
  root: HTMLElement,
  layer: HTMLElement,
  captured: Captured,
  step: CardAnimation,
  timing: KeyframeAnimationOptions,
): Animation[] {
  switch (step.do) {
    case 'come':
      return come(
        find(root, step.at),
        captured.get(step.from)?.box ?? find(root, step.from)?.getBoundingClientRect(),
        timing,
      )
    case 'go':
      return go(layer, captured, step.at, find(root, step.to)?.getBoundingClientRect(), timing, step.except)
    case 'burn':
      return burn(layer, captured, step.at, timing)
    case 'turn':
      return turn(find(root, step.at), timing)
    case 'pass':
      return pass(
        layer,
        find(root, step.from)?.getBoundingClientRect(),
        find(root, step.to)?.getBoundingClientRect(),
        step.army,
        timing,
      )
    case 'ring':
      return ring(layer, find(root, step.at)?.getBoundingClientRect(), timing)
  }
}

function come(element: HTMLElement | null, from: DOMRect | undefined, timing: KeyframeAnimationOptions): Animation[] {
  if (element === null || from === undefined) return []
  const to = element.getBoundingClientRect()
  const start = `${shift(to, from)} scale(${Math.min(1.6, Math.max(0.4, from.width / to.width))})`
  const arrival = element.animate(
    [
      { transform: start, opacity: 0.25 },
      { opacity: 1, offset: 0.3 },
      { transform: 'none', opacity: 1 },
    ],
    timing,
  )
  // A plain style, because an animated z-index would be recalculated in every frame.
  element.style.zIndex = '5'
  arrival.onfinish = arrival.oncancel = () => (element.style.zIndex = '')
  return [arrival]
}

function go(
  layer: HTMLElement,
  captured: Captured,
  at: Place,
  to: DOMRect | undefined,
  timing: KeyframeAnimationOptions,
  except: readonly number[] = [],
): Animation[] {
  const ghost = ghostOf(layer, captured, at)
  if (ghost === null || to === undefined) return []
  for (const place of except) ghost.element.firstElementChild?.children[place]?.setAttribute('hidden', '')
  const end = `${shift(ghost.box, to)} scale(${Math.min(1, Math.max(0.1, to.width / ghost.box.width))})`
  return [
    animateAndRemove(
      ghost.element,
      [
        { transform: 'none', opacity: 1 },
        { transform: end, opacity: 0.2 },
      ],
      timing,
    ),
  ]
}

/** The card shrinks from its edges under a glow that flares and fades. */
function burn(layer: HTMLElement, captured: Captured, at: Place, timing: KeyframeAnimationOptions): Animation[] {
  const ghost = ghostOf(layer, captured, at)
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
  return [flare, animateAndRemove(ghost.element, ashes, { ...timing, easing: 'ease-in' })]
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
  setBox(back, from.x, from.y, Math.min(from.width, 90), Math.min(from.height, 126))
  layer.append(back)
  const end = `${shift(from, to)} scale(0.5)`
  return [
    animateAndRemove(
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
  setBox(light, box.x, box.y, box.width, box.height)
  layer.append(light)
  return [animateAndRemove(light, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], timing)]
}

function ghostOf(layer: HTMLElement, captured: Captured, at: Place): { element: HTMLElement; box: DOMRect } | null {
  const shot = captured.get(at)
  if (shot?.copy == null) return null
  const ghost = document.createElement('div')
  ghost.className = 'motion-ghost'
  setBox(ghost, shot.box.x, shot.box.y, shot.box.width, shot.box.height)
  ghost.style.setProperty('--card-w', `${shot.copy.cardWidth}px`)
  ghost.append(shot.copy.element)
  layer.append(ghost)
  return { element: ghost, box: shot.box }
}

function setBox(element: HTMLElement, x: number, y: number, width: number, height: number): void {
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
}

function animateAndRemove(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, { ...timing, fill: 'both' })
  animation.onfinish = animation.oncancel = () => element.remove()
  return animation
}

const middle = (box: DOMRect, axis: 'x' | 'y'): number =>
  axis === 'x' ? box.x + box.width / 2 : box.y + box.height / 2

/** The translation from the middle of a box to the middle of another. */
const shift = (from: DOMRect, to: DOMRect): string =>
  `translate(${middle(to, 'x') - middle(from, 'x')}px, ${middle(to, 'y') - middle(from, 'y')}px)`
