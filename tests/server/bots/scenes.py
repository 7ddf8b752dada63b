"""Helpers for the tests of workers: views to choose in, running workers, and named pipes that show what is alive."""

from __future__ import annotations

import asyncio
import os
import select
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from gwint.bots import BOTS
from gwint.server.bots.bot_moves import Workers
from gwint.views import view
from tests.scenes import position
from tests.server.bots.bad_bots import PROGRAMS

TURN = view(position("hand | Ves, Ballista, Zoltan Chivay\nfoe hand | 2 Ghoul\nfoe close | Ghoul"), 0)
PATIENCE_S = 60.0
"""More than any worker needs, however busy the machine is."""
SOON_S = 20.0
"""Long before a worker would be given up, even on the busiest machine."""
SHORT_S = 2.0
"""A deadline to wait for, long enough for a bot to start thinking."""


def greedy_move(seed: str = "any") -> object:
    return BOTS["greedy"](TURN, seed=seed)


@asynccontextmanager
async def working(
    count: int = 1, deadline_s: float = PATIENCE_S, stand_in_s: float = PATIENCE_S
) -> AsyncIterator[Workers]:
    workers = Workers(count, deadline_s, stand_in_s, PROGRAMS)
    await workers.start()
    try:
        yield workers
    finally:
        await workers.close()


def counts(workers: Workers) -> dict[str, int]:
    return {name: getattr(workers, name) for name in ("chosen", "failures", "overruns", "fallbacks")}


async def process_of(workers: Workers, folder: Path) -> int:
    """Return the process that thinks next."""
    await workers.choose("reporting", TURN, f"{folder / 'pid'}")
    return int((folder / "pid").read_text())


def lives(pid: int) -> bool:
    """Return whether the process exists, even as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Line:
    """A named pipe that a bot holds open: it shows when the bot has started and when it has exited."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "line"
        os.mkfifo(self.path)
        self._end = os.open(self.path, os.O_RDONLY | os.O_NONBLOCK)

    def close(self) -> None:
        os.close(self._end)

    def heard(self) -> str:
        """Return the next text; empty when the other end is closed."""
        poll = select.poll()
        poll.register(self._end, select.POLLIN)
        assert poll.poll(PATIENCE_S * 1000), "nothing is said, and the line is still held"
        return os.read(self._end, 100).decode()


async def begun_on(line: Line) -> int:
    """Return the process of the bot that holds the pipe, once it thinks."""
    return int(await asyncio.to_thread(line.heard))
