"""Many duels as arrays on a CUDA device, one thread a game, with the same functions as on the CPU.

Without a device, NUMBA_ENABLE_CUDASIM=1 simulates them in Python.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gwint.fast.arguments import wrong_array
from gwint.fast.gpu import THREADS, cuda, device_entry_point
from gwint.fast.table import Games
from gwint.lab.environments import VERSION
from gwint.lab.environments.batch_step import DuelArrays, draw_one, illegal, step_one
from gwint.lab.environments.batched import Array, Duels


@device_entry_point
def _step(b: DuelArrays, actions: Any, initial_tables: Games, observing: bool, renewing: bool) -> None:
    index = cuda.grid(1)
    if index < actions.shape[0]:
        step_one(b, index, actions[index], initial_tables, observing, renewing)


@device_entry_point
def _find_illegal(b: DuelArrays, actions: Any, first: Any) -> None:
    index = cuda.grid(1)
    if index < actions.shape[0] and illegal(b, index, actions[index]):
        cuda.atomic.min(first, 0, index)


@device_entry_point
def _draw_moves(b: DuelArrays, dice: Any, out: Any) -> None:
    index = cuda.grid(1)
    if index < out.shape[0]:
        draw_one(b, index, dice, out)


class DeviceDuels(Duels):
    """Like `Duels`, with actions, observations, masks and rewards as arrays on the device."""

    def __init__(self, count: int, *, observing: bool = True, renewing: bool = True, version: int = VERSION) -> None:
        super().__init__(count, observing=observing, renewing=renewing, version=version)
        self._grid = -(-count // THREADS), THREADS

    def _place(self, array: Array) -> Array:
        return cuda.to_device(array)

    def _checked_actions(self, actions: Array) -> Array:
        """Check an array on the device where it is; copy one from the host."""
        if hasattr(actions, "copy_to_host"):
            moves = actions
        elif hasattr(actions, "__cuda_array_interface__"):
            moves = cuda.as_cuda_array(actions)
        else:
            return self._place(super()._checked_actions(actions))
        if moves.dtype != np.uint16 or moves.shape != (self.count,) or not moves.is_c_contiguous():
            raise wrong_array("actions", moves, np.uint16, (self.count,))
        return moves

    def _first_illegal(self, actions: Array) -> int:
        first = cuda.to_device(np.full(1, self.count, dtype=np.int64))
        _find_illegal[self._grid](self._batch, actions, first)
        return int(first.copy_to_host()[0])

    def _draw_moves(self, moves: Array) -> None:
        _draw_moves[self._grid](self._batch, self._dice, moves)

    def _step_games(self, actions: Array) -> None:
        _step[self._grid](self._batch, actions, self._initial_tables, self.observing, self.renewing)
