"""A client's contributions to deals: draws entropy, pledges it, and reveals it when the server asks for it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from gwint.fairness.commitments import pledge


def new_entropy() -> str:
    return secrets.token_hex(32)


class Deal(Protocol):
    """The deal of a table's view."""

    @property
    def attempt(self) -> int: ...
    @property
    def commitment(self) -> str: ...
    @property
    def pledges(self) -> Sequence[str]: ...
    @property
    def must_pledge(self) -> Sequence[int]: ...
    @property
    def decks(self) -> str: ...
    @property
    def owed(self) -> Sequence[int]: ...


class Contributions:
    """The entropy of one client, which is different for each attempt at each table."""

    def __init__(self, draw: Callable[[], str] = new_entropy) -> None:
        self._draw = draw
        self._entropies: dict[tuple[str, int, str], str] = {}
        """By table, attempt and the server's commitment: entropy is never revealed under another one."""
        self._renewed: set[tuple[str, int, int]] = set()

    def pledge(self, table: str, attempt: int, commitment: str) -> str:
        """Return the pledge for an attempt; empty for a server that commits to nothing."""
        if not attempt or not commitment:
            return ""
        entropy = self._entropies.setdefault((table, attempt, commitment), "") or self._draw()
        self._entropies[table, attempt, commitment] = entropy
        return pledge(table, attempt, entropy)

    def commands(self, table: str, deal: Deal, seats: Sequence[int]) -> Iterator[dict[str, str | int]]:
        """Yield the commands that the deal waits for from these seats."""
        own = self.pledge(table, deal.attempt, deal.commitment)
        for seat in seats if own else ():
            if seat in deal.owed:
                if deal.decks and deal.pledges[seat] == own:
                    entropy = self._entropies[table, deal.attempt, deal.commitment]
                    yield {"type": "reveal", "seat": seat, "entropy": entropy}
            elif seat in deal.must_pledge or self._is_lost(table, deal, seat, own):
                yield {"type": "pledge", "seat": seat, "pledge": own}

    def _is_lost(self, table: str, deal: Deal, seat: int, own: str) -> bool:
        """Return whether the seat's pledge was made by an earlier client whose entropy is unknown; noticed once."""
        lost = not deal.decks and deal.pledges[seat] not in ("", own) and (table, deal.attempt, seat)
        if not lost or lost in self._renewed:
            return False
        self._renewed.add(lost)
        return True
