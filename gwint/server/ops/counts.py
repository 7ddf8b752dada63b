"""What has happened since the server began, in plain numbers; `metrics` tells them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from gwint.server.tables.entries import Entry, Moved


@dataclass(slots=True)
class Counts:
    """Counted on the event loop alone."""

    entries: int = 0
    """Entries of all tables that reached the disk."""
    moves: int = 0
    """Those that are moves, of people and bots."""
    refusals: Counter[str] = field(default_factory=Counter)
    """By kind of fault, whichever way it was told."""
    faults: int = 0
    """What went wrong on the watch's rounds, against all expectation."""
    requests: Counter[int] = field(default_factory=Counter)
    """By status of the answer."""

    def committed(self, entries: Sequence[Entry]) -> None:
        self.entries += len(entries)
        self.moves += sum(isinstance(entry, Moved) for entry in entries)

    def refused(self, kind: str) -> None:
        self.refusals[kind] += 1

    def answered(self, status: int) -> None:
        self.requests[status] += 1
