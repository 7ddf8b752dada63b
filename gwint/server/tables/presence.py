"""Presence: who listens to a table, and how long each seat has had no listener. It is not logged."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from gwint.views import Viewer


class Listener(Protocol):
    """A client that follows a table from a seat or as a spectator."""

    owner: str

    @property
    def viewer(self) -> Viewer: ...

    def wake(self) -> None:
        """Send what is new."""


@dataclass(slots=True)
class Presence:
    """The number of listeners at each seat."""

    since: int
    """When counting began, on the steady clock."""
    listeners: dict[int, int] = field(default_factory=dict)
    left_at: dict[int, int] = field(default_factory=dict)

    def add(self, seat: int) -> bool:
        """Count a listener; return whether it is the seat's first."""
        self.listeners[seat] = self.listeners.get(seat, 0) + 1
        return self.listeners[seat] == 1

    def remove(self, seat: int, now: int) -> bool:
        """Stop counting a listener; return whether it was the seat's last."""
        self.listeners[seat] -= 1
        if self.listeners[seat]:
            return False
        self.left_at[seat] = now
        return True

    def is_present(self, seat: int) -> bool:
        return self.listeners.get(seat, 0) > 0

    def away_ms(self, seat: int, now: int) -> int | None:
        """Return how long the seat has had no listener; None while it has one."""
        return None if self.is_present(seat) else now - self.left_at.get(seat, self.since)
