"""FAC. Helpers for random outcomes: repeat a position and check that all outcomes are equally frequent."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Any

from gwint.rules.chance import chance_of, seed_of
from gwint.rules.table import Table


def many_copies(table: Table, times: int) -> Iterator[Table]:
    """Returns copies of a table that differ only in their random streams."""
    for seed in range(times):
        copy = table.copy()
        copy.chance = chance_of(seed_of(f"chance {seed}"), len(table.seats))
        yield copy


def is_even(counts: Mapping[Any, int], ways: int) -> bool:
    """Asserts that exactly this many outcomes occurred, about equally often (chi-square with some tolerance)."""
    assert len(counts) == ways, counts
    expected = sum(counts.values()) / ways
    surprise = sum((count - expected) ** 2 for count in counts.values()) / expected
    free = ways - 1
    assert surprise < free + 5 * sqrt(2 * free) + 3, counts
    return True
