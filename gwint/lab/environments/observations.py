"""A game as one seat may know it: a record, a row of bytes, or lines of text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias

import numpy as np

from gwint.cards import ROWS
from gwint.fast.arguments import wrong_array
from gwint.fast.entry_points import observe_into
from gwint.fast.moves import card_name
from gwint.fast.observations import (
    MOVABLE,
    OBSERVATION,
    OPTION_WIDTHS,
    QUESTIONS,
    SIZE,
    SIZES,
    VERSIONS,
    ZONES,
)
from gwint.fast.table import Games
from gwint.lab.environments import VERSION, check_version
from gwint.rules.agenda import STEP_KINDS
from gwint.rulesets import NUMERIC, OPTIONS, Ruleset, text

Array: TypeAlias = np.ndarray[Any, Any]
DESCRIBED_IN_WORDS: Final = frozenset({"cards", "question", "pending", "options"})
"""The fields that `describe` does not write as numbers."""


def field_slices(version: int = VERSION) -> Iterator[tuple[str, tuple[int, ...], slice]]:
    """Yield every field of a version with its name, its shape and the position of its bytes."""
    start = 0
    for name, shape in VERSIONS[version]:
        end = start + int(np.prod(shape))
        yield name, shape, slice(start, end)
        start = end


def observation(game: Games, viewer: int) -> Array:
    """Return what a seat may know of a game as one record."""
    record = np.zeros(1, dtype=OBSERVATION)
    observe_into(game, viewer, record)
    return record


def as_bytes(record: Array, version: int = VERSION) -> Array:
    return record.view(np.uint8).reshape(SIZE)[: SIZES[check_version(version)]]


def ruleset_in(record: Array) -> Ruleset:
    """Decode the options in force from one record, or from its row of bytes."""
    parts = np.split(_one(record, VERSION)["options"], np.cumsum(list(OPTION_WIDTHS.values()))[:-1])
    return Ruleset(**{option: _value(option, part) for option, part in zip(OPTIONS, parts, strict=True)})


def _value(option: str, part: Array) -> str:
    return str(part[0]) if option in NUMERIC else OPTIONS[option][part.argmax()]


def describe(record: Array, version: int = VERSION) -> str:
    """Describe one record, or its row of bytes, in text: one line for each non-empty field of this version.

    Raises ArgumentError for anything else, such as several records.
    """
    fields = [name for name, _ in VERSIONS[check_version(version)]]
    lines = [*_lines(_one(record, version), fields)]
    if "options" in fields:
        lines.append(f"options: {text(ruleset_in(record))}")
    return "\n".join(lines)


def _one(record: Array, version: int) -> Any:
    """Return one record that is given by itself, as the only one of an array, or as a row of bytes of a version."""
    array = np.asarray(record)
    if array.dtype == np.uint8 and array.shape == (SIZES[version],):
        array = np.pad(array, (0, SIZE - len(array))).view(OBSERVATION)
    if array.dtype != OBSERVATION or array.size != 1:
        raise wrong_array("record", array, OBSERVATION, (1,))
    return array.reshape(1)[0]


def _lines(o: Any, fields: Iterable[str]) -> Iterator[str]:
    for zone, counts in zip(ZONES, o["cards"], strict=True):
        yield from _card_line(zone, range(len(counts)), counts)
    for question in np.flatnonzero(o["question"]):
        yield f"question: {STEP_KINDS[QUESTIONS[question]].title().replace('-', '')}"
    for name in fields:
        if name not in DESCRIBED_IN_WORDS and o[name].any():
            yield f"{name}: {' '.join(map(str, o[name].ravel()))}"
    if "pending" in fields:
        for row in ROWS:
            yield from _card_line(f"pending-{row.id}", MOVABLE, o["pending"][row])


def _card_line(title: str, cards: Iterable[int], counts: Array) -> Iterator[str]:
    """Write the cards with their counts, if there are any."""
    counted = [f"{card_name(int(card))} {count}" for card, count in zip(cards, counts, strict=True) if count]
    if counted:
        yield f"{title}: {', '.join(counted)}"
