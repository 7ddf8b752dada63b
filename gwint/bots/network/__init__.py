"""The learned network in a duel: its policy alone, and as the guide of a search. Elsewhere the planner plays.

Both play with the weights that come with gwint, or with others (`from_file.py`).
"""

from __future__ import annotations

from importlib.util import find_spec
from time import perf_counter
from typing import TYPE_CHECKING

from gwint.bots import planner
from gwint.bots.budget import Budget
from gwint.bots.passing import without_rash_pass
from gwint.rules.modes import DUEL, Mode
from gwint.rules.moves import Move
from gwint.views import View

if TYPE_CHECKING:
    from gwint.fast.network.weights import Weights


def can_play(mode: Mode, weights: Weights | None = None) -> bool:
    """Whether the network can play: it needs `gwint[fast]` and weights, and knows the duel only."""
    if mode is not DUEL or find_spec("numba") is None:
        return False
    if weights is not None:
        return True
    from gwint.fast.network.weights import available

    return available()


def choose(view: View, budget: Budget, seed: str, weights: Weights | None = None) -> Move:
    """Choose the move to which the policy gives the highest probability, without any search."""
    from gwint.fast import EncodingError

    if not can_play(view.mode, weights):
        return planner.choose(view, budget, seed)
    from gwint.bots.network.guided import policy_of

    view = without_rash_pass(view)
    try:
        policy = policy_of(view, weights)
    except EncodingError:
        return planner.choose(view, budget, seed)
    return max(view.moves, key=lambda move: policy[move])


def choose_by_search(view: View, budget: Budget, seed: str, weights: Weights | None = None) -> Move:
    """Choose the most visited move of a search that the network guides; small last rounds are solved exactly."""
    from gwint.fast import EncodingError

    end = perf_counter() + budget.milliseconds / 1000
    if not can_play(view.mode, weights):
        return planner.choose(view, budget, seed)
    from gwint.bots.network.guided import best_move

    try:
        return best_move(without_rash_pass(view), budget, seed, end, weights)
    except EncodingError:
        return planner.choose(view, budget, seed)
