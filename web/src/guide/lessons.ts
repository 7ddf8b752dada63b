/**
 * The guided first game as data: small tables and the tasks at each of them.
 * In all lessons but the last the opponent has already passed, so that a bot cannot interfere.
 */

import type { Card, Move, Row } from '../api/types.ts'

/** The fields of a move that identify it among the legal moves. */
export type MovePattern =
  { kind: 'play'; card: Card; row?: Row } | { kind: 'choose'; card: Card } | { kind: 'use-leader' } | { kind: 'pass' }

/** A move and the message that asks for it; `messageWhenTaken` replaces it once the card is selected. */
export interface Task {
  message: string
  messageWhenTaken?: string
  pattern: MovePattern
}

export interface Lesson {
  id: string
  /** The table as a text picture, as the server reads it. */
  picture: string
  /** The tasks in order. A lesson without tasks is played freely to the end of the game. */
  tasks: readonly Task[]
  /** The message after the last task. */
  done: string
}

export const matchesMove = (move: Move, pattern: MovePattern): boolean =>
  Object.entries(pattern).every(([field, value]) => (move as unknown as Record<string, unknown>)[field] === value)

const STRENGTH: Lesson = {
  id: 'strength',
  picture: `
    round | 1
    starter | foe
    last pass | foe
    foe leader | Eredin, King of the Wild Hunt (used)
    foe hand | 5 Ghoul
    foe deck | 3 Nekker
    foe passed | yes
    foe close | Fiend, Nekker
    foe ranged | Gargoyle
    leader | Foltest, Lord Commander of the North (used)
    hand | Ballista, Geralt of Rivia, Ves, Siege Tower
    deck | Catapult, 2 Trebuchet, Dethmold
    turn | me`,
  tasks: [
    {
      message: 'guide-take',
      messageWhenTaken: 'guide-put',
      pattern: { kind: 'play', card: 'northern-realms/ballista' },
    },
    { message: 'guide-hero', pattern: { kind: 'play', card: 'northern-realms/geralt-of-rivia' } },
    { message: 'guide-pass', pattern: { kind: 'pass' } },
  ],
  done: 'guide-strength-done',
}

const SKY: Lesson = {
  id: 'sky',
  picture: `
    round | 1
    starter | foe
    last pass | foe
    foe leader | Eredin, King of the Wild Hunt (used)
    foe hand | 5 Ghoul
    foe deck | 3 Nekker
    foe passed | yes
    foe close | Werewolf, Forktail, Botchling
    foe siege | Fire Elemental
    weather | Impenetrable Fog (foe)
    ranged | Keira Metz, Sheldon Skaggs
    leader | Foltest, Lord Commander of the North (used)
    hand | Clear Weather, Biting Frost, Scorch, Commander's Horn, Ves
    deck | Catapult, 2 Trebuchet, Dethmold
    turn | me`,
  tasks: [
    {
      message: 'guide-clear',
      messageWhenTaken: 'guide-sky',
      pattern: { kind: 'play', card: 'northern-realms/clear-weather' },
    },
    { message: 'guide-frost', pattern: { kind: 'play', card: 'northern-realms/biting-frost' } },
    { message: 'guide-scorch', pattern: { kind: 'play', card: 'northern-realms/scorch' } },
    { message: 'guide-horn', pattern: { kind: 'play', card: 'northern-realms/commanders-horn', row: 'ranged' } },
  ],
  done: 'guide-sky-done',
}

const CARDS: Lesson = {
  id: 'cards',
  picture: `
    round | 1
    starter | foe
    last pass | foe
    foe leader | Emhyr var Emreis, His Imperial Majesty (used)
    foe hand | 2 Nausicaa Cavalry Rider
    foe deck | 3 Siege Engineer
    foe passed | yes
    foe close | Morteisen, Rainfarn
    foe siege | Zerrikanian Fire Scorpion, Heavy Zerrikanian Fire Scorpion
    close | Stefan Skellen, Ves
    siege | Siege Tower
    discard | Catapult, Ballista
    leader | Foltest, The Siegemaster
    hand | Decoy, Siegfried of Denesle, Esterad Thyssen
    deck | Trebuchet, Keira Metz, Dun Banner Medic
    turn | me`,
  tasks: [
    {
      message: 'guide-decoy',
      messageWhenTaken: 'guide-decoy-put',
      pattern: { kind: 'play', card: 'northern-realms/decoy' },
    },
    { message: 'guide-spy', pattern: { kind: 'play', card: 'nilfgaard/stefan-skellen' } },
    { message: 'guide-medic', pattern: { kind: 'play', card: 'northern-realms/dun-banner-medic' } },
    { message: 'guide-revive', pattern: { kind: 'choose', card: 'northern-realms/catapult' } },
    { message: 'guide-leader', pattern: { kind: 'use-leader' } },
    { message: 'guide-keep', pattern: { kind: 'pass' } },
  ],
  done: 'guide-cards-done',
}

const ROUND: Lesson = {
  id: 'round',
  picture: `
    round | 3
    starter | me
    totals | 31-24, 18-27
    foe leader | Eredin, King of the Wild Hunt (used)
    foe hand | Werewolf, Ghoul, Foglet, Harpy
    foe deck | 3 Nekker
    foe gems | 1
    gems | 1
    leader | Foltest, The Siegemaster
    hand | 2 Blue Stripes Commando, Ballista, Keira Metz, Vernon Roche
    deck | Trebuchet, Siege Tower
    turn | me`,
  tasks: [],
  done: '',
}

export const LESSONS: readonly Lesson[] = [STRENGTH, SKY, CARDS, ROUND]
