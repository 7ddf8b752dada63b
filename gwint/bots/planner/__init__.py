"""The planner tries every move in a dealt world and picks the one with the best chance of winning."""

from __future__ import annotations

from gwint.bots.budget import Budget
from gwint.bots.passing import without_rash_pass
from gwint.bots.planner import starting_player
from gwint.bots.planner.move_evaluation import EvaluatedMove, evaluate_moves
from gwint.rules.moves import Move
from gwint.views import View

__all__ = ["EvaluatedMove", "choose", "evaluate_moves"]


def choose(view: View, budget: Budget, seed: str) -> Move:
    """Choose the move that leaves the best table."""
    if starting_player.applies(view):
        return starting_player.choose(view)
    return max(evaluate_moves(without_rash_pass(view), seed), key=lambda one: one.evaluation.score).move
