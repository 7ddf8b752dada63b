"""LEAD. One file for each leader or family of leaders; chance is tried by laying the same picture many times."""

from __future__ import annotations

from collections.abc import Iterator

from gwint.rules.table import Table
from tests.scenes import position


def lots(picture: str, count: int = 300) -> Iterator[Table]:
    """The same table so many times, each with other luck."""
    for luck in range(count):
        yield position(f"{picture}\nchance | {luck:016x} {luck + 1000:016x} {luck + 2000:016x}")
