"""Hints for players, computed by worker processes from what the seat may see."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from weakref import WeakKeyDictionary

from gwint.advice import Hint
from gwint.server.rate_limits import Bucket, too_fast
from gwint.server.tables.permissions import view_for_hint
from gwint.server.tables.room import Room
from gwint.server.tables.room_services import Advisers
from gwint.server.time_source import Clock
from gwint.views import View


@dataclass(slots=True)
class SeatHints:
    """The rate limit of a seat, and its latest hint."""

    bucket: Bucket
    view: View | None = None
    hint: asyncio.Task[Hint] | None = None

    def has_hint_for(self, view: View) -> bool:
        """Return whether the hint for this view was computed or is being computed."""
        return self.view == view and self.hint is not None and not _failed(self.hint)


class Hints:
    """The hints of all tables."""

    def __init__(self, advisers: Advisers, rate: float, clock: Clock) -> None:
        """`rate` is the number of hints per second for one seat."""
        self._advisers, self._rate, self._clock = advisers, rate, clock
        self._seats: WeakKeyDictionary[Room, dict[int, SeatHints]] = WeakKeyDictionary()

    async def of(self, room: Room, seat: int) -> Hint:
        """Return a hint for a seat that is to act; for an unchanged view it is computed once.

        The worker is not stopped when its client leaves: that would cost more than it saves.
        """
        view = view_for_hint(room.state, seat)
        hints = self._seat_hints(room, seat)
        if not hints.has_hint_for(view):
            hints.bucket.take()
            hints.view, hints.hint = view, asyncio.create_task(self._advisers.hint(view, room.client))
        assert hints.hint is not None
        return await asyncio.shield(hints.hint)

    def _seat_hints(self, room: Room, seat: int) -> SeatHints:
        seats = self._seats.setdefault(room, {})
        if seat not in seats:
            seats[seat] = SeatHints(Bucket(self._rate, self._clock.steady, refusal=partial(too_fast, "hint_rate")))
        return seats[seat]


def _failed(task: asyncio.Task[Hint]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
