"""What needs the compiled twin: the network's policy for a view, and the search that it guides."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from time import perf_counter

from gwint.bots.budget import Budget
from gwint.bots.search.parallel_trees import Forest
from gwint.fast.network.weights import Weights, shipped_weights
from gwint.fast.search import GuidedSearch, Opinion, Search
from gwint.rules.moves import Move
from gwint.views import View


def policy_of(view: View, weights: Weights | None = None) -> Mapping[Move, float]:
    """Return the probability that the network gives each legal move; without `weights`, the shipped network."""
    return Opinion(view, weights or shipped_weights()).policy


def value_of(view: View) -> float:
    """Return the result that the network expects for the viewer, from -1 to 1."""
    return Opinion(view, shipped_weights()).value


def best_move(view: View, budget: Budget, seed: str, end: float, weights: Weights | None = None) -> Move:
    """Return the move that the search visits most, within the simulations of a budget or until `end`."""
    policy = policy_of(view, weights)
    if exact := Search(view, seed).solve():
        return max(view.moves, key=lambda move: (exact[move], policy[move]))
    forest = Forest(view, seed, budget.threads, partial(GuidedSearch, weights=weights))
    if budget.milliseconds:
        forest.grow_until(max(end, perf_counter()))
    else:
        forest.grow(max(1, budget.simulations))
    found = forest.move_statistics()
    return max(view.moves, key=lambda move: (found[move], policy[move]))
