"""The broadcaster decides when listeners receive news: commands are answered first."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Protocol


class NewsSource(Protocol):
    """A table with news."""

    def broadcast(self) -> None:
        """Send the news to its listeners."""


class Broadcaster:
    """Sends the news of one table at a time, in order, and lets the event loop handle commands in between.

    Encoding the views after a move takes longer than the move itself. When many moves arrive together, as after a pause
    of the machine, they are all written and acknowledged first. Several changes at a table before its turn are sent
    together.
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[NewsSource, None] = OrderedDict()
        self._scheduled = False

    @property
    def waiting(self) -> int:
        """The number of tables with unsent news."""
        return len(self._waiting)

    def schedule(self, source: NewsSource) -> None:
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
