"""The same games on a CUDA device, a thread per game; NUMBA_ENABLE_CUDASIM=1 runs them in Python without a device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from gwint.fast.entry_points import TO_THE_END, Numbers, chance_for, check_run
from gwint.fast.moves import MAX_LEGAL_MOVES
from gwint.fast.playouts import POLICIES, play_on
from gwint.fast.table import GAME, Games

if not hasattr(np, "row_stack"):
    # Numba's CUDA still uses a name that NumPy 2.5 has removed.
    np.row_stack = np.vstack
from numba import cuda as numba_cuda
from numba.cuda.cudadrv import nvvm

cuda: Any = numba_cuda

THREADS: Final = 256
"""The threads of a block."""


def device_entry_point(entry: Callable[..., None]) -> Any:
    """Compiles a kernel that Python launches, at its first launch."""
    made = cuda.jit(entry)
    if hasattr(made, "compile"):
        compile_ = made.compile
        made.compile = lambda signature: _with_tables_in_memory(compile_, signature)
    return made


def _with_tables_in_memory(compile_: Callable[[object], object], signature: object) -> object:
    """Puts constant tables into global memory: Numba copies them per function, and a device has 64 kB for constants."""
    original = nvvm.ADDRSPACE_CONSTANT
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    try:
        return compile_(signature)
    finally:
        nvvm.ADDRSPACE_CONSTANT = original


@device_entry_point
def run(games: Any, most: int, policies: Any, streams: Any, decisions: Any) -> None:
    """Works like `entry_points.run`, with a thread for each game."""
    number = cuda.grid(1)
    if number < games.shape[0]:
        out = cuda.local.array(MAX_LEGAL_MOVES, np.uint16)
        # A thread's local memory interleaves games, so the same field of neighbouring games is adjacent.
        game = cuda.local.array(1, GAME)
        game[0] = games[number]
        decisions[number] = play_on(game[0], most, policies[number], out, streams[number : number + 1])
        games[number] = game[0]


def play_on_device(games: Games, most: int, policies: Numbers, streams: Numbers) -> int:
    """Works like `entry_points.run`: plays every game on in place and returns the number of decisions."""
    check_run(games, most, policies, streams)
    decisions = cuda.to_device(np.zeros(len(games), dtype=np.int64))
    records, chance = cuda.to_device(games), cuda.to_device(streams)
    blocks = -(-len(games) // THREADS)
    run[blocks, THREADS](records, most, cuda.to_device(policies), chance, decisions)
    records.copy_to_host(games)
    return int(decisions.copy_to_host().sum())


def play_many(games: Games, seed: int, policies: tuple[str, str] = ("random", "random")) -> int:
    """Plays every game to its end in place, with a policy for each seat, exactly like `entry_points.play_many`."""
    numbers = np.array([POLICIES.index(policy) for policy in policies], dtype=np.uint8)
    streams = chance_for(len(games), seed)
    return play_on_device(games, TO_THE_END, np.tile(numbers, (len(games), 1)), streams)
