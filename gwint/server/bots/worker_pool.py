"""A pool of identical workers: requests wait for their turn, and a worker that overran or died is restarted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from gwint.faults import GwintError
from gwint.server.bots import WorkersStopped
from gwint.server.bots.worker_process import BotFailed, WorkerDied, WorkerProcess
from gwint.server.fair_turns import ANYONE, NO_LIMITS, Client, FairTurns, WaitingLimits

LOG: Final = logging.getLogger(__name__)


def ignore() -> None:
    """Do nothing when a worker begins."""


class Pool:
    """A number of workers that have loaded the same code."""

    def __init__(
        self,
        workers: Sequence[WorkerProcess],
        deadline_s: float,
        limits: WaitingLimits = NO_LIMITS,
        grace_s: float = 0.0,
    ) -> None:
        """`grace_s` is how long a worker may take to finish a cancelled request before it is restarted."""
        self.deadline_s = deadline_s
        """From the moment a worker begins to its answer."""
        self._workers = workers
        self._turns: FairTurns[WorkerProcess] = FairTurns(limits)
        self._grace_s = grace_s
        self._restarts: set[asyncio.Task[None]] = set()
        self._begun = asyncio.Event()
        self._stopped = False

    async def start(self) -> None:
        await gather_all(*(worker.start() for worker in self._workers))
        for worker in self._workers:
            self._turns.put(worker)
        self._begun.set()

    async def stop(self) -> None:
        """Stop all processes; pending requests raise `WorkersStopped`."""
        self._stopped = True
        self._begun.set()
        for restart in self._restarts:
            restart.cancel()
        await asyncio.gather(*self._restarts, return_exceptions=True)
        await gather_all(*(worker.stop() for worker in self._workers))

    @property
    def waiting(self) -> int:
        """The number of requests that wait for a worker."""
        return self._turns.waiting

    async def ask(self, request: object, client: Client = ANYONE, on_turn: Callable[[], object] = ignore) -> Any:
        """Return a worker's answer; raise `TimeoutError` at the deadline, or `WorkerDied`.

        `on_turn` is called when a worker begins.
        """
        await self._begun.wait()
        try:
            worker = await self._turns.get(client)
            on_turn()
            async with asyncio.timeout(self.deadline_s):
                return await self._ask(worker, request)
        except (TimeoutError, WorkerDied):
            if self._stopped:
                raise WorkersStopped from None
            raise

    async def _ask(self, worker: WorkerProcess, request: object) -> Any:
        """Return the worker to the others once it has answered; else restart it, because it may still be busy."""
        asked = asyncio.ensure_future(worker.ask(request))
        try:
            answer = await asyncio.shield(asked)
        except BaseException:
            self._schedule_restart(worker, asked)
            raise
        self._turns.put(worker)
        return answer

    def _schedule_restart(self, worker: WorkerProcess, asked: asyncio.Future[Any]) -> None:
        restart = asyncio.create_task(self._recover(worker, asked))
        self._restarts.add(restart)
        restart.add_done_callback(self._restarts.discard)
        restart.add_done_callback(lambda _: self._turns.put(worker))

    async def _recover(self, worker: WorkerProcess, asked: asyncio.Future[Any]) -> None:
        """Wait for an answer that is due soon, because a restart costs more; else restart the worker."""
        if not asked.done() and self._grace_s:
            await asyncio.wait([asked], timeout=self._grace_s)
        answered = asked.done() and not asked.cancelled() and asked.exception() is None
        if answered or self._stopped:
            return
        asked.cancel()
        await asyncio.wait([asked])
        await self._restart(worker)

    async def _restart(self, worker: WorkerProcess) -> None:
        """Return a worker that cannot be restarted as it is: the next request finds it dead and tries again."""
        try:
            await worker.stop()
            await worker.start()
        except (WorkerDied, OSError, GwintError):
            LOG.exception("A worker could not be restarted")


class BotPool(Pool):
    """Workers that have loaded the same bots."""

    def __init__(self, count: int, deadline_s: float, programs: Mapping[str, str]) -> None:
        """`deadline_s` is from request to answer, including the wait for a worker."""
        super().__init__([WorkerProcess(programs) for _ in range(count)], deadline_s)

    async def ask(self, request: object, client: Client = ANYONE, on_turn: Callable[[], object] = ignore) -> Any:
        """Return a worker's answer; raise `TimeoutError` at the deadline, or `BotFailed`.

        The deadline of a request made before the workers are ready starts once they are.
        """
        await self._begun.wait()
        try:
            async with asyncio.timeout(self.deadline_s):
                answer = await super().ask(request, client, on_turn)
        except TimeoutError:
            if self._stopped:
                raise WorkersStopped from None
            raise
        if isinstance(answer, str):
            raise BotFailed(answer)
        return answer


async def gather_all(*awaitables: Awaitable[None]) -> None:
    """Wait for all, then raise the first error."""
    for outcome in await asyncio.gather(*awaitables, return_exceptions=True):
        if outcome is not None:
            raise outcome
