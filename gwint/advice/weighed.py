"""A legal move and the chance of winning after it."""

from __future__ import annotations

from typing import NamedTuple

from gwint.rules.moves import Move


class Weighed(NamedTuple):
    move: Move
    chance: float
