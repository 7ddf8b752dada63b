/** Stages and animates batches of events one after the other. A batch first shows its beats, then its view. */

import { tick } from 'svelte'
import type { AnyEvent, TableView, View } from '../api/types.ts'
import type { HeardEvents } from '../sound/eventSounds.ts'
import { animationsByEvent, type CardAnimation, type Place } from './animations.ts'
import { beatsOf, noticesOf, standingView, type Beat, type Notice } from './beats.ts'
import type { Stage } from './stage.svelte.ts'

/** A game, or a match that contains one. */
type GameOrMatch = Pick<TableView, 'game' | 'match'>
interface Batch {
  events: readonly AnyEvent[]
  before: View | null
  after: View | null
  apply: (standing?: View) => void
  /** The animations of each event. */
  animations: readonly (readonly CardAnimation[])[]
  beats: readonly Beat[]
  notices: readonly Notice[]
  /** How long it takes at normal speed. */
  ms: number
  /** When it arrived, by `performance.now`. */
  arrived: number
  applied: boolean
}

const SETTLE = 'cubic-bezier(0.16, 0.84, 0.32, 1)'
/** The page is never further behind the game than this: what waits is shown faster. */
export const MOST_BEHIND_MS = 2000
/** What is late is still shown for this long. */
const LEAST_MS = 200
/** With more waiting batches than this, everything is skipped. */
const MOST_WAITING = 6

/** How far apart the sounds of events without animations are. */
const UNSEEN_MS = 110
/** The part of an animation after which its sound begins: a card lands before it has come to rest. */
const SOUND_PART = 0.25

export interface AnimatorOptions {
  /** 1 is normal speed, 2 is twice as fast, 0 disables animations. */
  speed: () => number
  /** Plays the sounds of a batch of events. */
  sound: (heard: HeardEvents) => void
  /** Where beats and texts are shown. */
  stage?: Stage
  /** The seat whose cards need no presentation, because its player plays them here. */
  own?: () => number | null
}

const gameOf = (table: GameOrMatch | null): View | null => table?.game ?? table?.match?.game ?? null

export class EventAnimator {
  readonly #root: () => HTMLElement | undefined
  readonly #options: AnimatorOptions
  readonly #waiting: Batch[] = []
  #running = new Set<Animation>()
  #current: Batch | null = null
  /** When the current batch ends at the current rate, by `performance.now`. */
  #endsAt = 0
  #rate = 1

  constructor(root: () => HTMLElement | undefined, options: AnimatorOptions) {
    this.#root = root
    this.#options = options
  }

  /** Shows a batch after those that wait. `apply` shows the new view, or the board at the end of a round. */
  show(
    events: readonly AnyEvent[],
    before: GameOrMatch | null,
    after: GameOrMatch,
    apply: (standing?: View) => void,
  ): void {
    this.#waiting.push(this.#plan(events, gameOf(before), gameOf(after), apply))
    if (this.#waiting.length > MOST_WAITING) this.finish()
    else if (this.#current) this.#hurry()
    else void this.#run()
  }

  /** Ends everything that is shown and shows the current table. */
  finish(): void {
    if (this.#current) applyOnce(this.#current)
    const waiting = this.#waiting.splice(0)
    this.#options.stage?.skip()
    for (const batch of waiting) this.#pass(batch)
    for (const animation of this.#running) animation.finish()
  }

  #plan(events: readonly AnyEvent[], before: View | null, after: View | null, apply: (standing?: View) => void): Batch {
    const batch = { events, before, after, apply, applied: false, arrived: performance.now() }
    const notices = after === null || !this.#options.stage ? [] : noticesOf(events, after)
    if (before === null || after === null) return { ...batch, animations: [], beats: [], notices, ms: 0 }
    const animations = animationsByEvent(events, before, after)
    const beats = this.#options.stage ? beatsOf(events, animations, after, this.#options.own?.() ?? null) : []
    const ms = beats.reduce((sum, beat) => sum + beat.ms, 0) + totalDuration(animations.flat())
    return { ...batch, animations, beats, notices, ms }
  }

  /** How fast to show the rest of the current batch and everything that waits. */
  #rateNow(current: Batch, left: number): number {
    const now = performance.now()
    const work = [{ ...current, ms: left }, ...this.#waiting]
    return catchUpRate(
      work.map(({ ms, arrived }) => ({ ms, waited: now - arrived })),
      this.#options.speed(),
    )
  }

  #hurry(): void {
    const left = Math.max(0, (this.#endsAt - performance.now()) * this.#rate)
    const rate = this.#rateNow(this.#current!, left)
    if (rate <= this.#rate) return
    for (const animation of this.#running) animation.updatePlaybackRate(animation.playbackRate * (rate / this.#rate))
    this.#rate = rate
    this.#endsAt = performance.now() + left / rate
    this.#options.stage?.hurry(rate)
  }

  async #run(): Promise<void> {
    for (let batch = this.#waiting.shift(); batch !== undefined; batch = this.#waiting.shift()) {
      this.#current = batch
      try {
        if (this.#options.speed() === 0) this.#pass(batch)
        else await this.#play(batch)
      } finally {
        // An animation that fails must not keep the game from being shown.
        applyOnce(batch)
        this.#current = null
      }
    }
  }

  /** Shows a batch without animations. */
  #pass(batch: Batch): void {
    applyOnce(batch)
    this.#options.stage?.announce(batch.notices, 1)
    this.#hear(batch)
  }

  /** Plays the sounds of a batch whose animations are not shown. */
  #hear({ events, after }: Batch): void {
    this.#options.sound({ events, startsMs: events.map((_, index) => index * UNSEEN_MS), rate: 1, view: after })
  }

  async #play(batch: Batch): Promise<void> {
    const { events, before, after } = batch
    const animations = batch.animations.flat()
    const root = this.#root()
    if (root === undefined || before === null || after === null) return this.#pass(batch)
    this.#rate = this.#rateNow(batch, batch.ms)
    this.#endsAt = performance.now() + batch.ms / this.#rate
    const shownAt = await this.#showBeats(batch)
    if (batch.applied) return this.#hear(batch)
    const captured = captureElements(
      root,
      new Set(animations.flatMap((step) => (step.do === 'go' || step.do === 'burn' ? [step.at] : []))),
    )
    for (const [place, box] of shownAt) captured.set(place, { box, copy: null })
    const positions = cardPositions(root)
    applyOnce(batch)
    await tick()
    const rate = this.#rate
    this.#settle(root, positions, animations, rate)
    this.#start(root, captured, animations, rate)
    this.#options.sound({
      events,
      startsMs: soundStarts(batch.animations).map((start) => start / rate),
      rate,
      view: after,
    })
    await Promise.allSettled([...this.#running].map((animation) => animation.finished))
    this.#running.clear()
  }

  /** Shows the beats of a batch; returns where their cards were shown last. */
  async #showBeats(batch: Batch): Promise<Map<Place, DOMRect>> {
    const shownAt = new Map<Place, DOMRect>()
    const { stage } = this.#options
    if (stage === undefined) return shownAt
    const standing = batch.beats.some((beat) => beat.show === 'standing')
    if (!standing) stage.announce(batch.notices, this.#rate)
    for (const beat of batch.beats) {
      if (batch.applied) break
      if (beat.show === 'standing') {
        batch.apply(standingView(batch.before!, batch.events))
        stage.announce(batch.notices, this.#rate)
      }
      await stage.show(beat, this.#rate)
      if (beat.show !== 'standing' && stage.box) shownAt.set(beat.from, stage.box)
    }
    return shownAt
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

/** At least the chosen speed, and fast enough that no batch is shown later than `MOST_BEHIND_MS` after its arrival. */
export function catchUpRate(work: readonly { ms: number; waited: number }[], speed: number): number {
  let sum = 0
  return work.reduce((rate, { ms, waited }) => {
    sum += ms
    return Math.max(rate, sum / Math.max(LEAST_MS, MOST_BEHIND_MS - waited))
  }, speed)
}

/** Shows the view of a batch, unless skipping has shown it before. */
function applyOnce(batch: Batch): void {
  if (batch.applied) return
  batch.applied = true
  batch.apply()
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
    case 'pulse':
      return pulse(layer, find(root, step.at)?.getBoundingClientRect(), timing)
    case 'roll':
      return roll(find(root, step.at), timing)
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

/** The opening that the fire leaves of a card, from whole to nothing, as parts of its size. */
const BURNT = [1, 0.97, 0.9, 0.8, 0.68, 0.55, 0.42, 0.3, 0.19, 0.1, 0.04]

/** The fire eats the card from its edges inwards: a window on it closes, while the card in it keeps its size. */
function burn(layer: HTMLElement, captured: Captured, at: Place, timing: KeyframeAnimationOptions): Animation[] {
  const ghost = ghostOf(layer, captured, at)
  if (ghost === null) return []
  const frames = { ...timing, easing: 'linear', fill: 'both' as const }
  const [window, flames] = [document.createElement('div'), document.createElement('div')]
  window.className = 'motion-window'
  flames.className = 'motion-flames'
  window.append(...ghost.element.childNodes)
  ghost.element.append(flames, window)
  const closing = window.animate(
    BURNT.map((part) => ({ transform: `scale(${part})` })),
    frames,
  )
  // Scaling by one over the window's scale keeps the card still.
  const still = (window.firstElementChild as HTMLElement).animate(
    BURNT.map((part) => ({ transform: `scale(${1 / part})` })),
    frames,
  )
  const rim = flames.animate(
    BURNT.map((part, step) => ({
      transform: `scale(${part}) rotate(${step % 2 ? 1.5 : -1.5}deg)`,
      opacity: step === 0 || step === BURNT.length - 1 ? 0 : 1,
    })),
    frames,
  )
  const glow = document.createElement('div')
  glow.className = 'motion-fire'
  ghost.element.prepend(glow)
  const flare = [
    { opacity: 0, transform: 'scale(1.25)' },
    { opacity: 0.9, offset: 0.3 },
    { opacity: 0, transform: 'scale(0.6)' },
  ]
  return [closing, still, rim, animateAndRemove(glow, flare, timing), animateAndRemove(ghost.element, [{}, {}], frames)]
}

/** A light that runs along a row twice, from its horn. */
function pulse(layer: HTMLElement, box: DOMRect | undefined, timing: KeyframeAnimationOptions): Animation[] {
  if (box === undefined) return []
  const row = document.createElement('div')
  row.className = 'motion-row'
  setBox(row, box.x, box.y, box.width, box.height)
  const wave = document.createElement('div')
  wave.className = 'motion-wave'
  row.append(wave)
  layer.append(row)
  const running = wave.animate(
    [
      { transform: 'translateX(-30%)', opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { transform: 'translateX(100%)', opacity: 0.2, offset: 0.5 },
      { transform: 'translateX(-30%)', opacity: 0, offset: 0.501 },
      { opacity: 0.8, offset: 0.65 },
      { transform: 'translateX(100%)', opacity: 0 },
    ],
    { ...timing, easing: 'linear', fill: 'both' },
  )
  return [running, animateAndRemove(row, [{}, {}], timing)]
}

/** The weather of a row drifts in from the side. */
function roll(row: HTMLElement | null, timing: KeyframeAnimationOptions): Animation[] {
  return [...(row?.querySelectorAll<HTMLElement>('.fall') ?? [])].map((weather) =>
    weather.animate([{ transform: 'translateX(-60%)', opacity: 0 }, { transform: 'none' }], timing),
  )
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
