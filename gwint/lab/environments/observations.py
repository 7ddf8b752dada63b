"""A game as one seat may know it: a record, a row of bytes, or lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np

from gwint.fast.compiler import entry_point
from gwint.fast.moves import card_name
from gwint.fast.observations import FIELDS, OBSERVATION, QUESTIONS, SIZE, ZONES, observe
from gwint.fast.table import Games
from gwint.rules.agenda import STEP_KINDS

Array: TypeAlias = np.ndarray[Any, Any]


def field_slices() -> Iterator[tuple[str, tuple[int, ...], slice]]:
    """Yield every field with its name, its shape and the position of its bytes."""
    start = 0
    for name, shape in FIELDS:
        end = start + int(np.prod(shape))
        yield name, shape, slice(start, end)
        start = end


@entry_point
def _observe_into(game: Games, viewer: int, out: Any) -> None:
    observe(game[0], viewer, out[0])


def observation(game: Games, viewer: int) -> Array:
    """Return what a seat may know of a game as one record."""
    record = np.zeros(1, dtype=OBSERVATION)
    _observe_into(game, viewer, record)
    return record


def as_bytes(record: Array) -> Array:
    return record.view(np.uint8).reshape(SIZE)


def describe(record: Array) -> str:
    """Describe an observation in text, one line for each non-empty field."""
    return "\n".join(_lines(record[0]))


def _lines(o: Any) -> Iterator[str]:
    for zone, counts in zip(ZONES, o["cards"], strict=True):
        cards = [f"{card_name(int(card))} {counts[card]}" for card in np.flatnonzero(counts)]
        if cards:
            yield f"{zone}: {', '.join(cards)}"
    for question in np.flatnonzero(o["question"]):
        yield f"question: {STEP_KINDS[QUESTIONS[question]].title().replace('-', '')}"
    for name, _ in FIELDS[1:]:
        if name != "question" and o[name].any():
            yield f"{name}: {' '.join(map(str, o[name].ravel()))}"
