"""A worker process, as seen from the server: started, asked one thing at a time, and stopped."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from gwint.engine import is_command
from gwint.faults import GwintError
from gwint.server.bots.worker_protocol import encode_frame, read_frame

COMMAND: Final = (sys.executable, "-m", "gwint.server.bots.worker_main")
START_S: Final = 60.0
"""How long a worker may take to load its bots, even on a busy machine."""

GRACE_S: Final = 2.0
"""How long a worker may take to stop its programs."""


class BotFailed(Exception):
    """A bot did not choose a legal move; the message is its traceback."""


class WorkerDied(BotFailed):
    """The worker process died."""


class WorkerProcess:
    """A worker process, or none if it could not be started."""

    def __init__(self, programs: Mapping[str, str], command: Sequence[str] = COMMAND) -> None:
        """`programs` is the first thing that the process is sent; it answers with the programs that it cannot load."""
        self._programs = dict(programs)
        self._command = command
        self._process: Process | None = None
        self._lock = asyncio.Lock()
        """Held while waiting for an answer."""

    async def start(self) -> None:
        """Start the process and wait until it has loaded its bots; refuse a bot that cannot be loaded."""
        try:
            async with self._lock, asyncio.timeout(START_S):
                await self._launch()
        except BaseException:
            await self.stop()
            raise

    async def _launch(self) -> None:
        """Launch the process in a session of its own, so that Ctrl+C at the terminal interrupts only the server."""
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        for one in await self._ask(self._programs):
            details = {"bot": one.bot, "program": one.program, "reason": one.reason, "traceback": one.traceback}
            raise GwintError("bot-not-loaded", **details)

    async def ask(self, request: object) -> Any:
        async with self._lock:
            return await self._ask(request)

    async def _ask(self, content: object) -> Any:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise WorkerDied("there is no worker")
        try:
            process.stdin.write(encode_frame(content))
            await process.stdin.drain()
            return pickle.loads(await read_frame(process.stdout))
        except (EOFError, OSError, RuntimeError) as error:  # uvloop reports a closed pipe as RuntimeError.
            raise WorkerDied("the worker has died") from error

    async def stop(self) -> None:
        """Kill the process and all that it has started, and wait for its exit; it has no state to save."""
        if any(map(is_command, self._programs.values())):
            await self._stop_programs()
        self._kill()
        async with self._lock:
            if self._process is not None:
                await _wait_for_exit(self._process)
            self._process = None

    async def _stop_programs(self) -> None:
        """Let the worker stop its programs, since only it can wait for them; if it hangs, they are killed with it."""
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
