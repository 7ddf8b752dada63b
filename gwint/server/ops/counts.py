"""Counters since the start of the server, which `metrics` exports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from gwint.rules.moves import Done, Exchange
from gwint.server.tables.entries import Brought, Entry, Moved

COMMANDS: Final = "/commands"
"""The end of the path of commands."""
MAX_KINDS: Final = 500
"""Kinds of refusals that are counted apart; kinds are words of our own code, and this holds if one ever is not."""
OTHER: Final = "other"


def is_secret(entry: Entry) -> bool:
    """Return whether nothing outside may show that the entry was made.

    It is secret how many cards a seat exchanges (SET-10), and how often it changes its deck.
    """
    return isinstance(entry, Brought) or (isinstance(entry, Moved) and isinstance(entry.move, (Exchange, Done)))


@dataclass(slots=True)
class RouteCost:
    """What the requests to one route have cost."""

    requests: int = 0
    seconds: float = 0.0
    """From the request to the end of its response, which may be waiting."""
    cpu_seconds: float = 0.0
    """Processor time on the event loop, for which everyone else waited."""


@dataclass(slots=True)
class Counts:
    """The counters; they are changed only on the event loop."""

    entries: int = 0
    """Entries written, of all tables, without secret ones."""
    moves: int = 0
    """Those of them that are moves, by people and bots."""
    refusals: Counter[str] = field(default_factory=Counter)
    """Refusals by kind of fault, over HTTP and WebSocket."""
    rates: Counter[str] = field(default_factory=Counter)
    """Those of them by rate limits, by setting."""
    faults: int = 0
    """Unexpected errors in housekeeping."""
    requests: Counter[int] = field(default_factory=Counter)
    """Requests by response status, without the commands that were obeyed: they may be exchanges."""
    routes: dict[str, RouteCost] = field(default_factory=dict)
    """The cost of the same requests by method and route: `GET /api/tables/{table}`."""

    def count_entries(self, entries: Sequence[Entry]) -> None:
        public = [entry for entry in entries if not is_secret(entry)]
        self.entries += len(public)
        self.moves += sum(isinstance(entry, Moved) for entry in public)

    def count_refusal(self, kind: str, setting: str = "") -> None:
        """Count a refusal, also by the setting behind it if its kind alone does not identify it."""
        if setting:
            self.rates[setting] += 1
        known = kind in self.refusals or len(self.refusals) < MAX_KINDS
        self.refusals[kind if known else OTHER] += 1

    def count_response(self, route: str, status: int, seconds: float, cpu_seconds: float) -> None:
        if status < 400 and route.endswith(COMMANDS):
            return
        self.requests[status] += 1
        cost = self.routes.setdefault(route, RouteCost())
        cost.requests += 1
        cost.seconds += seconds
        cost.cpu_seconds += cpu_seconds
