/** Your possible moves in a solo game, grouped by the card that they play. */

import type { AnyMove, Card } from '../api/types.ts'

/** The card that a move plays, chooses or discards; null for other moves. */
export const cardOf = (move: AnyMove): Card | null => ('card' in move ? move.card : null)

/** The moves with cards, by their card, in order. */
export function movesByCard(moves: readonly AnyMove[]): Map<Card, AnyMove[]> {
  const found = new Map<Card, AnyMove[]>()
  for (const move of moves) {
    const card = cardOf(move)
    if (card !== null) found.set(card, [...(found.get(card) ?? []), move])
  }
  return found
}

/** The moves without a card: use the leader, pass, finish. */
export const plainMoves = (moves: readonly AnyMove[]): AnyMove[] => moves.filter((move) => cardOf(move) === null)
