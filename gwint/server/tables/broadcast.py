"""When everybody is told what is new: whoever waits for an answer comes first."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Protocol


class Source(Protocol):
    """Where there are news."""

    def broadcast(self) -> None:
        """To everybody there who is concerned."""


class Broadcaster:
    """Tells news in the order they came, one after the other; between two of them the event loop looks for commands.

    After every move everybody at a table is shown it anew, which takes longer than the move itself. Where much comes at
    once, as after a moment in which the machine stood still, the moves are written and acknowledged first. What happens
    at a table before its turn has come is told together.
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[Source, None] = OrderedDict()
        self._scheduled = False

    @property
    def waiting(self) -> int:
        """Tables whose news nobody has been told yet."""
        return len(self._waiting)

    def schedule(self, source: Source) -> None:
        self._waiting[source] = None
        if not self._scheduled:
            self._schedule_next()

    def _schedule_next(self) -> None:
        self._scheduled = bool(self._waiting)
        if self._scheduled:
            asyncio.get_running_loop().call_soon(self._broadcast_next)

    def _broadcast_next(self) -> None:
        source, _ = self._waiting.popitem(last=False)
        try:
            source.broadcast()
        finally:
            self._schedule_next()
