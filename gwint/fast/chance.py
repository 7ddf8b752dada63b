"""Random numbers in the record: the streams of `gwint.rules.chance`, advanced in the same way."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from gwint.fast.compiler import inlined, kernel
from gwint.fast.table import Game
from gwint.rules import chance

TABLE_STREAM: Final = chance.TABLE_STREAM
GAMMA: Final = np.uint64(chance.GAMMA)
MASK: Final = np.uint64(chance.MASK)
FIRST_FACTOR: Final = np.uint64(0xBF58_476D_1CE4_E5B9)
SECOND_FACTOR: Final = np.uint64(0x94D0_49BB_1331_11EB)
FIRST_SHIFT, SECOND_SHIFT, THIRD_SHIFT = np.uint64(30), np.uint64(27), np.uint64(31)
ONE: Final = np.uint64(1)


@kernel
def seat_stream(seat: int) -> int:
    return 1 + seat


@kernel
def draw_below(streams: Any, stream: int, count: int) -> int:
    """Draws a number below `count`, each equally likely; values that would cause a bias are rejected."""
    many = np.uint64(count)
    while True:
        state = streams[stream] + GAMMA
        streams[stream] = state
        state = (state ^ (state >> FIRST_SHIFT)) * FIRST_FACTOR
        state = (state ^ (state >> SECOND_SHIFT)) * SECOND_FACTOR
        state ^= state >> THIRD_SHIFT
        picked = state % many
        if state - picked <= MASK - (many - ONE):
            return int(np.int64(picked))


@inlined
def pick(s: Game, stream: int, count: int) -> int:
    return draw_below(s.streams, stream, count)
