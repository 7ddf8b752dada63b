/** Which sounds a batch of events makes. Sounds know no more than the viewer: the events that the page received. */

import type { Ability, AnyEvent, Card, CardFacts, View } from '../api/types.ts'
import type { SoundName } from './scores.ts'
import type { Cue } from './voices.ts'

/** Events that are shown together. */
export interface HeardEvents {
  events: readonly AnyEvent[]
  /** When each event is shown, in milliseconds. */
  startsMs: readonly number[]
  /** How much faster than normal they are shown. */
  rate: number
  /** The game after the events. */
  view: View | null
}
type Facts = Pick<CardFacts, 'kind' | 'abilities'>

interface Scene {
  view: View | null
  facts: (card: Card) => Facts
  events: readonly AnyEvent[]
}
type Of<Kind extends AnyEvent['kind']> = Extract<AnyEvent, { kind: Kind }>
/** The sounds of an event; a number delays what follows, in milliseconds at normal speed. */
type Heard = readonly (SoundName | number)[]

/** The milliseconds between the sounds of drawn cards, and the most of them that are heard. */
const DRAW_MS = 90
const MOST_DRAWN = 4
/** A sting follows the sound of its card. */
const STING_MS = 130
const SILENT: Heard = []

/** The sting of each ability when its card is played; null if the event of its effect has a sound. */
export const ABILITY_SOUNDS: Readonly<Record<Ability, SoundName | null>> = {
  agile: 'agile',
  medic: 'medic',
  'morale-boost': 'morale',
  muster: 'muster',
  spy: 'spy',
  'tight-bond': 'bond',
  'commanders-horn': 'horn',
  mardroeme: 'mardroeme',
  decoy: 'decoy',
  scorch: null, // burned
  'scorch-row': null, // burned
  'summon-avenger': null, // summoned
  berserker: null, // transformed
  frost: null, // laid-weather
  fog: null,
  rain: null,
  storm: null,
  'clear-weather': null, // cleared-weather
}

/** Cards that a muster calls or a medic revives make no stings of their own, or there would be too many at once. */
function played({ card, how, spot }: Of<'played'>, { facts }: Scene): Heard {
  if (how === 'called') return ['card']
  const { kind, abilities } = facts(card)
  const stings = abilities.flatMap((ability) => ABILITY_SOUNDS[ability] ?? [])
  const hero: Heard = kind === 'hero' && spot !== null ? ['hero'] : []
  return ['card', STING_MS, ...hero, ...stings]
}

const drew = (count: number): Heard =>
  Array.from({ length: Math.min(count, MOST_DRAWN) }, () => ['slide', DRAW_MS] as const).flat()

/** The side of the viewer; null for a spectator. */
function ownSide({ view }: Scene): number | null {
  return view === null || view.viewer === null ? null : (view.seats[view.viewer]?.side ?? null)
}

function roundEnd({ winners, gems }: Of<'ended-round'>, scene: Scene): Heard {
  const lost: Heard = gems.length > 0 && winners.length < gems.length ? [260, 'gem'] : SILENT
  if (scene.events.some((event) => event.kind === 'ended-game')) return lost
  const own = ownSide(scene)
  if (own === null || winners.length !== 1) return ['round-over', ...lost]
  return [winners[0] === own ? 'round-won' : 'round-lost', ...lost]
}

/** Spectators hear the winner's fanfare. */
function gameEnd(winners: readonly number[] | null, scene: Scene): Heard {
  const own = ownSide(scene)
  if (winners === null) return SILENT
  if (winners.length === 0) return ['draw']
  return [own === null || winners.includes(own) ? 'victory' : 'defeat']
}

/** Between two sides, giving up ends the game. */
function gaveUp({ seat }: Of<'gave-up'>, scene: Scene): Heard {
  const sides = scene.view?.sides.length ?? 0
  const loser = scene.view?.seats[seat]?.side
  if (sides !== 2 || loser === undefined) return ['knock']
  return gameEnd([1 - loser], scene)
}

const WEATHER_SOUNDS = { frost: 'frost', fog: 'fog', rain: 'rain', storm: 'storm', 'clear-weather': 'clear' } as const

/** The sounds of every kind of event. */
export const EVENT_SOUNDS: { readonly [Kind in AnyEvent['kind']]: Heard | ((event: Of<Kind>, scene: Scene) => Heard) } =
  {
    // Cards.
    played,
    drew: (event) => drew(event.cards.length),
    exchanged: ['slide', 120, 'slide'],
    'took-from-deck': ['slide'],
    'took-from-pile': ['slide'],
    'went-to-hand': ['slide'],
    discarded: (event) => (event.source === 'hand' || event.source === 'unplaced' ? ['slide'] : SILENT),
    burned: (event) => (event.victims.length > 0 ? ['scorch'] : SILENT),
    summoned: ['avenger'],
    transformed: ['berserker'],
    moved: ['card'],
    stayed: ['card'],
    swept: ['sweep'],
    'shuffled-back': ['sweep'],
    'laid-face-down': ['card'],
    'saw-hand': ['parchment'],
    'left-game': SILENT,
    // Weather, horns and leaders.
    'laid-weather': (event) => [WEATHER_SOUNDS[event.weather]],
    'cleared-weather': ['clear'],
    'sounded-horn': ['horn'],
    'used-leader': ['leader'],
    'turned-up-leader': ['leader'],
    // The course of a game.
    tossed: ['coin'],
    'drew-lot': ['coin'],
    'chose-starter': ['knock'],
    'kept-claim': SILENT,
    'finished-redraw': SILENT,
    'began-round': ['round'],
    passed: ['pass'],
    'sat-out': ['pass'],
    judged: SILENT,
    'added-to-total': ['parchment'],
    'ended-round': roundEnd,
    replayed: ['sweep'],
    'ended-game': (event, scene) => gameEnd(event.winners, scene),
    // A match of several games.
    'tossed-match': ['coin'],
    'named-deck': ['parchment'],
    'began-match-game': SILENT,
    'ended-match-game': SILENT,
    'replayed-game': ['sweep'],
    'tossed-draw': ['coin'],
    'scored-game': SILENT,
    'ended-match': (event, scene) => gameEnd(event.ending.winners, scene),
    // Around the table.
    'sat-down': ['knock'],
    'bot-sat-down': SILENT,
    'stood-up': SILENT,
    'got-ready': SILENT,
    'changed-terms': SILENT,
    'began-game': SILENT,
    offered: ['parchment'],
    'accepted-offer': ['parchment'],
    'declined-offer': SILENT,
    'took-back': ['slide'],
    'gave-up': gaveUp,
    'ran-out': SILENT,
    'left-table': ['knock'],
    'closed-table': SILENT,
    'interrupted-game': SILENT,
    rematched: ['parchment'],
    'pledged-entropy': SILENT,
    'asked-for-entropy': SILENT,
    'failed-deal': SILENT,
    'sealed-log': SILENT,
  }

/** Sounds that are heard one after the other, and for how many milliseconds each is heard alone. */
const ALONE_MS: Partial<Record<SoundName, number>> = {
  coin: 900,
  round: 500,
  'round-won': 900,
  'round-lost': 1100,
  'round-over': 700,
  victory: 2000,
  defeat: 2200,
  draw: 1500,
}

/** The sounds of a batch of events, in order. */
export function cuesOf({ events, startsMs, rate, view }: HeardEvents, facts: Scene['facts']): Cue[] {
  const scene: Scene = { view, facts, events }
  const cues: Cue[] = []
  let free = 0
  events.forEach((event, index) => {
    let afterMs = startsMs[index] ?? 0
    for (const part of soundsOf(event, scene)) {
      if (typeof part === 'number') {
        afterMs += part / rate
        continue
      }
      const alone = ALONE_MS[part]
      if (alone !== undefined) {
        afterMs = Math.max(afterMs, free)
        free = afterMs + alone
      }
      cues.push({ sound: part, afterMs })
    }
  })
  return cues
}

export function soundsOf(event: AnyEvent, scene: Scene): Heard {
  const sounds = EVENT_SOUNDS[event.kind] as Heard | ((event: AnyEvent, scene: Scene) => Heard)
  return typeof sounds === 'function' ? sounds(event, scene) : sounds
}
