"""Several trees over the same view, grown at once on all cores that they may have; at the root they are one."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Final

from gwint.fast.search import MoveStatistics, Search
from gwint.rules.moves import Move
from gwint.views import View

SIMULATIONS_PER_CLOCK_CHECK: Final = 32
"""So many simulations between two looks at the clock: a few milliseconds at most."""


class Forest:
    """Each tree has a seed and a thread of its own; the same seed, simulations and threads grow the same trees."""

    def __init__(self, view: View, seed: str, threads: int = 1) -> None:
        self._moves = view.moves
        self._trees = [Search(view, f"{seed} {number}") for number in range(threads)]

    def exact_chances(self) -> dict[Move, float]:
        """What moves of the last round are worth for certain; none where it is open."""
        return self._trees[0].solve()

    def grow(self, simulations: int) -> None:
        """So many simulations more in all, for each tree as many or one less."""
        each, more = divmod(simulations, len(self._trees))
        self._in_parallel(lambda number, tree: tree.grow(each + (number < more)))

    def grow_until(self, end: float) -> None:
        """On until the time is up, every tree at least once."""
        self._in_parallel(lambda _, tree: _grow_until(end, tree))

    def move_statistics(self) -> dict[Move, MoveStatistics]:
        """What became of every legal move in all trees together."""
        by_tree = [tree.move_statistics() for tree in self._trees]
        return {
            move: MoveStatistics(sum(one[move].visits for one in by_tree), sum(one[move].won for one in by_tree))
            for move in self._moves
        }

    def _in_parallel(self, grow: Callable[[int, Search], None]) -> None:
        if len(self._trees) == 1:
            grow(0, self._trees[0])
            return
        self._trees[0].grow(0)  # What is not compiled yet is compiled by one of them.
        with ThreadPoolExecutor(len(self._trees)) as executor:
            list(executor.map(grow, range(len(self._trees)), self._trees))


def _grow_until(end: float, tree: Search) -> None:
    tree.grow(SIMULATIONS_PER_CLOCK_CHECK)
    while perf_counter() < end:
        tree.grow(SIMULATIONS_PER_CLOCK_CHECK)
