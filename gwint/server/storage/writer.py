"""The only writer: a thread that commits jobs from the event loop in groups."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import chain, groupby
from operator import itemgetter
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import perf_counter, sleep
from typing import Final

from gwint.server.settings import MAX_PAGES
from gwint.server.storage import StoreError
from gwint.server.storage.connections import connect_for_writing, is_disk_full, store_error
from gwint.server.storage.write_statements import Statement

Job = Sequence[Statement]
"""Statements with their values, which take effect together or not at all."""
Pending = tuple[Job, "asyncio.Future[None]", bool]
"""A job, the future that waits for it, and whether its commit is measured."""
Outcome = StoreError | None
"""Why a job was refused; None once it is on disk."""

LARGEST_GROUP: Final = 1000
"""Further jobs wait for the next commit, so that the first are answered soon."""
MIN_INTERVAL_S: Final = 0.008
"""The minimum time between commits of several jobs: a commit costs about as much as fifty jobs."""
VALUES: Final = " VALUES "
MAX_VALUES: Final = 32_000
"""For one statement; SQLite's limit is slightly higher."""


def ignore_commit(jobs: int, seconds: float) -> None:
    """Ignore the duration of a commit."""


class Writer:
    """Acknowledges a job once its commit is on disk. Jobs that arrive during a commit share the next one."""

    def __init__(
        self, path: Path, *, on_commit: Callable[[int, float], None] = ignore_commit, most_pages: int = MAX_PAGES
    ) -> None:
        """`on_commit` is called in the writer's thread after each group: with the number of jobs and the seconds."""
        try:
            self._connection = connect_for_writing(path)
            self._connection.execute(f"PRAGMA max_page_count = {most_pages}")
        except sqlite3.Error as error:
            raise store_error(error) from error
        self._on_commit = on_commit
        self._queue: SimpleQueue[Pending | None] = SimpleQueue()
        self._closed = False
        self.failing = False
        """Whether the last group could not be written, other than through a fault of its jobs."""
        self._thread = Thread(target=self._work, name="gwint-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """The number of jobs that no commit has started on."""
        return self._queue.qsize()

    def write(self, job: Job, measured: bool = True) -> asyncio.Future[None]:
        """Return a future that completes once the job is on disk. The job is executed even if the future is cancelled.

        All jobs come from one event loop and are executed in the order of these calls. A commit of which no job is
        `measured` is not reported: the report would betray a secret.
        """
        if self._closed:
            raise StoreError("store-closed")
        answer = asyncio.get_running_loop().create_future()
        self._queue.put((job, answer, measured))
        return answer

    async def close(self) -> None:
        """Execute the pending jobs and accept no more."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        while (first := self._queue.get()) is not None:
            began, group = perf_counter(), self._group(first)
            self._answer(group)
            if len(group) > 1:
                sleep(max(0.0, began + MIN_INTERVAL_S - perf_counter()))
        self._connection.close()

    def _group(self, first: Pending) -> list[Pending]:
        """Return the first job and all that have arrived since."""
        group = [first]
        with suppress(Empty):
            while len(group) < LARGEST_GROUP:
                if (pending := self._queue.get_nowait()) is None:
                    self._queue.put(None)  # The end marker stays in the queue for the next group; nothing follows it.
                    break
                group.append(pending)
        return group

    def _answer(self, group: list[Pending]) -> None:
        began = perf_counter()
        outcomes = self._try_commit([job for job, _, _ in group])
        self.failing = all(outcome is not None and not _is_job_fault(outcome) for outcome in outcomes)
        answers = [answer for _, answer, _ in group]
        with suppress(RuntimeError):  # The event loop of these jobs may be closed.
            answers[0].get_loop().call_soon_threadsafe(resolve, answers, outcomes)
        if any(measured for _, _, measured in group):
            self._on_commit(len(group), perf_counter() - began)

    def _try_commit(self, jobs: list[Job]) -> list[Outcome]:
        """Commit all jobs together; on an error, halve the group until the bad job is alone."""
        try:
            self._commit(jobs)
        except Exception as error:
            self._undo()
            if len(jobs) == 1 or is_disk_full(error):
                return [store_error(error) for _ in jobs]
            half = len(jobs) // 2
            return self._try_commit(jobs[:half]) + self._try_commit(jobs[half:])
        return [None] * len(jobs)

    def _commit(self, jobs: list[Job]) -> None:
        """Execute the jobs in one transaction; a single statement, as moves mostly are, needs no explicit one."""
        execute = self._connection.execute
        statements = list(merge_inserts(chain.from_iterable(jobs)))
        if len(statements) == 1:
            execute(*statements[0])
            return
        execute("BEGIN IMMEDIATE")
        for statement, values in statements:
            execute(statement, values)
        execute("COMMIT")

    def _undo(self) -> None:
        """Some errors have rolled back already. If the disk refuses the rollback, the next job's attempt repeats it."""
        with suppress(sqlite3.Error):
            self._connection.rollback()


def merge_inserts(statements: Iterable[Statement]) -> Iterator[Statement]:
    """Merge neighbouring inserts into the same table into one statement.

    Between two statements the thread waits for the interpreter lock, possibly longer than the statements take.
    """
    for text, alike in groupby(statements, itemgetter(0)):
        rows = [values for _, values in alike]
        head, _, row = text.partition(VALUES)
        if row != f"({', '.join('?' * len(rows[0]))})":
            yield from ((text, values) for values in rows)
            continue
        most = max(1, MAX_VALUES // len(rows[0]))
        for start in range(0, len(rows), most):
            some = rows[start : start + most]
            yield head + VALUES + ", ".join([row] * len(some)), tuple(chain.from_iterable(some))


def _is_job_fault(outcome: StoreError) -> bool:
    """Return whether the job itself is at fault: it violates a constraint."""
    return isinstance(outcome.__cause__, sqlite3.IntegrityError)


def resolve(answers: list[asyncio.Future[None]], outcomes: list[Outcome]) -> None:
    """Resolve all futures that still wait, in one call of the event loop."""
    for answer, outcome in zip(answers, outcomes, strict=True):
        if answer.done():
            continue
        if outcome is None:
            answer.set_result(None)
        else:
            answer.set_exception(outcome)
