"""A hint for the person at the table: the best moves, the chance of winning after each, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gwint.advice.ranking import weighed
from gwint.advice.reasons import Reason, reasons
from gwint.advice.weighed import Weighed
from gwint.bots import Budget
from gwint.rules.moves import Move
from gwint.views import View

__all__ = ["Candidate", "Hint", "Reason", "hint"]

MOST: Final = 5
"""So many moves are told."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move worth thinking of."""

    move: Move
    chance: float
    """Of winning after it, from 0 to 1."""
    reasons: tuple[Reason, ...]
    """What speaks for it, the most weighty first, two at most."""


@dataclass(frozen=True, slots=True)
class Hint:
    chance: float
    """Of winning now, if the best move is made."""
    candidates: tuple[Candidate, ...]
    """The best first, five at most; of each card only the best way to play it."""


def hint(view: View, budget: Budget, seed: str) -> Hint:
    """What the viewer, who is to act, may do; the same for the same view, simulations and seed."""
    ranked = weighed(view, budget, seed)
    told = [Candidate(move, chance, reasons(view, move, seed)) for move, chance in _ways(ranked)[:MOST]]
    return Hint(ranked[0].chance, tuple(told))


def _ways(ranked: list[Weighed]) -> list[Weighed]:
    """Of each card only the best way to play it."""
    ways: dict[object, Weighed] = {}
    for one in ranked:
        ways.setdefault(getattr(one.move, "card", one.move), one)
    return list(ways.values())
