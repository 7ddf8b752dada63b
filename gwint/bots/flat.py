"""Flat Monte Carlo: the planner's best moves, each played to the end of the round in many dealt worlds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from time import monotonic
from typing import Final

from gwint.bots.budget import Budget
from gwint.bots.planner import judged, starting
from gwint.bots.planner.forces import Sight, sight
from gwint.bots.planner.judging import Judgement
from gwint.bots.planner.quick import play_round
from gwint.bots.planner.standing import standing
from gwint.rules.agenda import Redraw
from gwint.rules.moves import Move
from gwint.rules.play import push
from gwint.rules.table import Table
from gwint.views import View
from gwint.worlds import deal

CANDIDATES: Final = 5
"""So many of the planner's moves are simulated."""
DOUBT: Final = 0.2
"""A move that by the planner leaves so much less of the chance is not simulated."""
TRUST: Final = 12
"""The planner's own judgement counts as so many simulations."""


def choose(view: View, budget: Budget, seed: str) -> Move:
    """The candidate that wins most, on average over the worlds; where the planner has no doubt, its move."""
    if starting.asked(view):
        return starting.start(view)
    candidates = _candidates(judged(view, seed))
    if len(candidates) == 1 or isinstance(view.question, Redraw):
        return candidates[0].move
    assert view.viewer is not None
    seen = sight(deal(view, seed), view.viewer)
    won = [TRUST * one.standing.chance for one in candidates]
    for number in _worlds(budget, len(candidates)):
        world = deal(view, f"{seed} {number}")
        for place, one in enumerate(candidates):
            won[place] += _simulated(world.copy(), seen, one.move, random.Random(f"{seed} {number}"))
    return max(zip(won, candidates, strict=True), key=lambda pair: pair[0])[1].move


def _candidates(judgements: list[Judgement]) -> list[Judgement]:
    """The best moves, of each card only the best way to play it."""
    ranked = sorted(judgements, key=lambda one: -one.standing.score)
    ways = {getattr(one.move, "card", one.move): one for one in reversed(ranked)}
    best = [one for one in ranked if one in ways.values()][:CANDIDATES]
    return [one for one in best if one.standing.chance >= (1 - DOUBT) * best[0].standing.chance]


def _worlds(budget: Budget, candidates: int) -> Iterator[int]:
    """As many worlds as the simulations allow, or the time."""
    end = monotonic() + budget.milliseconds / 1000
    for number in count():
        if monotonic() > end if budget.milliseconds else (number + 1) * candidates > budget.simulations:
            return
        yield number


def _simulated(table: Table, seen: Sight, move: Move, rng: random.Random) -> float:
    """The chance of winning after the round, at a table where this move is made."""
    rounds = len(table.totals)
    push(table, move, seen.seat)
    if not table.over and len(table.totals) == rounds:
        play_round(table, rng)
    return standing(table, seen).chance
