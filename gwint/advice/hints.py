"""A hint for the person at the table: the best moves, the chance of winning after each, and why."""

from __future__ import annotations

from typing import Final

from gwint.advice.model import Candidate, Hint, RankedMove
from gwint.advice.ranking import weighed
from gwint.advice.reasons import reasons
from gwint.bots import Budget
from gwint.views import View

MOST: Final = 5
"""So many moves are told."""


def hint(view: View, budget: Budget, seed: str) -> Hint:
    """What the viewer, who is to act, may do; the same for the same view, simulations and seed."""
    ranked = weighed(view, budget, seed)
    told = [Candidate(move, chance, reasons(view, move, seed)) for move, chance in _ways(ranked)[:MOST]]
    return Hint(ranked[0].chance, tuple(told))


def _ways(ranked: list[RankedMove]) -> list[RankedMove]:
    """Of each card only the best way to play it."""
    ways: dict[object, RankedMove] = {}
    for one in ranked:
        ways.setdefault(getattr(one.move, "card", one.move), one)
    return list(ways.values())
