"""The numeric twin of the duel: the rules of `gwint.rules` on a NumPy record, compiled by Numba for CPU and GPU.

`encode` and `decode` convert between the two; `tests/fast` compares both engines move by move.
"""

from __future__ import annotations

from gwint.fast.encoding import EncodingError, deal, decode, encode
from gwint.fast.entry_points import (
    chance_for,
    clone,
    copies,
    legal,
    mask,
    move_list,
    play_many,
    playout,
    step,
    step_and_legal,
)
from gwint.fast.move_encoding import move_of, number_of
from gwint.fast.moves import MOVES, VERSION
from gwint.fast.playouts import POLICIES
from gwint.fast.table import GAME, Games

__all__ = [
    "GAME", "MOVES", "POLICIES", "VERSION", "EncodingError", "Games", "chance_for", "clone", "copies", "deal",
    "decode", "encode", "legal", "mask", "move_list", "move_of", "number_of", "play_many", "playout", "step",
    "step_and_legal",
]  # fmt: skip
