"""A single duel on the twin, for the environments of other libraries."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np

from gwint.fast.compiler import entry_point
from gwint.fast.encoding import decode
from gwint.fast.entry_points import FIRST, advance, legal, move_list
from gwint.fast.entry_points import mask as mask_of
from gwint.fast.play import to_act
from gwint.fast.table import SEATS, Games
from gwint.lab.environments import VERSION, check_version
from gwint.lab.environments.observations import as_bytes, observation
from gwint.notation.picture_writer import picture
from gwint.rules.chance import chance_of, seed_of

Array: TypeAlias = np.ndarray[Any, Any]
AGENTS: Final = tuple(f"seat_{seat}" for seat in range(SEATS))


@entry_point
def _acting_seat(game: Games) -> int:
    return to_act(game[0])


def deal_duel(tables: Games, seed: str | int, version: int = VERSION) -> Duel:
    """Deal a random one of these tables; the same seed deals the same cards as in `gwint.Game`."""
    full_seed = seed_of(seed)
    number = Random(full_seed).randrange(len(tables))
    game = tables[number : number + 1].copy()
    game["streams"] = np.array(chance_of(full_seed, SEATS).streams, dtype=np.uint64)
    return Duel(game, version)


class Duel:
    """A game and the moves of the seat to act; `version` is the version of the observations."""

    def __init__(self, game: Games, version: int = VERSION) -> None:
        self.game, self.version = game, check_version(version)
        self._moves = move_list()
        self._count = legal(game, self._moves)

    @property
    def over(self) -> bool:
        return bool(self.game["over"][0])

    @property
    def acting(self) -> int:
        """The seat to act."""
        return _acting_seat(self.game)

    @property
    def moves(self) -> Array:
        """The legal moves of the seat to act."""
        return self._moves[: self._count]

    def mask(self) -> Array:
        return mask_of(self._moves, self._count).astype(np.int8)

    def push(self, move: int) -> None:
        """Make a legal move."""
        self._count = advance(self.game, FIRST, move, self._moves)

    def observe(self, seat: int) -> Array:
        """Return what a seat may know as a row of bytes."""
        return as_bytes(observation(self.game, seat), self.version)

    @property
    def rewards(self) -> Sequence[int]:
        """By seat, 1 for a win and -1 for a loss; 0 until the game is over, and in a draw."""
        winners = int(self.game["winners"][0]) if self.over else 0
        return [(winners >> seat & 1) - (winners >> (1 - seat) & 1) for seat in range(SEATS)]

    def picture(self) -> str:
        """Draw the whole table including secrets: for people, not for agents."""
        return picture(decode(self.game))
