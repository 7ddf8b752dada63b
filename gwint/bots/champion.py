"""The strongest: tree search in a duel where the compiled twin is installed, simulation over the rules elsewhere."""

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
"""One simulation over the rules is worth so many of the search, and takes about as long as eighty."""


def can_search(mode: Mode) -> bool:
    """The tree search needs `gwint[fast]`, and knows the duel alone."""
    return mode is DUEL and find_spec("numba") is not None


def choose(view: View, budget: Budget, seed: str) -> Move:
    """The search's move; flat simulation's where there is no search, or no twin of this very table."""
    found = _search(view, budget, seed) if can_search(view.mode) else None
    return found or flat_monte_carlo.choose(view, flat_budget(budget), seed)


def flat_budget(budget: Budget) -> Budget:
    """What flat simulation may think in the time of so many simulations of the search."""
    return replace(budget, simulations=budget.simulations // SEARCH_COST_RATIO)


def _search(view: View, budget: Budget, seed: str) -> Move | None:
    from gwint.bots import search
    from gwint.fast import EncodingError

    try:
        return search.choose(view, budget, seed)
    except EncodingError:
        return None
