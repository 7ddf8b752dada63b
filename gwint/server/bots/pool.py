"""Workers that are alike: whoever asks waits for a free one, and one that overran or died is replaced."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Mapping
from typing import Any, Final

from gwint.faults import Refusal
from gwint.server.bots import WorkersStopped
from gwint.server.bots.frames import Answer, Request
from gwint.server.bots.process import BotFailed, WorkerDied, WorkerProcess

LOG: Final = logging.getLogger(__name__)


class Pool:
    """So many workers, all with the same bots."""

    def __init__(self, count: int, deadline_s: float, programs: Mapping[str, str]) -> None:
        self.deadline_s = deadline_s
        """From the question to the answer, waiting for a free worker included."""
        self._workers = [WorkerProcess(programs) for _ in range(count)]
        self._idle: asyncio.Queue[WorkerProcess] = asyncio.Queue()
        self._restarts: set[asyncio.Task[None]] = set()
        self._begun = asyncio.Event()
        self._stopped = False

    async def start(self) -> None:
        await gather_all(*(worker.start() for worker in self._workers))
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._begun.set()

    async def stop(self) -> None:
        """Every process is gone; whoever still waits for an answer is told so."""
        self._stopped = True
        self._begun.set()
        for restart in self._restarts:
            restart.cancel()
        await asyncio.gather(*self._restarts, return_exceptions=True)
        await gather_all(*(worker.stop() for worker in self._workers))

    async def ask(self, request: Request) -> Any:
        """What a worker answers; raises `TimeoutError` at the deadline, and `BotFailed`.

        What is asked before the workers are ready waits until they are, which costs nobody any time.
        """
        await self._begun.wait()
        try:
            async with asyncio.timeout(self.deadline_s):
                answer = await self._ask(await self._idle.get(), request)
        except (TimeoutError, WorkerDied):
            if self._stopped:
                raise WorkersStopped from None
            raise
        if isinstance(answer, str):
            raise BotFailed(answer)
        return answer

    async def _ask(self, worker: WorkerProcess, request: Request) -> Answer:
        """A worker that has answered is free again; any other may be thinking still, for nobody."""
        try:
            answer = await worker.ask(request)
        except BaseException:
            self._schedule_restart(worker)
            raise
        self._idle.put_nowait(worker)
        return answer

    def _schedule_restart(self, worker: WorkerProcess) -> None:
        if self._stopped:
            self._idle.put_nowait(worker)
            return
        restart = asyncio.create_task(self._restart(worker))
        self._restarts.add(restart)
        restart.add_done_callback(self._restarts.discard)
        restart.add_done_callback(lambda _: self._idle.put_nowait(worker))

    async def _restart(self, worker: WorkerProcess) -> None:
        """One that cannot be begun again goes back as it is: who asks it next finds it dead and tries once more."""
        try:
            await worker.stop()
            await worker.start()
        except (WorkerDied, OSError, Refusal):
            LOG.exception("a worker could not be replaced")


async def gather_all(*doings: Awaitable[None]) -> None:
    """All are waited for; then the first error is raised."""
    for outcome in await asyncio.gather(*doings, return_exceptions=True):
        if outcome is not None:
            raise outcome
