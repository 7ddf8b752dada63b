"""A pool of worker processes that play chunks. A worker that dies is replaced, and its chunk is played again."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Final, Protocol, Self

from gwint.faults import Fault, GwintError
from gwint.lab.chunks import Chunk
from gwint.lab.jobs import PlayedGame
from gwint.lab.worker import WorkerMessage, work

OnProgress = Callable[[int], None]
"""Receives the number of games played since the last call; negative if a dead worker's games are lost."""
MAX_TRIES: Final = 3
"""A chunk that has killed this many workers is abandoned."""

EXIT_TIMEOUT_S: Final = 5.0
"""The time a worker has to exit."""


class PoolError(GwintError):
    """The pool cannot play some games."""


class WorkerPool(Protocol):
    """Anything that plays chunks."""

    def play(self, chunks: Iterable[Chunk], on_progress: OnProgress) -> Iterator[tuple[Chunk, list[PlayedGame]]]:
        """Yield each chunk with its games, in the order in which they finish."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


@dataclass(slots=True)
class Worker:
    """A worker process and its current chunk."""

    process: BaseProcess
    pipe: Connection
    chunk: Chunk | None = None
    played: list[PlayedGame] = field(default_factory=list)


class ProcessPool:
    """Processes on this machine, started when there is something to play."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._workers: list[Worker] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for worker in self._workers:
            _end(worker)
        self._workers.clear()

    def play(self, chunks: Iterable[Chunk], on_progress: OnProgress) -> Iterator[tuple[Chunk, list[PlayedGame]]]:
        waiting = iter(chunks)
        deaths: Counter[str] = Counter()
        self._start_workers(waiting)
        while busy := [worker for worker in self._workers if worker.chunk]:
            ready = wait([worker.pipe for worker in busy])
            for worker in [worker for worker in busy if worker.pipe in ready]:
                message = _receive(worker)
                if isinstance(message, list):
                    worker.played += message
                    on_progress(len(message))
                elif isinstance(message, Fault):
                    raise PoolError(message.kind, **message.details)
                elif isinstance(message, Died):
                    on_progress(-len(worker.played))
                    self._replace(worker, deaths)
                else:
                    yield _take_result(worker)
                    _send_next(worker, waiting)

    def _start_workers(self, waiting: Iterator[Chunk]) -> None:
        """Give every worker a chunk; replace workers that an interrupted call left busy."""
        for worker in [worker for worker in self._workers if worker.chunk]:
            _end(worker)
            self._workers.remove(worker)
        for worker in self._workers:
            _send_next(worker, waiting)
        while len(self._workers) < self.count and (chunk := next(waiting, None)):
            self._workers.append(_spawn_worker())
            _send(self._workers[-1], chunk)

    def _replace(self, worker: Worker, deaths: Counter[str]) -> None:
        """Play a dead worker's chunk again with a new one."""
        chunk = worker.chunk
        assert chunk is not None
        deaths[chunk.name] += 1
        if deaths[chunk.name] >= MAX_TRIES:
            raise PoolError("lab-worker-died", chunk=chunk.name, tries=MAX_TRIES)
        _end(worker)
        self._workers[self._workers.index(worker)] = fresh = _spawn_worker()
        _send(fresh, chunk)


class Died:
    """The worker process died."""


def _spawn_worker() -> Worker:
    """Start a process that shares only a pipe with this one, so that it ends when this one does."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    return Worker(process, ours)


def _send_next(worker: Worker, waiting: Iterator[Chunk]) -> None:
    chunk = next(waiting, None)
    if chunk is not None:
        _send(worker, chunk)


def _send(worker: Worker, chunk: Chunk) -> None:
    worker.chunk, worker.played = chunk, []
    # If the worker died meanwhile, the next receive reports it.
    with suppress(OSError):
        worker.pipe.send(chunk)


def _receive(worker: Worker) -> WorkerMessage | Died:
    try:
        message: WorkerMessage = worker.pipe.recv()
    except (EOFError, OSError):
        return Died()
    return message


def _take_result(worker: Worker) -> tuple[Chunk, list[PlayedGame]]:
    chunk, played = worker.chunk, worker.played
    assert chunk is not None
    worker.chunk, worker.played = None, []
    return chunk, played


def _end(worker: Worker) -> None:
    """Terminate the worker, which first ends its own programs."""
    worker.pipe.close()
    worker.process.terminate()
    worker.process.join(EXIT_TIMEOUT_S)
    worker.process.kill()
    worker.process.join()
