"""The interface to Python of the search that the network guides, and the network's own opinion about a view."""

from __future__ import annotations

import zlib
from typing import Any, Final

from gwint.fast.compiler import entry_point
from gwint.fast.entry_points import chance_for
from gwint.fast.move_encoding import number_of
from gwint.fast.network.inference import Evaluations, empty_evaluations, evaluate
from gwint.fast.network.weights import Weights, shipped_weights
from gwint.fast.search.beliefs import Belief, new_belief
from gwint.fast.search.guided_tree import IDLE, GuidedTree, new_guided_tree, resume
from gwint.fast.search.search_input import visible_game
from gwint.fast.search.tree import NO_NODE, ROOT
from gwint.fast.search.tree_search import MoveStatistics
from gwint.fast.table import Games
from gwint.fast.view_encoding import encode_view
from gwint.rules.moves import Move
from gwint.views import View

BATCH: Final = 8
"""The simulations that run side by side."""


@entry_point
def resume_all(tree: GuidedTree, e: Evaluations, game: Games, seat: int, belief: Belief, chance: Any) -> int:
    """Goes on with every simulation until its next evaluation; returns how many need one."""
    waiting = 0
    for index in range(len(tree.games)):
        resume(tree, e, index, game[0], seat, belief, chance)
        waiting += tree.state[index] != IDLE
    return waiting


class Opinion:
    """What the network says about a view: a probability for every move, the expected result, and the enemy's hand."""

    def __init__(self, view: View, weights: Weights) -> None:
        evaluations = empty_evaluations(1, weights)
        numbers = encode_view(view, evaluations.records)
        evaluations.moves[0, : len(numbers)] = numbers
        evaluations.counts[0] = len(numbers)
        evaluate(weights, evaluations, 1, True)
        self.policy = {move: float(evaluations.policies[0, place]) for place, move in enumerate(view.moves)}
        self.value = float(evaluations.values[0])
        self.beliefs = evaluations.beliefs[0]


class GuidedSearch:
    """A tree over the worlds that fit a view. The same seed and simulations grow the same tree."""

    def __init__(self, view: View, seed: str, weights: Weights | None = None) -> None:
        assert view.viewer is not None
        self._weights = weights or shipped_weights()
        self._moves, self._seat = view.moves, view.viewer
        self.opinion = Opinion(view, self._weights)
        self._game, unseen = visible_game(view, self._seat, seed)
        self._belief = new_belief(unseen, self.opinion.beliefs)
        self._chance = chance_for(1, zlib.crc32(seed.encode()))
        self._tree = new_guided_tree(BATCH)
        self._evaluations = empty_evaluations(BATCH, self._weights)

    def grow(self, simulations: int) -> None:
        """Runs more simulations."""
        self._tree.left[0] = simulations
        while self._resume():
            evaluate(self._weights, self._evaluations, BATCH, False)

    def _resume(self) -> int:
        waiting: int = resume_all(self._tree, self._evaluations, self._game, self._seat, self._belief, self._chance)
        return waiting

    def move_statistics(self) -> dict[Move, MoveStatistics]:
        """Returns the statistics of every legal move."""
        found = self._children()
        return {move: found.get(number_of(self._game[0], move), MoveStatistics(0, 0.0)) for move in self._moves}

    def _children(self) -> dict[int, MoveStatistics]:
        tree, found = self._tree, {}
        child = tree.first[ROOT]
        while child != NO_NODE:
            visits = int(tree.visits[child])
            found[int(tree.move[child])] = MoveStatistics(visits, (visits + float(tree.worth[child])) / 2)
            child = tree.sibling[child]
        return found
