"""Ranks moves by the chance of winning after each, estimated by the strongest player available for the table."""

from __future__ import annotations

from typing import Final

from gwint.advice.model import RankedMove
from gwint.bots import Budget, flat_monte_carlo, planner
from gwint.bots.champion import can_search
from gwint.bots.planner import starting_player
from gwint.rules.modes import Mode
from gwint.views import View

SEARCH_BUDGET: Final = Budget(simulations=4000)
"""The default for tree search: about a fifth of a second."""
PLANNER_BUDGET: Final = Budget(simulations=100)
"""The default for simulation in Python, which takes about as long."""


def default_budget(mode: Mode) -> Budget:
    """Return the budget for a move if the caller does not ask for another."""
    return SEARCH_BUDGET if can_search(mode) else PLANNER_BUDGET


def rank_moves(view: View, budget: Budget, seed: str) -> list[RankedMove]:
    """Return every legal move, best first; no chance is higher than the best move's."""
    best, *others = _rank_by_search(view, budget, seed) or _rank_by_planner(view, budget, seed)
    capped = [RankedMove(move, min(chance, best.chance)) for move, chance in others]
    return [best, *sorted(capped, key=lambda one: -one.chance)]


def uncalibrated_chance(view: View, budget: Budget, seed: str) -> float:
    """Return the chance of winning after the best move, as it is estimated."""
    return (_rank_by_search(view, budget, seed) or _rank_by_planner(view, budget, seed))[0].chance


def _rank_by_search(view: View, budget: Budget, seed: str) -> list[RankedMove]:
    """Rank by tree search; return nothing without a search, without time, or if the twin cannot encode the table."""
    if budget.instant or not can_search(view.mode):
        return []
    from gwint.advice.search_ranking import rank_by_search
    from gwint.fast import EncodingError

    try:
        return rank_by_search(view, budget, seed)
    except EncodingError:
        return []


def _rank_by_planner(view: View, budget: Budget, seed: str) -> list[RankedMove]:
    """Rank by the planner, and its best moves by simulation if there is time."""
    ranked = sorted(planner.evaluate_moves(view, seed), key=lambda one: -one.evaluation.score)
    planned = [RankedMove(one.move, one.evaluation.chance) for one in ranked]
    if starting_player.applies(view):
        chosen = starting_player.choose(view)
        return sorted(planned, key=lambda one: one.move != chosen)
    simulated = [] if budget.instant else flat_monte_carlo.analyse(view, budget, seed)
    if not simulated:
        return planned
    return _merge(ranked, [RankedMove(*one) for one in simulated])


def _merge(ranked: list[planner.EvaluatedMove], simulated: list[RankedMove]) -> list[RankedMove]:
    """Place moves that were not simulated as far behind the best simulated move as the planner sees them."""
    known = {one.move for one in simulated}
    by_plan = {one.move: one.evaluation.chance for one in ranked}
    best = simulated[0]
    others = [
        RankedMove(move, max(0.0, best.chance - max(0.0, by_plan[best.move] - chance)))
        for move, chance in by_plan.items()
        if move not in known
    ]
    return [*simulated, *others]
