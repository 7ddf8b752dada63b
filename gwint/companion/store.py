"""What the companion needs of a store: texts under keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol


class CompanionStore(Protocol):
    """Keeps texts durably."""

    async def read(self, key: str) -> str | None:
        """Return the text under a key."""

    async def read_all(self, prefix: str) -> Sequence[tuple[str, str]]:
        """Return all keys that begin with a prefix, each with its text."""

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Make all changes or none; None deletes a key. Durable when it returns, and an error if it cannot be."""
