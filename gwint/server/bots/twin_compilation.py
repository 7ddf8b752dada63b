"""Compiles the twin of the duel, which the best advice needs, in a process of its own.

Compiling takes a minute or more, once per version, and must delay neither bots nor players.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Final

from gwint.advice import default_budget, hint
from gwint.advice.ranking import SEARCH_BUDGET
from gwint.bots import BOTS, Budget
from gwint.game import Game
from gwint.views import View

COMMAND: Final = (sys.executable, "-m", "gwint.server.bots.twin_compilation")
NICE: Final = 10
"""Lowers the priority of the compiling process below that of the server."""


class Twin:
    """The compiled twin; compiling starts at first use, and nothing waits for it unless it asks to."""

    def __init__(self) -> None:
        self._ready = False
        self._compiling: asyncio.Task[None] | None = None
        self._process: Process | None = None

    def is_ready_for(self, view: View) -> bool:
        """Return whether a view can be searched now; if it needs the twin, start compiling it."""
        if default_budget(view.mode) is not SEARCH_BUDGET or self._ready:
            return True
        if self._compiling is None:
            self._compiling = asyncio.create_task(self._compile())
        return False

    async def wait_until_ready(self, view: View, within_s: float) -> bool:
        """Return the same after waiting up to `within_s` seconds."""
        if not self.is_ready_for(view) and self._compiling is not None:
            await asyncio.wait([self._compiling], timeout=within_s)
        return self.is_ready_for(view)

    async def _compile(self) -> None:
        process = self._process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=DEVNULL)
        self._ready = await process.wait() == 0
        if process.stdin is not None:
            process.stdin.close()

    async def close(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()
        if self._compiling is not None:
            await self._compiling


def main() -> None:
    """Compute one small hint and a move of the network's search, which compiles all of the twin."""
    os.nice(NICE)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    game = Game("monsters-swarm", "northern-realms-siege", seed=0)
    view, budget = game.view(game.acting[0]), Budget(simulations=1)
    hint(view, budget, "any")
    BOTS["network-search"](view, budget, "any")


def _end_with_the_server() -> None:
    """Exit when standard input closes, which happens when the server ends."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    main()
