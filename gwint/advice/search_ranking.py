"""Moves weighed by tree search, fairly: what was tried seldom is held against the best move when that was young.

The search goes on trying what wins. The more it tries a move, the better it learns to play on after it: a move that it
left alone early looks worse than it is beside one that it has studied ever since. So the two are compared by as many
tries each, and the difference is what counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from time import perf_counter
from typing import Final

from gwint.advice.model import RankedMove
from gwint.bots import Budget
from gwint.bots.planner import evaluate_moves
from gwint.bots.search.forest import Forest
from gwint.fast.search import MoveStatistics
from gwint.rules.moves import Move
from gwint.views import View

FIRST_PORTION: Final = 32
"""So many simulations between two looks at what was tried."""
GROWTH: Final = 4
"""Later looks are rarer: a tree grows by one part in so many between them."""
MIN_VISITS: Final = 16
"""So often every move is tried at least, on average: of one that was hardly tried nothing can be said."""
PLANNER_WEIGHT: Final = 16
"""What the planner thinks of the difference counts as so many tries."""


def rank_by_search(view: View, budget: Budget, seed: str) -> list[RankedMove]:
    """Every legal move of a duel, the best first."""
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
    """So many simulations at a time, until the time is up or they are used up."""
    end = perf_counter() + budget.milliseconds / 1000
    done, most = 0, max(least, budget.simulations)
    while done < least or (perf_counter() < end if budget.milliseconds else done < most):
        portion = max(FIRST_PORTION, done // GROWTH)
        portion = portion if budget.milliseconds else min(portion, most - done)
        done += portion
        yield portion


def _behind(move: Move, best: Move, snapshots: Sequence[Mapping[Move, MoveStatistics]], planned: float) -> float:
    """How far a move is behind the best by as many tries each and by the planner; in doubt, a standard error less."""
    tried = snapshots[-1][move]
    early = next(snapshot[best] for snapshot in snapshots if snapshot[best].visits >= tried.visits)
    count = tried.visits + PLANNER_WEIGHT
    behind = (tried.visits * (_mean(early) - _mean(tried)) + PLANNER_WEIGHT * planned) / count
    return max(0.0, behind - sqrt((_variance(early) + _variance(tried)) / count))


def _mean(tried: MoveStatistics) -> float:
    return tried.won / tried.visits if tried.visits else 0.0


def _variance(tried: MoveStatistics) -> float:
    """The variance of one game, reckoned as if there had been two more, one of them won."""
    likely = (tried.won + 1) / (tried.visits + 2)
    return likely * (1 - likely)
