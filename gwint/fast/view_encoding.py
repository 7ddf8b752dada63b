"""From a view to what a network reads: the observation of its seat, and the numbers of its legal moves."""

from __future__ import annotations

from typing import Any

from gwint.fast.encoding import deal
from gwint.fast.entry_points import observe_into
from gwint.fast.move_encoding import number_of
from gwint.views import View


def encode_view(view: View, out: Any) -> list[int]:
    """Writes the viewer's observation into the first of an array of observations; returns its moves' numbers in order.

    The hidden cards are dealt at random, and no observation depends on them.
    """
    assert view.viewer is not None
    world = deal(view, 0)
    observe_into(world, view.viewer, out)
    return [number_of(world[0], move) for move in view.moves]
