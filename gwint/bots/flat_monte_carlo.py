"""Flat Monte Carlo: the planner's best moves, each played to the end of the round in many dealt worlds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from time import monotonic
from typing import Final, NamedTuple

from gwint.bots.budget import Budget
from gwint.bots.planner import judged, starting_player
from gwint.bots.planner.move_evaluation import Judgement
from gwint.bots.planner.quick_policy import play_round
from gwint.bots.planner.resources import Sight, sight
from gwint.bots.planner.table_evaluation import standing
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


class Simulated(NamedTuple):
    """A candidate, and the chance of winning after it."""

    move: Move
    chance: float


def choose(view: View, budget: Budget, seed: str) -> Move:
    """The candidate that wins most, on average over the worlds; where the planner has no doubt, its move."""
    return starting_player.start(view) if starting_player.asked(view) else analysed(view, budget, seed)[0].move


def analysed(view: View, budget: Budget, seed: str) -> list[Simulated]:
    """The candidates, the best first."""
    candidates = _candidates(judged(view, seed))
    if len(candidates) == 1 or isinstance(view.question, Redraw):
        return [Simulated(one.move, one.standing.chance) for one in candidates]
    assert view.viewer is not None
    seen = sight(deal(view, seed), view.viewer)
    won, worlds = [TRUST * one.standing.chance for one in candidates], TRUST
    for number in _worlds(budget, len(candidates)):
        world, worlds = deal(view, f"{seed} {number}"), worlds + 1
        for place, one in enumerate(candidates):
            won[place] += _simulated(world.copy(), seen, one.move, random.Random(f"{seed} {number}"))
    simulated = (Simulated(one.move, wins / worlds) for one, wins in zip(candidates, won, strict=True))
    return sorted(simulated, key=lambda one: -one.chance)


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
