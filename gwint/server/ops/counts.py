"""Counters since the start of the server, which `metrics` exports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from gwint.server.tables.entries import Entry, Moved


@dataclass(slots=True)
class Counts:
    """The counters; they are changed only on the event loop."""

    entries: int = 0
    """Entries written, of all tables."""
    moves: int = 0
    """Those that are moves, by people and bots."""
    refusals: Counter[str] = field(default_factory=Counter)
    """Refusals by kind of fault, over HTTP and WebSocket."""
    faults: int = 0
    """Unexpected errors in housekeeping."""
    requests: Counter[int] = field(default_factory=Counter)
    """Requests by response status."""

    def count_entries(self, entries: Sequence[Entry]) -> None:
        self.entries += len(entries)
        self.moves += sum(isinstance(entry, Moved) for entry in entries)

    def count_refusal(self, kind: str) -> None:
        self.refusals[kind] += 1

    def count_response(self, status: int) -> None:
        self.requests[status] += 1
