"""FAC. How these tests look at chance: the same position again and again, and whether all came up equally often."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Any

from gwint.rules.chance import chance_of, seed_of
from gwint.rules.table import Table


def under_many_chances(table: Table, times: int) -> Iterator[Table]:
    """Copies of a table that are alike in all but what chance will bring."""
    for seed in range(times):
        copy = table.copy()
        copy.chance = chance_of(seed_of(f"chance {seed}"), len(table.seats))
        yield copy


def even(counts: Mapping[Any, int], ways: int) -> bool:
    """Exactly so many things came up, about equally often: chi-square, with room for a fair but unlucky seed."""
    assert len(counts) == ways, counts
    expected = sum(counts.values()) / ways
    surprise = sum((count - expected) ** 2 for count in counts.values()) / expected
    free = ways - 1
    assert surprise < free + 5 * sqrt(2 * free) + 3, counts
    return True
