"""What Python calls: a search over a view, grown for as long as there is time."""

from __future__ import annotations

import zlib
from typing import Any, Final, NamedTuple

from gwint.fast.calls import chance_for
from gwint.fast.compiled import door
from gwint.fast.phrases import number_of
from gwint.fast.search.dealing import sighted
from gwint.fast.search.tree import NO_NODE, ROOT, Tree, planted, simulate
from gwint.fast.search.unseen import Unseen, redeal
from gwint.fast.table import Games
from gwint.rules.moves import Move
from gwint.views import View

POLICIES: Final = ("random", "sensible")
"""How playouts may be played."""


@door
def grow(tree: Tree, game: Games, seat: int, unseen: Unseen, simulations: int, policy: int, chance: Any) -> None:
    """So many simulations more, each in a world of its own."""
    for _ in range(simulations):
        tree.games[0] = game[0]
        redeal(tree.games[0], seat, unseen, chance)
        simulate(tree, seat, policy, chance)


class Tried(NamedTuple):
    """What became of a move: how often it was simulated, and how many of those games were won (a draw is a half)."""

    visits: int
    won: float


class Search:
    """A tree over the worlds that fit a view; the same seed and simulations grow the same tree."""

    def __init__(self, view: View, seed: str, policy: str = "sensible") -> None:
        assert view.viewer is not None
        self._moves, self._seat = view.moves, view.viewer
        self._game, self._unseen = sighted(view, self._seat, seed)
        self._policy = POLICIES.index(policy)
        self._chance = chance_for(1, zlib.crc32(seed.encode()))
        self._tree = planted()

    def grow(self, simulations: int) -> None:
        """So many simulations more."""
        grow(self._tree, self._game, self._seat, self._unseen, simulations, self._policy, self._chance)

    def tried(self) -> dict[Move, Tried]:
        """What became of every legal move."""
        found = self._children()
        return {move: found.get(number_of(self._game[0], move), Tried(0, 0.0)) for move in self._moves}

    def _children(self) -> dict[int, Tried]:
        tree, found = self._tree, {}
        child = tree.first[ROOT]
        while child != NO_NODE:
            found[int(tree.move[child])] = Tried(int(tree.visits[child]), float(tree.won[child]))
            child = tree.sibling[child]
        return found
