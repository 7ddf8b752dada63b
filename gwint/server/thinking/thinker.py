"""One worker process as the server sees it: begun, asked one thing at a time, and ended."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from gwint.faults import Refusal
from gwint.server.thinking.frames import Answer, Thought, framed, heard

COMMAND: Final = (sys.executable, "-m", "gwint.server.thinking.worker")
START_S: Final = 60.0
"""How long a worker may take to load its bots: a busy machine is slow, and a large bot too."""


class Failed(Exception):
    """A bot did not choose a legal move; told is how."""


class Died(Failed):
    """The worker is no more."""


class Thinker:
    """A worker process, or none where it could not be begun."""

    def __init__(self, programs: Mapping[str, str]) -> None:
        self._programs = dict(programs)
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        """Held by whoever waits for an answer."""

    async def begin(self) -> None:
        """Start the process and wait until it has loaded its bots; one that cannot be loaded is refused."""
        try:
            async with self._turn, asyncio.timeout(START_S):
                await self._start()
        except BaseException:
            await self.end()
            raise

    async def _start(self) -> None:
        """In a session of its own: what is typed at the server's terminal interrupts the server alone."""
        self._process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True)
        for one in await self._ask(self._programs):
            raise Refusal("bot-not-loaded", bot=one.bot, program=one.program, reason=one.reason)

    async def answer(self, thought: Thought) -> Answer:
        async with self._turn:
            answer: Answer = await self._ask(thought)
            return answer

    async def _ask(self, said: object) -> Any:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise Died("there is no worker")
        try:
            process.stdin.write(framed(said))
            await process.stdin.drain()
            return pickle.loads(await heard(process.stdout))
        except (EOFError, OSError, RuntimeError) as error:  # uvloop tells of a closed pipe by RuntimeError
            raise Died("the worker has died") from error

    async def end(self) -> None:
        """Kill the process with all that it has started, and wait until it is gone; it has nothing to lose."""
        self._kill()
        async with self._turn:
            if self._process is not None:
                await _gone(self._process)
            self._process = None

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)


async def _gone(process: Process) -> None:
    if process.stdin is not None:
        process.stdin.close()
    await process.communicate()
