"""The planner in a hurry: a few moves looked at, simple sums about passing. It plays simulated rounds to their end."""

from __future__ import annotations

import random
from typing import Final

from gwint.bots.planner.board import lead_over
from gwint.bots.planner.card_values import card_value
from gwint.rules.agenda import Turn
from gwint.rules.moves import Move, Play
from gwint.rules.play import legal_moves, push, to_act
from gwint.rules.table import Table

MAX_TRIES: Final = 4
"""So many moves are tried."""
SAFE_LEAD: Final = 10.0
"""A lead that is left alone while there are rounds to come."""
HOPELESS_DEFICIT: Final = 18.0
"""A deficit that is not chased while there are rounds to come."""
CARD_COST_FACTOR: Final = 0.7
"""What a card kept counts against a card played."""


def play_round(table: Table, rng: random.Random) -> None:
    """Everybody plays on until the round is over."""
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
    """Pass with the round won, with enough, or with too much to catch up."""
    side = table.seats[seat].side
    foes = table.mode.opposing(table, side)
    lead = min(lead_over(table, side, foe) for foe in foes)
    if all(owner.passed for owner in table.seats if owner.side in foes):
        return lead > 0 or (not _on_last_gem(table, side) and lead < -HOPELESS_DEFICIT)
    return not _on_last_gem(table, side) and not -HOPELESS_DEFICIT < lead < SAFE_LEAD


def _on_last_gem(table: Table, side: int) -> bool:
    return table.sides[side].gems == 1


def _gain(table: Table, seat: int, move: Move) -> float:
    after = table.copy()
    push(after, move, seat)
    side = table.seats[seat].side
    spent = CARD_COST_FACTOR * card_value(move.card) if isinstance(move, Play) else 0.0
    drawn = len(after.seats[seat].hand) - len(table.seats[seat].hand) + 1
    return (
        min(lead_over(after, side, foe) for foe in after.mode.opposing(after, side))
        - spent
        + CARD_COST_FACTOR * 6.0 * drawn
    )
