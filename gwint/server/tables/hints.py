"""Hints: what a seat could do now, thought of in worker processes over what that seat may know and no more."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from gwint.advice import Hint
from gwint.match import MatchView
from gwint.server.limits import Bucket
from gwint.server.tables.state import OVER, PLAYING, RoomState, TableError
from gwint.views import View

if TYPE_CHECKING:
    from gwint.server.tables.registry import Registry
    from gwint.server.tables.room import Room


@dataclass(slots=True)
class Asking:
    """What one seat has asked for."""

    bucket: Bucket
    view: View | None = None
    hint: asyncio.Task[Hint] | None = None

    def knows(self, view: View) -> bool:
        """Whether the hint for this view was given, or is being thought of."""
        return self.view == view and self.hint is not None and not _failed(self.hint)


class Hints:
    """Those of all tables."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._asked: WeakKeyDictionary[Room, dict[int, Asking]] = WeakKeyDictionary()

    async def of(self, room: Room, seat: int) -> Hint:
        """A hint for the one who sits there. Asked again of the same view it is the same, and at once.

        Whoever goes before it comes leaves the worker thinking: to stop it would cost more.
        """
        view = considered(room.state, seat)
        asking = self._asking(room, seat)
        if not asking.knows(view):
            asking.bucket.take()
            asking.view, asking.hint = view, asyncio.create_task(self._registry.workers.advisers.hint(view))
        assert asking.hint is not None
        return await asyncio.shield(asking.hint)

    def _asking(self, room: Room, seat: int) -> Asking:
        registry, seats = self._registry, self._asked.setdefault(room, {})
        if seat not in seats:
            seats[seat] = Asking(Bucket(registry.settings.hint_rate, registry.clock.steady))
        return seats[seat]


def considered(state: RoomState, seat: int) -> View:
    """The view that a hint is given for, where the table gives hints and the seat is asked something."""
    if state.phase == OVER:
        raise TableError("game-over")
    if state.phase != PLAYING or state.play is None:
        raise TableError("table-phase", phase=state.phase, expected=(PLAYING,))
    if not state.hints_allowed:
        raise TableError("no-hints")
    if seat not in state.acting:
        raise TableError("not-your-turn", seat=seat, acting=state.acting)
    view = state.play.view(seat)
    game = view.game if isinstance(view, MatchView) else view
    if game is None:
        raise TableError("no-game")
    return game


def _failed(task: asyncio.Task[Hint]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
