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

LEAST: Final = 32
"""So many simulations between two looks at what was tried."""
GROWTH: Final = 4
"""Later looks are rarer: a tree grows by one part in so many between them."""
EACH: Final = 16
"""So often every move is tried at least, on average: of one that was hardly tried nothing can be said."""
TRUST: Final = 16
"""What the planner thinks of the difference counts as so many tries."""


def searched(view: View, budget: Budget, seed: str) -> list[RankedMove]:
    """Every legal move of a duel, the best first."""
    forest = Forest(view, seed, budget.threads)
    looks: list[Mapping[Move, MoveStatistics]] = []
    for simulations in _portions(budget, EACH * len(view.moves)):
        forest.grow(simulations)
        looks.append(forest.move_statistics())
    best = max(view.moves, key=lambda move: looks[-1][move])
    chance, plan = _mean(looks[-1][best]), {one.move: one.evaluation.chance for one in evaluate_moves(view, seed)}
    behind = {move: _behind(move, best, looks, plan[best] - plan[move]) for move in view.moves if move != best}
    return [RankedMove(best, chance), *(RankedMove(move, max(0.0, chance - less)) for move, less in behind.items())]


def _portions(budget: Budget, least: int) -> Iterator[int]:
    """So many simulations at a time, until the time is up or they are used up."""
    end = perf_counter() + budget.milliseconds / 1000
    done, most = 0, max(least, budget.simulations)
    while done < least or (perf_counter() < end if budget.milliseconds else done < most):
        portion = max(LEAST, done // GROWTH)
        portion = portion if budget.milliseconds else min(portion, most - done)
        done += portion
        yield portion


def _behind(move: Move, best: Move, looks: Sequence[Mapping[Move, MoveStatistics]], planned: float) -> float:
    """How far a move is behind the best by as many tries each and by the planner; in doubt, a standard error less."""
    tried = looks[-1][move]
    young = next(look[best] for look in looks if look[best].visits >= tried.visits)
    count = tried.visits + TRUST
    behind = (tried.visits * (_mean(young) - _mean(tried)) + TRUST * planned) / count
    return max(0.0, behind - sqrt((_spread(young) + _spread(tried)) / count))


def _mean(tried: MoveStatistics) -> float:
    return tried.won / tried.visits if tried.visits else 0.0


def _spread(tried: MoveStatistics) -> float:
    """The variance of one game, reckoned as if there had been two more, one of them won."""
    likely = (tried.won + 1) / (tried.visits + 2)
    return likely * (1 - likely)
