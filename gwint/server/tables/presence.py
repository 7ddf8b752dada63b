"""Who is here: whether anybody listens at a seat, and since when not. It is known while the server runs, not logged."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Presence:
    """The listeners of each seat."""

    since: int
    """When the server began to look, on the steady clock."""
    listeners: dict[int, int] = field(default_factory=dict)
    left_at: dict[int, int] = field(default_factory=dict)

    def came(self, seat: int) -> bool:
        """Whether that is news: nobody listened there before."""
        self.listeners[seat] = self.listeners.get(seat, 0) + 1
        return self.listeners[seat] == 1

    def went(self, seat: int, now: int) -> bool:
        """Whether that is news: nobody listens there any more."""
        self.listeners[seat] -= 1
        if self.listeners[seat]:
            return False
        self.left_at[seat] = now
        return True

    def here(self, seat: int) -> bool:
        return self.listeners.get(seat, 0) > 0

    def away_ms(self, seat: int, now: int) -> int | None:
        """How long nobody has listened there; None while somebody does."""
        return None if self.here(seat) else now - self.left_at.get(seat, self.since)
