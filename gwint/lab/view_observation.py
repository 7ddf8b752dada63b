"""What a view shows, as the learning environments write it, so that what was trained there can play as a bot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gwint.faults import GwintError, check_type
from gwint.rules.moves import Move
from gwint.views import View, seat_numbers


class ObservationError(GwintError):
    """A view that has no observation: that of a spectator, or one without NumPy and Numba."""


@dataclass(frozen=True, eq=False)
class ViewObservation:
    """A view as arrays: what the learning environments show the seat to act, and its legal moves by number."""

    row: Any
    """The observation as a row of bytes, like a row of `Duels.observe()`."""
    mask: Any
    """For each move number, whether the move is legal: like a row of `Duels.mask()`."""
    moves: Mapping[int, Move]
    """The legal moves by number, in the order of `view.moves`; empty when the viewer may not act."""


def observe_view(view: View, version: int | None = None) -> ViewObservation:
    """Return what a seat of a duel sees as arrays, in this version of the observations (by default the newest).

    Raises ObservationError for a spectator's view, or without `gwint[fast]`, and EncodingError for another mode.
    """
    check_type("view", view, View)
    try:
        import numpy as np

        from gwint.fast.moves import COUNT
        from gwint.fast.observations import OBSERVATION
        from gwint.fast.view_encoding import encode_view
        from gwint.lab.environments import VERSION
        from gwint.lab.environments.observations import as_bytes
    except ModuleNotFoundError as error:
        command = "pip install 'gwint[fast]'"
        raise ObservationError("fast-missing", module=error.name or "", command=command) from error
    if view.viewer is None:
        raise ObservationError("unknown-seat", text="None", seats=seat_numbers(len(view.seats)))
    record, mask = np.zeros(1, dtype=OBSERVATION), np.zeros(COUNT, dtype=np.bool_)
    numbers = encode_view(view, record)
    mask[numbers] = True
    row = as_bytes(record, VERSION if version is None else version)
    return ViewObservation(row, mask, dict(zip(numbers, view.moves, strict=True)))
