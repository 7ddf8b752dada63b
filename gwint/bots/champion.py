"""The strongest bot: tree search in a duel if the compiled twin is installed, flat Monte Carlo elsewhere."""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from typing import Final

from gwint.bots import flat_monte_carlo
from gwint.bots.budget import Budget
from gwint.rules.modes import DUEL, Mode
from gwint.rules.moves import Move
from gwint.views import View

SEARCH_COST_RATIO: Final = 200
"""One rollout on the Python rules is worth this many of the search, and takes as long as about eighty."""


def can_search(mode: Mode) -> bool:
    """Whether tree search is possible: it needs `gwint[fast]`, and plays the duel only."""
    return mode is DUEL and find_spec("numba") is not None


def choose(view: View, budget: Budget, seed: str) -> Move:
    """Choose by search, or by flat Monte Carlo where there is no search or the twin cannot represent this table."""
    found = _search(view, budget, seed) if can_search(view.mode) else None
    return found or flat_monte_carlo.choose(view, flat_budget(budget), seed)


def flat_budget(budget: Budget) -> Budget:
    """Convert a budget for the search into one for flat Monte Carlo."""
    return replace(budget, simulations=budget.simulations // SEARCH_COST_RATIO)


def _search(view: View, budget: Budget, seed: str) -> Move | None:
    from gwint.bots import search
    from gwint.fast import EncodingError

    try:
        return search.choose(view, budget, seed)
    except EncodingError:
        return None
