"""The sandbox: runs functions in worker processes, in fair turns by address, and caches what they return."""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from gwint.faults import GwintError
from gwint.server.bots import WorkersStopped
from gwint.server.bots.worker_pool import Pool
from gwint.server.bots.worker_process import WorkerDied, WorkerProcess
from gwint.server.fair_turns import Client, WaitingLimits
from gwint.server.sandbox.protocol import TaskAnswer, TaskFailed, TaskRefused, TaskRequest, TaskResult
from gwint.server.settings import Settings

LOG: Final = logging.getLogger(__name__)
Arguments = ParamSpec("Arguments")
Value = TypeVar("Value")

MODULE: Final = "gwint.server.sandbox.worker_main"
GRACE_S: Final = 0.25
"""How long a task may go on after its client has left: most are done by then, and a new process takes longer."""
CACHE_BYTES: Final = 16 * 1024 * 1024
"""The size of all cached answers."""
MAX_CACHED_BYTES: Final = 1024 * 1024
"""The size of the largest cached answer."""


class SandboxError(GwintError):
    """A task was refused, took too long, or needed too much memory."""


class TaskRunner(Protocol):
    """Runs functions of modules for a client; the arguments and the result can be pickled."""

    async def run(
        self, client: Client, task: Callable[Arguments, Value], *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Value: ...


class Sandbox:
    """Worker processes that start at first use."""

    def __init__(self, settings: Settings) -> None:
        command = (sys.executable, "-m", MODULE, str(settings.sandbox_megabytes))
        workers = [WorkerProcess({}, command) for _ in range(settings.sandbox_workers)]
        limits = WaitingLimits(settings.sandbox_waiting, settings.sandbox_waiting_per_address)
        self._pool = Pool(workers, settings.sandbox_s, limits, GRACE_S)
        self._cpu_s = max(1, round(settings.sandbox_s))
        self._starting: asyncio.Task[None] | None = None
        self._cache = AnswerCache(CACHE_BYTES)

    @property
    def waiting(self) -> int:
        """The number of tasks that wait for a process."""
        return self._pool.waiting

    async def run(
        self, client: Client, task: Callable[Arguments, Value], *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Value:
        """Return the result of a task; raise its refusal, or `SandboxError` if it exceeds its limits.

        A cancelled task ends soon after.
        """
        assert not kwargs, "tasks take positional arguments"
        key = _key(task, args)
        answer = self._cache.get(key)
        if answer is None:
            answer = await self._ask(client, TaskRequest(task, args, self._cpu_s))
            self._cache.put(key, answer)
        return _value(answer)  # type: ignore[no-any-return]

    async def _ask(self, client: Client, request: TaskRequest) -> TaskAnswer:
        await self._start()
        try:
            answer: TaskAnswer = await self._pool.ask(request, client)
        except TimeoutError:
            raise SandboxError("takes-too-long") from None
        except WorkerDied as died:
            LOG.warning("Task %s ended its process: %s", request.task.__name__, died)
            raise SandboxError("takes-too-long") from None
        except WorkersStopped:
            raise SandboxError("server-busy") from None
        return answer

    async def _start(self) -> None:
        """Start the processes at first use, and again if they could not be started."""
        if self._starting is None:
            self._starting = asyncio.create_task(self._pool.start())
        try:
            await asyncio.shield(self._starting)
        except (WorkerDied, TimeoutError, OSError):
            LOG.exception("The sandbox could not be started")
            self._starting = None
            raise SandboxError("server-busy") from None

    async def close(self) -> None:
        """Stop all processes."""
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        await self._pool.stop()


class InlineSandbox:
    """Runs tasks on threads of this process, for an application that has no worker processes."""

    async def run(
        self, client: Client, task: Callable[Arguments, Value], *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Value:
        return await asyncio.to_thread(task, *args, **kwargs)


class AnswerCache:
    """The latest results and refusals of tasks, up to a total size."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._answers: OrderedDict[bytes, tuple[TaskAnswer, int]] = OrderedDict()
        self._bytes = 0

    def get(self, key: bytes) -> TaskAnswer | None:
        if key not in self._answers:
            return None
        self._answers.move_to_end(key)
        return self._answers[key][0]

    def put(self, key: bytes, answer: TaskAnswer) -> None:
        """Remember an answer of known size; drop those that were used longest ago."""
        size = _size(answer)
        if size is None or size > MAX_CACHED_BYTES or key in self._answers:
            return
        self._answers[key] = answer, size
        self._bytes += size
        while self._bytes > self._most_bytes:
            _, (_, dropped) = self._answers.popitem(last=False)
            self._bytes -= dropped


OVERHEAD: Final = 500
"""The bytes of an answer besides its text, and of a refusal with a short fault."""
REFUSAL_BYTES: Final = 20_000
"""Counted for a refusal: a fault lists at most twenty others, and texts in it are cut off."""


def _size(answer: TaskAnswer) -> int | None:
    """Return the size of a text or a refusal; other answers are not cached."""
    if isinstance(answer, TaskResult):
        return OVERHEAD + len(answer.value) if isinstance(answer.value, (bytes, str)) else None
    return REFUSAL_BYTES if isinstance(answer, TaskRefused) else None


def _key(task: Callable[..., Any], arguments: tuple[Any, ...]) -> bytes:
    return sha256(pickle.dumps((task.__module__, task.__qualname__, arguments))).digest()


def _value(answer: TaskAnswer) -> Any:
    if isinstance(answer, TaskRefused):
        raise SandboxError(answer.fault.kind, **answer.fault.details)
    if isinstance(answer, TaskFailed):
        if answer.out_of_memory:
            raise SandboxError("takes-too-long")
        raise RuntimeError(f"A task failed:\n{answer.traceback}")
    return answer.value
