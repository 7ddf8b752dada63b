"""Presence: who is at a table. It is not logged.

An owner is present with a socket or a stream that follows the table, or with an authenticated request about it within
the last minute. Claims, replaced players, open tables and their hosts all use this definition.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final, Protocol

from gwint.views import Viewer

PRESENT_MS: Final = 60_000
"""How long a request shows that its owner is present."""


class Listener(Protocol):
    """A client that follows a table from a seat or as a spectator."""

    owner: str

    @property
    def viewer(self) -> Viewer: ...

    def wake(self) -> None:
        """Send what is new."""

    def end(self) -> None:
        """Disconnect the client, whose owner has logged out."""


@dataclass(slots=True)
class Presence:
    """The listeners and the last requests of a table's people; all times are of the steady clock."""

    since: int
    """When counting began."""
    listeners: Counter[str] = field(default_factory=Counter)
    left_at: dict[str, int] = field(default_factory=dict)
    """When the last listener of an owner disconnected."""
    requested_at: dict[str, int] = field(default_factory=dict)
    lapses_at: int | None = None
    """When the next owner may cease to be present without disconnecting."""

    def add(self, owner: str) -> None:
        """Count a listener."""
        self.listeners[owner] += 1

    def remove(self, owner: str, now: int) -> None:
        """Stop counting a listener."""
        self.listeners[owner] -= 1
        if not self.listeners[owner]:
            del self.listeners[owner]
            self.left_at[owner] = now

    def note_request(self, owner: str, now: int) -> None:
        self.requested_at[owner] = now
        if self.lapses_at is None:
            self.lapses_at = now + PRESENT_MS

    def forget_others(self, people: Collection[str], now: int) -> None:
        """Forget the requests and departures of all but these people, who may be many, and look for the next lapse."""
        for times in (self.requested_at, self.left_at):
            for owner in times.keys() - people:
                del times[owner]
        lapses = (at + PRESENT_MS for at in self.requested_at.values())
        self.lapses_at = min((at for at in lapses if at > now), default=None)

    def is_present(self, owner: str, now: int) -> bool:
        asked = self.requested_at.get(owner)
        return owner in self.listeners or (asked is not None and now - asked < PRESENT_MS)

    def away_ms(self, owner: str, now: int) -> int | None:
        """Return how long ago the owner was last seen; None while present."""
        if self.is_present(owner, now):
            return None
        return now - max(self.left_at.get(owner, self.since), self.requested_at.get(owner, self.since))
