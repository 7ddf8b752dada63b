"""A fast version of the planner that tries a few moves and passes by simple rules; it plays out simulated rounds."""

from __future__ import annotations

import random
from typing import Final

from gwint.bots.planner.board import lead_over
from gwint.bots.planner.card_values import card_value
from gwint.rules.agenda import Turn
from gwint.rules.moves import Discard, Move, Play
from gwint.rules.play import legal_moves, push, to_act
from gwint.rules.table import Table

MAX_TRIES: Final = 4
"""How many moves are tried."""
SAFE_LEAD: Final = 10.0
"""A lead with which it passes while there are rounds to come."""
HOPELESS_DEFICIT: Final = 18.0
"""A deficit at which it gives up the round while there are rounds to come."""
CARD_COST_FACTOR: Final = 0.7
"""The weight of a card's value in hand against the lead it brings."""


def play_round(table: Table, rng: random.Random) -> None:
    """Play on for all seats until the round is over."""
    rounds = len(table.totals)
    while not table.over and len(table.totals) == rounds:
        seat = to_act(table)[0]
        push(table, quick_move(table, seat, rng), seat)


def quick_move(table: Table, seat: int, rng: random.Random) -> Move:
    moves = legal_moves(table, seat)
    if len(moves) == 1:
        return moves[0]
    if type(table.agenda[-1]) is Turn:
        if _should_pass(table, seat):
            return moves[-1]
        moves.pop()
    tries = moves if len(moves) <= MAX_TRIES else rng.sample(moves, MAX_TRIES)
    return max(tries, key=lambda move: _gain(table, seat, move))


def _should_pass(table: Table, seat: int) -> bool:
    """Decide whether the round is won, safe, or too expensive to win."""
    side = table.seats[seat].side
    foes = table.mode.opposing(table, side)
    lead = min(lead_over(table, side, foe) for foe in foes)
    if all(owner.passed for owner in table.seats if owner.side in foes):
        return lead > 0 or (not _on_last_gem(table, side) and lead < -HOPELESS_DEFICIT)
    return not _on_last_gem(table, side) and not -HOPELESS_DEFICIT < lead < SAFE_LEAD


def _on_last_gem(table: Table, side: int) -> bool:
    return table.sides[side].gems == 1


def _spent_value(table: Table, move: Move) -> float:
    """The value of the card that a move spends; TURN-12. On a turn, a discard spends one too."""
    if isinstance(move, Play) or (isinstance(move, Discard) and type(table.agenda[-1]) is Turn):
        return card_value(move.card)
    return 0.0


def _gain(table: Table, seat: int, move: Move) -> float:
    after = table.copy()
    push(after, move, seat)
    side = table.seats[seat].side
    spent = CARD_COST_FACTOR * _spent_value(table, move)
    drawn = len(after.seats[seat].hand) - len(table.seats[seat].hand) + 1
    lead = min(lead_over(after, side, foe) for foe in after.mode.opposing(after, side))
    return lead - spent + CARD_COST_FACTOR * 6.0 * drawn
