"""How good each move is: the chance of winning after it, as the best player for this table reckons it."""

from __future__ import annotations

from typing import Final

from gwint.advice.model import RankedMove
from gwint.bots import Budget, flat_monte_carlo, planner
from gwint.bots.champion import can_search
from gwint.bots.planner import starting_player
from gwint.rules.modes import Mode
from gwint.views import View

SEARCH_BUDGET: Final = Budget(simulations=4000)
"""What a search usually may think: about a fifth of a second."""
PLANNER_BUDGET: Final = Budget(simulations=100)
"""What simulation in Python usually may: about the same."""


def default_budget(mode: Mode) -> Budget:
    """What is thought about a move where nothing else is wished for."""
    return SEARCH_BUDGET if can_search(mode) else PLANNER_BUDGET


def rank_moves(view: View, budget: Budget, seed: str) -> list[RankedMove]:
    """Every legal move, the best first; no other is called better than the best."""
    best, *others = _rank_by_search(view, budget, seed) or _rank_by_planner(view, budget, seed)
    capped = [RankedMove(move, min(chance, best.chance)) for move, chance in others]
    return [best, *sorted(capped, key=lambda one: -one.chance)]


def _rank_by_search(view: View, budget: Budget, seed: str) -> list[RankedMove]:
    """By tree search; nothing where there is none, no time for it, or no twin of this very table."""
    if budget.instant or not can_search(view.mode):
        return []
    from gwint.advice.search_ranking import rank_by_search
    from gwint.fast import EncodingError

    try:
        return rank_by_search(view, budget, seed)
    except EncodingError:
        return []


def _rank_by_planner(view: View, budget: Budget, seed: str) -> list[RankedMove]:
    """By the planner, and its best moves by simulation where there is time."""
    ranked = sorted(planner.evaluate_moves(view, seed), key=lambda one: -one.evaluation.score)
    if starting_player.applies(view):
        chosen = starting_player.choose(view)
        return sorted(
            (RankedMove(one.move, one.evaluation.chance) for one in ranked), key=lambda one: one.move != chosen
        )
    simulated = [] if budget.instant else flat_monte_carlo.analyse(view, budget, seed)
    if not simulated:
        return [RankedMove(one.move, one.evaluation.chance) for one in ranked]
    return _merge(ranked, [RankedMove(*one) for one in simulated])


def _merge(ranked: list[planner.EvaluatedMove], simulated: list[RankedMove]) -> list[RankedMove]:
    """Moves that were not simulated are behind the best of those that were by as much as the planner has it."""
    known = {one.move for one in simulated}
    by_plan = {one.move: one.evaluation.chance for one in ranked}
    best = simulated[0]
    others = [
        RankedMove(move, max(0.0, best.chance - max(0.0, by_plan[best.move] - chance)))
        for move, chance in by_plan.items()
        if move not in known
    ]
    return [*simulated, *others]
