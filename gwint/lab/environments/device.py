"""Many duels as arrays of a CUDA device, one thread a game, by the same functions as on the processor.

Without a device NUMBA_ENABLE_CUDASIM=1 goes through them in Python.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gwint.fast.gpu import THREADS, cuda, device_entry_point
from gwint.fast.table import Games
from gwint.lab.environments.batch_step import Batch, draw_one, illegal, step_one
from gwint.lab.environments.batched import Array, Duels


@device_entry_point
def _step(b: Batch, actions: Any, starts: Games, observing: bool, renewing: bool) -> None:
    place = cuda.grid(1)
    if place < actions.shape[0]:
        step_one(b, place, actions[place], starts, observing, renewing)


@device_entry_point
def _find_illegal(b: Batch, actions: Any, first: Any) -> None:
    place = cuda.grid(1)
    if place < actions.shape[0] and illegal(b, place, actions[place]):
        cuda.atomic.min(first, 0, place)


@device_entry_point
def _draw(b: Batch, dice: Any, out: Any) -> None:
    place = cuda.grid(1)
    if place < out.shape[0]:
        draw_one(b, place, dice, out)


class DeviceDuels(Duels):
    """As `Duels`; actions, observations, masks and rewards are arrays on the device."""

    def __init__(self, count: int, *, observing: bool = True, renewing: bool = True) -> None:
        super().__init__(count, observing=observing, renewing=renewing)
        self._grid = -(-count // THREADS), THREADS

    def _placed(self, array: Array) -> Array:
        return cuda.to_device(array)

    def _first_illegal(self, actions: Array) -> int:
        first = cuda.to_device(np.full(1, self.count, dtype=np.int64))
        _find_illegal[self._grid](self._batch, actions, first)
        return int(first.copy_to_host()[0])

    def _draw(self, moves: Array) -> None:
        _draw[self._grid](self._batch, self._dice, moves)

    def _run(self, actions: Array) -> None:
        _step[self._grid](self._batch, actions, self._starts, self.observing, self.renewing)
