"""Ranks moves by tree search, comparing rarely visited moves with the best move at an equally early stage.

The more often the search visits a move, the better it learns to play on after it. A move that was abandoned early
therefore looks worse than it is next to the move that was studied to the end. So both are compared after the same
number of visits, and that difference is reported.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from time import perf_counter
from typing import Final

from gwint.advice.model import RankedMove
from gwint.bots import Budget
from gwint.bots.planner import evaluate_moves
from gwint.bots.search.parallel_trees import Forest
from gwint.fast.search import MoveStatistics
from gwint.rules.moves import Move
from gwint.views import View

FIRST_PORTION: Final = 32
"""The number of simulations before the first snapshot."""
GROWTH: Final = 4
"""Between two snapshots a tree grows by this fraction (one in four), so later snapshots are rarer."""
MIN_VISITS: Final = 16
"""Every move gets at least this many visits on average; with fewer, nothing can be said about it."""
PLANNER_WEIGHT: Final = 16
"""The planner's estimate of the difference counts as this many visits."""


def rank_by_search(view: View, budget: Budget, seed: str) -> list[RankedMove]:
    """Return every legal move of a duel, best first."""
    forest = Forest(view, seed, budget.threads)
    snapshots: list[Mapping[Move, MoveStatistics]] = []
    for simulations in _portions(budget, MIN_VISITS * len(view.moves)):
        forest.grow(simulations)
        snapshots.append(forest.move_statistics())
    best = max(view.moves, key=lambda move: snapshots[-1][move])
    chance, plan = _mean(snapshots[-1][best]), {one.move: one.evaluation.chance for one in evaluate_moves(view, seed)}
    behind = {move: _behind(move, best, snapshots, plan[best] - plan[move]) for move in view.moves if move != best}
    return [RankedMove(best, chance), *(RankedMove(move, max(0.0, chance - less)) for move, less in behind.items())]


def _portions(budget: Budget, least: int) -> Iterator[int]:
    """Yield the numbers of simulations between snapshots, until the budget is used up."""
    end = perf_counter() + budget.milliseconds / 1000
    done, most = 0, max(least, budget.simulations)
    while done < least or (perf_counter() < end if budget.milliseconds else done < most):
        portion = max(FIRST_PORTION, done // GROWTH)
        portion = portion if budget.milliseconds else min(portion, most - done)
        done += portion
        yield portion


def _behind(move: Move, best: Move, snapshots: Sequence[Mapping[Move, MoveStatistics]], planned: float) -> float:
    """Return how far a move is behind the best after equally many visits, less one standard error."""
    tried = snapshots[-1][move]
    early = next(snapshot[best] for snapshot in snapshots if snapshot[best].visits >= tried.visits)
    count = tried.visits + PLANNER_WEIGHT
    behind = (tried.visits * (_mean(early) - _mean(tried)) + PLANNER_WEIGHT * planned) / count
    return max(0.0, behind - sqrt((_variance(early) + _variance(tried)) / count))


def _mean(tried: MoveStatistics) -> float:
    return tried.won / tried.visits if tried.visits else 0.0


def _variance(tried: MoveStatistics) -> float:
    """Return the variance of one game, with two more games added, one of them won."""
    likely = (tried.won + 1) / (tried.visits + 2)
    return likely * (1 - likely)
