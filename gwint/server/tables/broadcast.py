"""When everybody is told what is new: whoever waits for an answer comes first."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Protocol


class Telling(Protocol):
    """Where there are news."""

    def tell(self) -> None:
        """To everybody there who is concerned."""


class Broadcaster:
    """Tells news in the order they came, one after the other; between two of them the event loop looks for commands.

    After every move everybody at a table is shown it anew, which takes longer than the move itself. Where much comes at
    once, as after a moment in which the machine stood still, the moves are written and acknowledged first. What happens
    at a table before its turn has come is told together.
    """

    def __init__(self) -> None:
        self._waiting: OrderedDict[Telling, None] = OrderedDict()
        self._goes = False

    @property
    def waiting(self) -> int:
        """Tables whose news nobody has been told yet."""
        return len(self._waiting)

    def later(self, where: Telling) -> None:
        self._waiting[where] = None
        if not self._goes:
            self._go_on()

    def _go_on(self) -> None:
        self._goes = bool(self._waiting)
        if self._goes:
            asyncio.get_running_loop().call_soon(self._cry)

    def _cry(self) -> None:
        where, _ = self._waiting.popitem(last=False)
        try:
            where.tell()
        finally:
            self._go_on()
