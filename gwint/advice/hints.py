"""A hint for the person at the table: the best moves, the chance of winning after each, and why."""

from __future__ import annotations

from typing import Final

from gwint.advice.model import Candidate, Hint, RankedMove
from gwint.advice.ranking import rank_moves
from gwint.advice.reasons import reasons
from gwint.bots import Budget
from gwint.views import View

MAX_MOVES: Final = 5
"""A hint lists at most this many moves."""


def hint(view: View, budget: Budget, seed: str) -> Hint:
    """Return a hint for the viewer, who is to act; the same view, simulations and seed give the same hint."""
    ranked = rank_moves(view, budget, seed)
    best = _best_way_per_card(ranked)[:MAX_MOVES]
    return Hint(ranked[0].chance, tuple(Candidate(*one, reasons(view, one.move, seed)) for one in best))


def _best_way_per_card(ranked: list[RankedMove]) -> list[RankedMove]:
    """Keep only the best way to play each card."""
    ways: dict[object, RankedMove] = {}
    for one in ranked:
        ways.setdefault(getattr(one.move, "card", one.move), one)
    return list(ways.values())
