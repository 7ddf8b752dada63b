"""A client's contributions to deals: draws entropy, pledges it, and reveals it when the server asks for it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

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

    def commands(
        self, table: str, deal: Deal, seats: Sequence[int], sent: Sequence[Mapping[str, Any]]
    ) -> Iterator[dict[str, str | int]]:
        """Yield the commands that the deal waits for from these seats; `sent` has the events that were received."""
        own = self.pledge(table, deal.attempt, deal.commitment)
        for seat in seats if own else ():
            if seat in deal.owed:
                fixed = all(_has_event(sent, event) for event in _fixing_events(table, deal, seat, own))
                if fixed and deal.decks and deal.pledges[seat] == own:
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


def _fixing_events(table: str, deal: Deal, seat: int, own: str) -> list[dict[str, Any]]:
    """Return the events that must have been received before entropy is revealed.

    They fix the secret, the pledge and the decks in the client's own hash chain. What only a view said is in no chain:
    a server could show it, wait for the entropy, and then choose something else.
    """
    about = {"table": table, "attempt": deal.attempt, "commitment": deal.commitment}
    return [
        {"kind": "pledged-entropy", "seat": seat, **about, "pledge": own},
        {"kind": "asked-for-entropy", "attempt": deal.attempt, "decks": deal.decks},
    ]


def _has_event(sent: Sequence[Mapping[str, Any]], event: Mapping[str, Any]) -> bool:
    """Return whether an event was received, perhaps with fields that a newer server adds."""
    return any(event.items() <= one.items() for one in sent)
