"""The running clocks of a table: how long seats think, and how long entropy has been owed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gwint.match import Name
from gwint.rules.moves import Exchange, Move
from gwint.rules.table import Table
from gwint.server.tables.entries import Entry, Moved
from gwint.server.tables.state import RoomState
from gwint.server.time_source import Clock

REVEAL_MS: Final = 10_000
"""How long players have to reveal their entropy; their clients do it at once."""


class Clocks:
    """What has passed since the last entries; the time before them is in the log."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._thinking_since: dict[int, int] = {}
        self._entropy_asked: tuple[int, int] | None = None
        """The attempt for which entropy is owed, and since when."""
        self._opening: Table | None = None
        """The dealt table of the game for which the clocks run; None while decks are named."""

    def start(self, state: RoomState) -> None:
        """Start the clocks of seats that are to act now; clocks that run already keep running.

        Each game of a match begins with new clocks, as `new_game` resets what the log has charged.
        """
        acting, now, deal = state.acting, self._clock.steady(), state.deal
        if not deal.owed:
            self._entropy_asked = None
        elif self._entropy_asked is None or self._entropy_asked[0] != deal.attempt:
            self._entropy_asked = deal.attempt, now
        opening = None if state.game is None else state.game.opening
        if opening is not self._opening:
            self._opening = opening
            self._thinking_since.clear()
        self._thinking_since = {seat: self._thinking_since.get(seat, now) for seat in acting}

    def charge(self, entries: Sequence[Entry]) -> None:
        """Subtract logged time from the running clocks, so that it is counted once and none is lost."""
        for entry in entries:
            if isinstance(entry, Moved) and entry.seat in self._thinking_since:
                self._thinking_since[entry.seat] += entry.spent_ms

    def thinking_ms(self, seat: int) -> int:
        """Return how long a seat has been thinking about its question."""
        since = self._thinking_since.get(seat)
        return 0 if since is None else self._clock.steady() - since

    def remaining_ms(self, state: RoomState, seat: int) -> int | None:
        """Return the remaining time of a seat; None without a clock."""
        bank = state.terms.bank_s * 1000
        if not bank or state.chairs[seat].virtual:
            return None
        return max(0, bank - state.chairs[seat].spent_ms - self.thinking_ms(seat))

    def charged_ms(self, state: RoomState, seat: int, move: Move | Name) -> int:
        """Return the time that a move is logged to have taken: none for an exchange, unless it is the seat's last.

        After a restart a clock resumes from the last entry and would otherwise reveal the exchange (SET-10).
        """
        table = state.table
        continues = isinstance(move, Exchange) and table is not None and table.seats[seat].redraws > 1
        return 0 if continues else self.thinking_ms(seat)

    @property
    def entropy_overdue(self) -> bool:
        """Whether players have not revealed their entropy in time."""
        asked = self._entropy_asked
        return asked is not None and self._clock.steady() - asked[1] >= REVEAL_MS
