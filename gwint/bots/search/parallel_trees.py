"""Several trees over the same view, grown in parallel; their statistics are added up at the root."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Final

from gwint.fast.search import GuidedSearch, MoveStatistics, Search
from gwint.rules.moves import Move
from gwint.views import View

SIMULATIONS_PER_CLOCK_CHECK: Final = 32
"""At most a few milliseconds pass between two checks of the clock."""


Tree = Search | GuidedSearch


class Forest:
    """Each tree has its own seed and thread; the same seed, simulations and threads grow the same trees."""

    def __init__(self, view: View, seed: str, threads: int = 1, new_tree: Callable[[View, str], Tree] = Search) -> None:
        self._moves = view.moves
        self._trees = [new_tree(view, f"{seed} {number}") for number in range(threads)]

    def grow(self, simulations: int) -> None:
        """Run `simulations` more, split evenly across the trees."""
        each, more = divmod(simulations, len(self._trees))
        self._in_parallel(lambda number, tree: tree.grow(each + (number < more)))

    def grow_until(self, end: float) -> None:
        """Run simulations until `end`, at least one batch in every tree."""
        self._in_parallel(lambda _, tree: _grow_until(end, tree))

    def move_statistics(self) -> dict[Move, MoveStatistics]:
        """Return the visits and wins of every legal move, summed over all trees."""
        by_tree = [tree.move_statistics() for tree in self._trees]
        return {
            move: MoveStatistics(sum(one[move].visits for one in by_tree), sum(one[move].won for one in by_tree))
            for move in self._moves
        }

    def _in_parallel(self, grow: Callable[[int, Tree], None]) -> None:
        if len(self._trees) == 1:
            grow(0, self._trees[0])
            return
        self._trees[0].grow(0)  # The first tree compiles what is not compiled yet, before the others start.
        with ThreadPoolExecutor(len(self._trees)) as executor:
            list(executor.map(grow, range(len(self._trees)), self._trees))


def _grow_until(end: float, tree: Tree) -> None:
    tree.grow(SIMULATIONS_PER_CLOCK_CHECK)
    while perf_counter() < end:
        tree.grow(SIMULATIONS_PER_CLOCK_CHECK)
