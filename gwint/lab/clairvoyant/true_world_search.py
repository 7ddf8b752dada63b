"""The tree search over the one true world, in place of worlds that are dealt again for every simulation."""

from __future__ import annotations

import zlib
from typing import Any

from gwint.fast.compiler import entry_point
from gwint.fast.entry_points import chance_for
from gwint.fast.move_encoding import number_of
from gwint.fast.search.endgame_solver import MAX_DEPTH, UNSOLVED, WON, Lines, empty_lines, is_solvable, solve_move
from gwint.fast.search.tree import Tree, new_tree, simulate
from gwint.fast.search.tree_search import MAX_SOLVED, POLICIES, Search
from gwint.fast.table import Games
from gwint.rules.moves import Move
from gwint.views import View


@entry_point
def grow_in_true_world(tree: Tree, game: Games, seat: int, simulations: int, policy: int, chance: Any) -> None:
    """Runs more simulations, each with the true cards and the true chance."""
    for _ in range(simulations):
        tree.games[0] = game[0]
        simulate(tree, seat, policy, chance)


@entry_point
def solve_in_true_world(lines: Lines, game: Games, seat: int, move: int, most: int) -> float:
    """Returns the value of a move in the last round, or UNSOLVED."""
    scratch = lines.games[MAX_DEPTH - 1 :]
    scratch[0] = game[0]
    if not is_solvable(scratch[0], seat, 0):
        return UNSOLVED
    return solve_move(lines, scratch[0], seat, move, most)


class TrueWorldSearch(Search):
    """A tree over a table that is known completely. The same seed and simulations grow the same tree."""

    def __init__(self, game: Games, view: View, seed: str) -> None:
        """`view` is that of the searching seat, whose legal moves it has."""
        assert view.viewer is not None
        self._moves, self._seat = view.moves, view.viewer
        self._game = game
        self._policy = POLICIES.index("sensible")
        self._chance = chance_for(1, zlib.crc32(seed.encode()))
        self._tree = new_tree()

    def grow(self, simulations: int) -> None:
        """Runs more simulations."""
        grow_in_true_world(self._tree, self._game, self._seat, simulations, self._policy, self._chance)

    def winning_move(self) -> Move | None:
        """Returns a move that wins the last round whatever the opponent does; None if none is proven to."""
        lines = empty_lines()
        for move in self._moves:
            number = number_of(self._game[0], move)
            if solve_in_true_world(lines, self._game, self._seat, number, MAX_SOLVED) == WON:
                return move
        return None
