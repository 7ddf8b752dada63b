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

from gwint.engine import is_command
from gwint.faults import Refusal
from gwint.server.bots.frames import Answer, Request, encode_frame, read_frame

COMMAND: Final = (sys.executable, "-m", "gwint.server.bots.worker")
START_S: Final = 60.0
"""How long a worker may take to load its bots: a busy machine is slow, and a large bot too."""

GRACE_S: Final = 2.0
"""How long a worker may take to end its programs."""


class BotFailed(Exception):
    """A bot did not choose a legal move; told is how."""


class WorkerDied(BotFailed):
    """The worker is no more."""


class WorkerProcess:
    """A worker process, or none where it could not be begun."""

    def __init__(self, programs: Mapping[str, str]) -> None:
        self._programs = dict(programs)
        self._process: Process | None = None
        self._lock = asyncio.Lock()
        """Held by whoever waits for an answer."""

    async def start(self) -> None:
        """Start the process and wait until it has loaded its bots; one that cannot be loaded is refused."""
        try:
            async with self._lock, asyncio.timeout(START_S):
                await self._launch()
        except BaseException:
            await self.stop()
            raise

    async def _launch(self) -> None:
        """In a session of its own: what is typed at the server's terminal interrupts the server alone."""
        self._process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True)
        for one in await self._ask(self._programs):
            raise Refusal("bot-not-loaded", bot=one.bot, program=one.program, reason=one.reason)

    async def ask(self, request: Request) -> Answer:
        async with self._lock:
            answer: Answer = await self._ask(request)
            return answer

    async def _ask(self, said: object) -> Any:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise WorkerDied("there is no worker")
        try:
            process.stdin.write(encode_frame(said))
            await process.stdin.drain()
            return pickle.loads(await read_frame(process.stdout))
        except (EOFError, OSError, RuntimeError) as error:  # uvloop tells of a closed pipe by RuntimeError
            raise WorkerDied("the worker has died") from error

    async def stop(self) -> None:
        """Kill the process with all that it has started, and wait until it is gone; it has nothing to lose."""
        if any(map(is_command, self._programs.values())):
            await self._stop_programs()
        self._kill()
        async with self._lock:
            if self._process is not None:
                await _wait_for_exit(self._process)
            self._process = None

    async def _stop_programs(self) -> None:
        """The worker ends its programs, for it alone can wait until they are gone; if it hangs they are killed too."""
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError, TimeoutError):
                self._process.terminate()
                async with asyncio.timeout(GRACE_S):
                    await self._process.wait()

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)


async def _wait_for_exit(process: Process) -> None:
    if process.stdin is not None:
        process.stdin.close()
    await process.communicate()
