"""Tree search, the strongest player of the duel. It needs the fast twin and a view of a duel."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter
from typing import Final

from gwint.bots import planner
from gwint.bots.budget import Budget
from gwint.bots.passing import without_rash_pass
from gwint.bots.planner import starting_player
from gwint.bots.search.parallel_trees import Forest
from gwint.fast.search import Search
from gwint.rules.moves import Move
from gwint.views import View

INDISTINGUISHABLE: Final = 0.03
"""Simulation cannot tell apart moves whose chances differ by less than this."""
MAX_GAP, MIN_SHARE = 0.25, 0.4
"""A move is rejected if the planner scores it this far below its best, or below this share of it: the search visits
some moves too rarely to discover what is good about them."""


@dataclass(frozen=True, slots=True)
class SearchedMove:
    """A legal move with what the search found out about it."""

    move: Move
    visits: int
    """How often the move was simulated; 0 if the last round is solved exactly."""
    chance: float
    """The share of simulations won; a draw counts as a half."""


def choose(view: View, budget: Budget, seed: str) -> Move:
    """Choose the most visited move, or the planner's favourite among equally good ones; a single legal move needs no
    search."""
    view = without_rash_pass(view)
    if len(view.moves) == 1:
        return view.moves[0]
    start = perf_counter()
    scores = _planner_scores(view, seed)
    candidates = analyse(view, _remaining(budget, start), seed)
    if candidates[0].visits:
        most = max(scores.values())
        least = min(most, max(most - MAX_GAP, most * MIN_SHARE))
        candidates = [one for one in candidates if scores[one.move] >= least]
    margin = INDISTINGUISHABLE if candidates[0].visits else 0.0
    best = (one.move for one in candidates if one.chance >= candidates[0].chance - margin)
    return max(best, key=lambda move: scores[move])


def _planner_scores(view: View, seed: str) -> dict[Move, float]:
    """Return the planner's scores; it has none for choosing who starts."""
    if starting_player.applies(view):
        return dict.fromkeys(view.moves, 0.0)
    return {one.move: one.evaluation.score for one in planner.evaluate_moves(view, seed)}


def _remaining(budget: Budget, start: float) -> Budget:
    """Subtract the time since `start` from a budget in milliseconds."""
    if not budget.milliseconds:
        return budget
    return replace(budget, milliseconds=max(1, budget.milliseconds - round(1000 * (perf_counter() - start))))


def analyse(view: View, budget: Budget, seed: str) -> list[SearchedMove]:
    """Return every legal move, best first."""
    end = perf_counter() + budget.milliseconds / 1000
    if exact := Search(view, seed).solve():
        return sorted((SearchedMove(move, 0, exact[move]) for move in view.moves), key=lambda one: -one.chance)
    forest = Forest(view, seed, budget.threads)
    if budget.milliseconds:
        forest.grow_until(end)
    else:
        forest.grow(max(1, budget.simulations))
    return _rank(forest)


def _rank(forest: Forest) -> list[SearchedMove]:
    candidates = [
        SearchedMove(move, visits, won / visits if visits else 0.0)
        for move, (visits, won) in forest.move_statistics().items()
    ]
    return sorted(candidates, key=lambda one: (-one.visits, -one.chance))
