/** The names of the players of a replay, and the factions of their sides. */

import { chairName } from '../i18n/playerNames.ts'
import type { Faction, ReplayStep } from '../api/types.ts'
import type { Localizer } from '../i18n/localizer.ts'
import type { Translate } from '../i18n/messages.ts'
import type { Players } from './replaySource.ts'
import { gameOf } from './replaySteps.ts'

/** Names by seat: a person's name, a bot's name, or a number. */
export function playerNames(
  { steps, players }: { steps: readonly ReplayStep[]; players: Players },
  t: Translate,
): string[] {
  const names = Array.from({ length: seatsIn(steps) }, (_, seat) => nameAt(players, seat, t))
  // Equal names are distinguished by their seats.
  return names.map((name, seat) =>
    names.filter((other) => other === name).length > 1 ? `${name} (${seat + 1})` : name,
  )
}

function nameAt({ chairs, names }: Players, seat: number, t: Translate): string {
  const chair = chairs[seat]
  return (chair ? chairName(chair, t) : names[seat]) || t('player', { number: seat + 1 })
}

function seatsIn(steps: readonly ReplayStep[]): number {
  const view = steps[0]?.views[0]
  return view?.match ? view.match.score.length : (view?.game?.seats.length ?? 0)
}

/** A side in a chart. */
export interface ChartSide {
  name: string
  faction: Faction
  /** Whether an earlier side has the same faction, so that this one needs another colour. */
  cool: boolean
}

/** The sides of the game at a step, or of the nearest game. */
export function sidesOf(steps: readonly ReplayStep[], number: number, localizer: Localizer): ChartSide[] {
  const shown = [...steps.slice(number), ...steps.slice(0, number).reverse()]
    .map((step) => gameOf(step.views[0]!))
    .find((game) => game !== null)
  if (!shown) return []
  const factions = shown.sides.map((_, side) => shown.seats.find((seat) => seat.side === side)!.faction)
  return factions.map((faction, side) => ({
    name: localizer.side(side),
    faction,
    cool: factions.indexOf(faction) < side,
  }))
}
