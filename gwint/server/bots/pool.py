"""A pool of identical workers: requests wait for an idle worker, and one that overran or died is restarted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Mapping
from typing import Any, Final

from gwint.faults import GwintError
from gwint.server.bots import WorkersStopped
from gwint.server.bots.worker_process import BotFailed, WorkerDied, WorkerProcess
from gwint.server.bots.worker_protocol import Answer, Request

LOG: Final = logging.getLogger(__name__)


class Pool:
    """A number of workers that have loaded the same bots."""

    def __init__(self, count: int, deadline_s: float, programs: Mapping[str, str]) -> None:
        self.deadline_s = deadline_s
        """From request to answer, including the wait for an idle worker."""
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
        """Stop all processes; pending requests raise `WorkersStopped`."""
        self._stopped = True
        self._begun.set()
        for restart in self._restarts:
            restart.cancel()
        await asyncio.gather(*self._restarts, return_exceptions=True)
        await gather_all(*(worker.stop() for worker in self._workers))

    async def ask(self, request: Request) -> Any:
        """Return a worker's answer; raise `TimeoutError` at the deadline, or `BotFailed`.

        The deadline of a request made before the workers are ready starts once they are.
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
        """Return the worker to the idle queue once it has answered; else restart it, because it may still be busy."""
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
        """Return a worker that cannot be restarted as it is: the next request finds it dead and tries again."""
        try:
            await worker.stop()
            await worker.start()
        except (WorkerDied, OSError, GwintError):
            LOG.exception("A worker could not be restarted")


async def gather_all(*awaitables: Awaitable[None]) -> None:
    """Wait for all, then raise the first error."""
    for outcome in await asyncio.gather(*awaitables, return_exceptions=True):
        if outcome is not None:
            raise outcome
