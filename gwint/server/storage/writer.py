"""The one writer: jobs from the event loop, committed in groups by a thread of its own."""

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
from typing import Any, Final

from gwint.server.storage import StoreError
from gwint.server.storage.connections import connect_for_writing, is_disk_full, store_error

Statement = tuple[str, Sequence[Any]]
Job = Sequence[Statement]
"""Statements with their values: all of them take effect, or none."""
Pending = tuple[Job, "asyncio.Future[None]"]
Outcome = StoreError | None
"""Why a job was refused; None when it is on the disk."""

LARGEST_GROUP: Final = 1000
"""More jobs than this wait for the next commit, so that the first are answered soon."""
MIN_INTERVAL_S: Final = 0.008
"""Where several come at once, commits begin at least so far apart: each costs about as much as fifty jobs."""
VALUES: Final = " VALUES "
MOST_VALUES: Final = 32_000
"""Of one statement; SQLite takes a few more."""
MOST_PAGES: Final = 2**30
"""How far the file may grow, in pages of 4 KiB: as far as the disk."""


def ignore_commit(jobs: int, seconds: float) -> None:
    """Nobody counts."""


class Writer:
    """Acknowledges a job when its commit is on the disk. Jobs that come during a commit share the next one."""

    def __init__(
        self, path: Path, *, on_commit: Callable[[int, float], None] = ignore_commit, most_pages: int = MOST_PAGES
    ) -> None:
        """`told` hears of every group, in the writer's thread: how many jobs, and the seconds they took."""
        try:
            self._connection = connect_for_writing(path)
            self._connection.execute(f"PRAGMA max_page_count = {most_pages}")
        except sqlite3.Error as error:
            raise store_error(error) from error
        self._on_commit = on_commit
        self._queue: SimpleQueue[Pending | None] = SimpleQueue()
        self._closed = False
        self.failing = False
        """Whether nothing of the last group could be written, for whatever reason but the jobs' own."""
        self._thread = Thread(target=self._work, name="gwint-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """Jobs that no commit has taken up yet."""
        return self._queue.qsize()

    def write(self, job: Job) -> asyncio.Future[None]:
        """To be awaited: done when the job is on the disk. It is carried out even if nobody waits any more.

        Jobs come from one event loop, and are carried out in the order of these calls.
        """
        if self._closed:
            raise StoreError("store-closed")
        answer = asyncio.get_running_loop().create_future()
        self._queue.put((job, answer))
        return answer

    async def close(self) -> None:
        """Carries out what was asked for before, and takes nothing more."""
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
        """The first job and all that have come since."""
        group = [first]
        with suppress(Empty):
            while len(group) < LARGEST_GROUP:
                if (asked := self._queue.get_nowait()) is None:
                    self._queue.put(None)  # The end is for the next group to find: nothing comes behind it.
                    break
                group.append(asked)
        return group

    def _answer(self, group: list[Pending]) -> None:
        began = perf_counter()
        outcomes = self._try_commit([job for job, _ in group])
        self.failing = all(outcome is not None and not _is_job_fault(outcome) for outcome in outcomes)
        answers = [answer for _, answer in group]
        with suppress(RuntimeError):  # The loop that asked may be gone.
            answers[0].get_loop().call_soon_threadsafe(resolve, answers, outcomes)
        self._on_commit(len(group), perf_counter() - began)

    def _try_commit(self, jobs: list[Job]) -> list[Outcome]:
        """All of them at once; a group with a bad job in it is halved until that one stands alone."""
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
        """One statement alone, as moves mostly are, takes effect as a whole without being told."""
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
        """Some errors have undone everything already; a disk that refuses even this is asked again by the next job."""
        with suppress(sqlite3.Error):
            self._connection.rollback()


def merge_inserts(statements: Iterable[Statement]) -> Iterator[Statement]:
    """The same, with neighbours that add rows to one table as one statement.

    Between two statements the thread waits for the event loop to let it go on, which may be longer than the work.
    """
    for text, alike in groupby(statements, itemgetter(0)):
        rows = [values for _, values in alike]
        head, _, row = text.partition(VALUES)
        if row != f"({', '.join('?' * len(rows[0]))})":
            yield from ((text, values) for values in rows)
            continue
        most = max(1, MOST_VALUES // len(rows[0]))
        for start in range(0, len(rows), most):
            some = rows[start : start + most]
            yield head + VALUES + ", ".join([row] * len(some)), tuple(chain.from_iterable(some))


def _is_job_fault(outcome: StoreError) -> bool:
    """Whether the job itself was bad: it would have broken a promise of the data."""
    return isinstance(outcome.__cause__, sqlite3.IntegrityError)


def resolve(answers: list[asyncio.Future[None]], outcomes: list[Outcome]) -> None:
    """Tells all who still wait, in one call of the event loop."""
    for answer, outcome in zip(answers, outcomes, strict=True):
        if answer.done():
            continue
        if outcome is None:
            answer.set_result(None)
        else:
            answer.set_exception(outcome)
