"""The interface to Python: a search over a view, which grows while there is time."""

from __future__ import annotations

import zlib
from typing import Any, Final, NamedTuple

from gwint.fast.compiler import entry_point
from gwint.fast.entry_points import chance_for
from gwint.fast.move_encoding import number_of
from gwint.fast.search.determinization import Unseen, redeal
from gwint.fast.search.endgame_solver import MAX_DEPTH, UNSOLVED, Lines, empty_lines, is_solvable, solve_move
from gwint.fast.search.search_input import visible_game
from gwint.fast.search.tree import NO_NODE, ROOT, Tree, new_tree, simulate
from gwint.fast.table import Games
from gwint.rules.moves import Move
from gwint.views import View

POLICIES: Final = ("random", "sensible")
"""The playout policies."""
MAX_SOLVED: Final = 20_000
"""The most decisions of a last round to search for a move; a move that needs more is not solved."""


@entry_point
def grow(tree: Tree, game: Games, seat: int, unseen: Unseen, simulations: int, policy: int, chance: Any) -> None:
    """Runs more simulations, each in a world of its own."""
    for _ in range(simulations):
        tree.games[0] = game[0]
        redeal(tree.games[0], seat, unseen, chance)
        simulate(tree, seat, policy, chance)


@entry_point
def solve_last_round(lines: Lines, game: Games, seat: int, unseen: Unseen, move: int, most: int, chance: Any) -> float:
    """Returns the value of a move in the last round, or UNSOLVED."""
    scratch = lines.games[MAX_DEPTH - 1 :]
    scratch[0] = game[0]
    if not is_solvable(scratch[0], seat, unseen.missing):
        return UNSOLVED
    redeal(scratch[0], seat, unseen, chance)
    return solve_move(lines, scratch[0], seat, move, most)


class MoveStatistics(NamedTuple):
    """How often a move was simulated, and how many of those games were won (a draw is a half)."""

    visits: int
    won: float


class Search:
    """A tree over the worlds that fit a view. The same seed and simulations grow the same tree."""

    def __init__(self, view: View, seed: str, policy: str = "sensible") -> None:
        assert view.viewer is not None
        self._moves, self._seat = view.moves, view.viewer
        self._game, self._unseen = visible_game(view, self._seat, seed)
        self._policy = POLICIES.index(policy)
        self._chance = chance_for(1, zlib.crc32(seed.encode()))
        self._tree = new_tree()

    def grow(self, simulations: int) -> None:
        """Runs more simulations."""
        grow(self._tree, self._game, self._seat, self._unseen, simulations, self._policy, self._chance)

    def solve(self) -> dict[Move, float]:
        """Returns the exact values of moves in the last round (win 1, draw a half); empty if it is not solvable."""
        lines, found = empty_lines(), {}
        for move in self._moves:
            number = number_of(self._game[0], move)
            worth = solve_last_round(lines, self._game, self._seat, self._unseen, number, MAX_SOLVED, self._chance)
            if worth == UNSOLVED:
                return {}
            found[move] = worth
        return found

    def move_statistics(self) -> dict[Move, MoveStatistics]:
        """Returns the statistics of every legal move."""
        found = self._children()
        return {move: found.get(number_of(self._game[0], move), MoveStatistics(0, 0.0)) for move in self._moves}

    def _children(self) -> dict[int, MoveStatistics]:
        tree, found = self._tree, {}
        child = tree.first[ROOT]
        while child != NO_NODE:
            found[int(tree.move[child])] = MoveStatistics(int(tree.visits[child]), float(tree.won[child]))
            child = tree.sibling[child]
        return found
