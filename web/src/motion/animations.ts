/** Converts events to animations, as plain data in order. */

import type { Card, Event, Row, Spot, AnyEvent, View, Weather } from '../api/types.ts'
import { FALLS_ON } from '../board/layout.ts'

/** A place on the page by the data attribute of the board's elements: `[data-spot="0/close/2"]`. */
export type Place = `${'spot' | 'held' | 'deck' | 'pile' | 'seat' | 'row' | 'leader' | 'special'}=${string}` | 'weather'

export type CardAnimation =
  /** The card that is now at `at` came from `from`. */
  | { do: 'come'; at: Place; from: Place; pace: Pace }
  /** The card that was at `at` goes to `to`, or burns; a row moves as a whole except for the places in `except`. */
  | { do: 'go'; at: Place; to: Place; pace: Pace; except?: readonly number[] }
  | { do: 'burn'; at: Place; pace: Pace }
  /** The card at `at` turns over. */
  | { do: 'turn'; at: Place; pace: Pace }
  /** A face-down card moves from one place to another. */
  | { do: 'pass'; from: Place; to: Place; army: string; pace: Pace }
  /** A flash of light on a place. */
  | { do: 'ring'; at: Place; pace: Pace }
  /** A wave of light along a row. */
  | { do: 'pulse'; at: Place; pace: Pace }
  /** The weather rolls in over a row. */
  | { do: 'roll'; at: Place; pace: Pace }

/** The duration of an animation and the delay before the next one, in milliseconds at normal speed. */
export interface Pace {
  lasts: number
  holds: number
}

const PLAY: Pace = { lasts: 420, holds: 300 }
const GUST: Pace = { lasts: 300, holds: 70 }
const RISE: Pace = { lasts: 450, holds: 320 }
const DRAW: Pace = { lasts: 320, holds: 90 }
const FIRE: Pace = { lasts: 900, holds: 60 }
const TURN: Pace = { lasts: 400, holds: 160 }
const SWEEP: Pace = { lasts: 450, holds: 60 }
const RING: Pace = { lasts: 450, holds: 120 }
const PULSE: Pace = { lasts: 900, holds: 120 }
const ROLL: Pace = { lasts: 900, holds: 0 }

const ROWS: readonly Row[] = ['close', 'ranged', 'siege']
const spot = ({ side, row, place }: Spot): Place => `spot=${side}/${row}/${place}`

/** The animations of each event of a batch, given the views before and after it. */
export function animationsByEvent(events: readonly AnyEvent[], before: View, after: View): CardAnimation[][] {
  const scene = new Scene(before, after)
  return events.map(
    (event) =>
      (ANIMATIONS as Record<string, ((event: Event, scene: Scene) => CardAnimation[]) | undefined>)[event.kind]?.(
        event as Event,
        scene,
      ) ?? [],
  )
}

export const animationsOf = (events: readonly AnyEvent[], before: View, after: View): CardAnimation[] =>
  animationsByEvent(events, before, after).flat()

/** Cards have no identity, so each place before and after is used for one event only. */
class Scene {
  readonly before: View
  readonly after: View
  readonly #used = new Set<string>()

  constructor(before: View, after: View) {
    this.before = before
    this.after = after
  }

  /** Where a card that was put on this spot is now; later events may have moved it along its row. */
  placeAfter(card: Card, at: Spot): Place | null {
    const row = this.after.sides[at.side]?.rows[ROWS.indexOf(at.row)] ?? []
    return this.#nearest('after', row, card, at)
  }

  /** Where a Horn or Mardroeme that was laid next to a row is now. */
  newSpecial(card: Card, { side, row }: Spot): Place | null {
    const laid = this.after.sides[side]?.specials[ROWS.indexOf(row)]?.lastIndexOf(card) ?? -1
    return laid < 0 ? null : `special=${side}/${row}/${laid}`
  }

  /** Every row that a weather covers. */
  rowsUnder(weather: Weather): Place[] {
    return this.after.sides.flatMap((_, side) => FALLS_ON[weather].map((row): Place => `row=${side}/${row}`))
  }

  /** Where a card was before the batch. */
  placeBefore(card: Card, at: Spot): Place | null {
    const row = this.before.sides[at.side]?.rows[ROWS.indexOf(at.row)] ?? []
    return this.#nearest('before', row, card, at)
  }

  #nearest(when: string, row: readonly Card[], card: Card, at: Spot): Place | null {
    const free = row.flatMap((laid, place) =>
      laid === card && !this.#used.has(`${when} ${spot({ ...at, place })}`) ? [place] : [],
    )
    const place = free.sort((first, second) => Math.abs(first - at.place) - Math.abs(second - at.place))[0]
    if (place === undefined) return null
    this.#used.add(`${when} ${spot({ ...at, place })}`)
    return spot({ ...at, place })
  }

  /** A card in a visible hand, before or after; otherwise its player's seat. */
  held(when: 'before' | 'after', seat: number, card: Card | null): Place {
    const hand = this[when].seats[seat]?.secrets?.hand ?? []
    const place = hand.findIndex((heldCard, index) => heldCard === card && !this.#used.has(`${when} ${seat}/${index}`))
    if (place < 0) return `seat=${seat}`
    this.#used.add(`${when} ${seat}/${place}`)
    return `held=${seat}/${place}`
  }

  side(seat: number): number {
    return this.after.seats[seat]?.side ?? seat
  }

  army(seat: number): string {
    return this.after.seats[seat]?.faction ?? 'neutral'
  }

  /** Sweeps the rows, except for the cards that stay. */
  sweptRows(): CardAnimation[] {
    return this.before.sides.flatMap((side, number) =>
      side.rows.flatMap((row, index): CardAnimation[] => {
        const except = stayingPlaces(row, this.after.sides[number]?.rows[index] ?? [])
        return row.length > except.length
          ? [{ do: 'go', at: `row=${number}/${ROWS[index]!}`, to: `pile=${number}`, pace: SWEEP, except }]
          : []
      }),
    )
  }
}

/** The places of a row whose cards stay. */
function stayingPlaces(row: readonly Card[], stayed: readonly Card[]): number[] {
  const left = [...stayed]
  return row.flatMap((card, place) => {
    const still = left.indexOf(card)
    if (still < 0) return []
    left.splice(still, 1)
    return [place]
  })
}

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

function played(event: Of<'played'>, scene: Scene): CardAnimation[] {
  const from = SOURCE_PLACES[event.source]?.(event, scene) ?? scene.held('before', event.seat, event.card)
  if (event.spot === null) return [{ do: 'ring', at: 'weather', pace: RING }]
  const row: Place = `row=${event.spot.side}/${event.spot.row}`
  const special = scene.newSpecial(event.card, event.spot)
  if (special !== null)
    return [
      { do: 'come', at: special, from, pace: PLAY },
      { do: 'pulse', at: row, pace: PULSE },
    ]
  const at = scene.placeAfter(event.card, event.spot)
  const pace = event.how === 'called' ? GUST : event.how === 'revived' || event.how === 'returned' ? RISE : PLAY
  return at === null ? [{ do: 'ring', at: row, pace: RING }] : [{ do: 'come', at, from, pace }]
}

const SOURCE_PLACES: Readonly<Record<string, (event: Of<'played'>, scene: Scene) => Place>> = {
  deck: (event) => `deck=${event.seat}`,
  under: (event) => `deck=${event.seat}`,
  pile: (event, scene) => `pile=${scene.side(event.seat)}`,
  'enemy-pile': (event, scene) => `pile=${scene.after.sides.findIndex((_, side) => side !== scene.side(event.seat))}`,
}

function drew(event: Of<'drew'>, scene: Scene): CardAnimation[] {
  return event.cards.map((card) => {
    const to = scene.held('after', event.seat, card)
    return to.startsWith('held')
      ? { do: 'come', at: to, from: `deck=${event.seat}`, pace: DRAW }
      : { do: 'pass', from: `deck=${event.seat}`, to, army: scene.army(event.seat), pace: DRAW }
  })
}

function toHand(event: Of<'went-to-hand'>, scene: Scene): CardAnimation[] {
  const [from, to] = [scene.placeBefore(event.card, event.spot), scene.held('after', event.seat, event.card)]
  if (from === null) return []
  return to.startsWith('held') ? [{ do: 'come', at: to, from, pace: PLAY }] : [{ do: 'go', at: from, to, pace: PLAY }]
}

function burned(event: Of<'burned'>, scene: Scene): CardAnimation[] {
  return event.victims.flatMap(([card, at]) => {
    const place = scene.placeBefore(card, at)
    return place === null ? [] : [{ do: 'burn', at: place, pace: FIRE } satisfies CardAnimation]
  })
}

function turnedOver(card: Card | null, at: Spot, scene: Scene, pace: Pace): CardAnimation[] {
  const lies = card === null ? null : scene.placeAfter(card, at)
  return lies === null ? [] : [{ do: 'turn', at: lies, pace }]
}

function moved(event: Of<'moved'>, scene: Scene): CardAnimation[] {
  const [from, at] = [scene.placeBefore(event.card, event.from_spot), scene.placeAfter(event.card, event.to_spot)]
  return from === null || at === null ? [] : [{ do: 'come', at, from, pace: PLAY }]
}

function discarded(event: Of<'discarded'>, scene: Scene): CardAnimation[] {
  if (event.source !== 'hand') return []
  return [
    { do: 'go', at: scene.held('before', event.seat, event.card), to: `pile=${scene.side(event.seat)}`, pace: PLAY },
  ]
}

/** The animations of each kind of event; other events have none. */
const ANIMATIONS: { readonly [Kind in Event['kind']]?: (event: Of<Kind>, scene: Scene) => CardAnimation[] } = {
  played: played,
  drew: drew,
  exchanged: (event, scene) => [
    { do: 'come', at: scene.held('after', event.seat, event.drew), from: `deck=${event.seat}`, pace: DRAW },
  ],
  'took-from-deck': (event, scene) => drew({ kind: 'drew', seat: event.seat, cards: [event.card] }, scene),
  'took-from-pile': (event, scene) => [
    { do: 'pass', from: `pile=${event.side}`, to: `seat=${event.seat}`, army: scene.army(event.seat), pace: DRAW },
  ],
  'went-to-hand': toHand,
  burned: burned,
  summoned: (event, scene) => turnedOver(event.card, event.spot, scene, RISE),
  transformed: (event, scene) => turnedOver(event.into, event.spot, scene, TURN),
  moved: moved,
  discarded: discarded,
  'laid-weather': (event, scene) => [
    { do: 'ring', at: 'weather', pace: RING },
    ...scene.rowsUnder(event.weather).map((at): CardAnimation => ({ do: 'roll', at, pace: ROLL })),
  ],
  'cleared-weather': () => [{ do: 'ring', at: 'weather', pace: RING }],
  'sounded-horn': (event) => [{ do: 'pulse', at: `row=${event.side}/${event.row}`, pace: PULSE }],
  'used-leader': (event) => [{ do: 'ring', at: `leader=${event.seat}`, pace: RING }],
  'turned-up-leader': (event) => [{ do: 'ring', at: `leader=${event.seat}`, pace: RING }],
  passed: (event) => [{ do: 'ring', at: `seat=${event.seat}`, pace: RING }],
  swept: (_event, scene) => scene.sweptRows(),
}
