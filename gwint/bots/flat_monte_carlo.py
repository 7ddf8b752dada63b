"""Flat Monte Carlo: each of the planner's best moves is played to the end of the round in many dealt worlds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from time import monotonic
from typing import Final, NamedTuple

from gwint.bots.budget import Budget
from gwint.bots.planner import evaluate_moves, starting_player
from gwint.bots.planner.move_evaluation import EvaluatedMove
from gwint.bots.planner.quick_policy import play_round
from gwint.bots.planner.resources import Estimates, estimate
from gwint.bots.planner.table_evaluation import evaluate_table
from gwint.rules.agenda import Redraw
from gwint.rules.moves import Move
from gwint.rules.play import push
from gwint.rules.table import Table
from gwint.views import View
from gwint.worlds import deal

MAX_CANDIDATES: Final = 5
"""How many of the planner's moves are simulated."""
MAX_LOSS: Final = 0.2
"""A move that loses a larger share of the planner's best chance than this is not simulated."""
PLANNER_WEIGHT: Final = 12
"""The planner's own estimate counts as this many simulations."""


class SimulatedMove(NamedTuple):
    """A candidate and the chance of winning after it."""

    move: Move
    chance: float


def choose(view: View, budget: Budget, seed: str) -> Move:
    """Choose the candidate with the highest mean chance over all worlds."""
    return starting_player.choose(view) if starting_player.applies(view) else analyse(view, budget, seed)[0].move


def analyse(view: View, budget: Budget, seed: str) -> list[SimulatedMove]:
    """Return the candidates, best first."""
    candidates = _candidates(evaluate_moves(view, seed))
    if len(candidates) == 1 or isinstance(view.question, Redraw):
        return [SimulatedMove(one.move, one.evaluation.chance) for one in candidates]
    assert view.viewer is not None
    estimates = estimate(deal(view, seed), view.viewer)
    won, worlds = [PLANNER_WEIGHT * one.evaluation.chance for one in candidates], PLANNER_WEIGHT
    for number in _world_numbers(budget, len(candidates)):
        world, worlds = deal(view, f"{seed} {number}"), worlds + 1
        for place, one in enumerate(candidates):
            won[place] += _simulate(world.copy(), estimates, one.move, random.Random(f"{seed} {number}"))
    simulated = (SimulatedMove(one.move, wins / worlds) for one, wins in zip(candidates, won, strict=True))
    return sorted(simulated, key=lambda one: -one.chance)


def _candidates(evaluations: list[EvaluatedMove]) -> list[EvaluatedMove]:
    """Keep the best moves, and for each card only the best way to play it."""
    ranked = sorted(evaluations, key=lambda one: -one.evaluation.score)
    ways = {getattr(one.move, "card", one.move): one for one in reversed(ranked)}
    best = [one for one in ranked if one in ways.values()][:MAX_CANDIDATES]
    return [one for one in best if one.evaluation.chance >= (1 - MAX_LOSS) * best[0].evaluation.chance]


def _world_numbers(budget: Budget, candidates: int) -> Iterator[int]:
    """Count the worlds that the budget allows."""
    end = monotonic() + budget.milliseconds / 1000
    for number in count():
        if monotonic() > end if budget.milliseconds else (number + 1) * candidates > budget.simulations:
            return
        yield number


def _simulate(table: Table, estimates: Estimates, move: Move, rng: random.Random) -> float:
    """Return the chance of winning after the round, if this move is made now."""
    rounds = len(table.totals)
    push(table, move, estimates.seat)
    if not table.over and len(table.totals) == rounds:
        play_round(table, rng)
    return evaluate_table(table, estimates).chance
