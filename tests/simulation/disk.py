"""A disk that is slow, sometimes refuses, and keeps at a crash only what was synced and perhaps a torn piece more.

The database is a real SQLite file in WAL mode. A crash copies the file and its write-ahead log, cuts the log somewhere
after the last synced byte and scribbles over the rest, and SQLite recovers from the copy as after a loss of power.
"""

from __future__ import annotations

import asyncio
import atexit
import shutil
import sqlite3
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from random import Random
from tempfile import mkdtemp
from typing import Any, Final

from gwint.server.storage.connections import connect_for_reading, connect_for_writing
from gwint.server.storage.migrations import migrate
from gwint.server.storage.reader import Reader
from gwint.server.storage.store import FILE, Store
from gwint.server.storage.writer import Job, Writer, ignore_commit

WAL: Final = "-wal"
SLOW: Final = 0.03
"""How often the disk takes seconds."""


class Disk:
    """The files of a server over all its lives."""

    def __init__(self, folder: Path, chance: Random) -> None:
        self.chance = chance
        self.full = False
        """Whether the disk refuses to write."""
        self.synced = 0
        """How many bytes of the write-ahead log are on disk for certain."""
        self.torn = 0
        """Crashes that left a part of a commit."""
        self._folder, self._life = folder, 0
        self.path.parent.mkdir()
        shutil.copyfile(_empty_database(), self.path)

    @property
    def path(self) -> Path:
        return self._folder / str(self._life) / FILE

    def wal_size(self) -> int:
        log = self.path.with_name(FILE + WAL)
        return log.stat().st_size if log.exists() else 0

    def delay_s(self) -> float:
        return self.chance.uniform(0.5, 5) if self.chance.random() < SLOW else self.chance.uniform(0.0005, 0.02)

    def crash(self) -> None:
        """Continue with the files that a loss of power leaves. The old connections still have theirs open."""
        old, self._life = self.path, self._life + 1
        self.path.parent.mkdir()
        shutil.copyfile(old, self.path)
        log = old.with_name(FILE + WAL)
        if log.exists():
            self.path.with_name(FILE + WAL).write_bytes(self._after_power_loss(log.read_bytes()))
        self.synced = self.wal_size()

    def _after_power_loss(self, log: bytes) -> bytes:
        kept = self.chance.randint(self.synced, len(log))
        self.torn += self.synced < kept < len(log)
        lost = len(log) - kept
        scribbled = self.chance.randbytes(lost) if self.chance.random() < 0.5 else bytes(lost)
        return log[:kept] + (scribbled if self.chance.random() < 0.5 else b"")

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Read what is stored now, apart from any server."""
        connection = connect_for_reading(self.path)
        try:
            return connection.execute(sql, values).fetchall()
        finally:
            connection.close()


@cache
def _empty_database() -> Path:
    """Migrate an empty file once; the folder lives as long as the process."""
    folder = Path(mkdtemp(prefix="gwint-simulation-"))
    atexit.register(shutil.rmtree, folder)
    migrate(folder / FILE)
    return folder / FILE


class SimulatedWriter(Writer):
    """The store's writer without its thread: groups are committed on the event loop after the disk's delay."""

    def __init__(self, disk: Disk) -> None:
        self._connection = connect_for_writing(disk.path)
        self._on_commit = ignore_commit
        self._queue = SimpleQueue()
        self._closed = False
        self.failing = False
        self._disk = disk
        self._working: asyncio.Task[None] | None = None

    def write(self, job: Job, measured: bool = True) -> asyncio.Future[None]:
        answer = super().write(job, measured)
        if self._working is None:
            self._working = asyncio.create_task(self._work_on())
        return answer

    async def _work_on(self) -> None:
        while not self._queue.empty():
            await asyncio.sleep(self._disk.delay_s())
            pending = self._queue.get_nowait()
            assert pending is not None
            self._answer(self._group(pending))
        self._working = None

    def _commit(self, jobs: list[Job]) -> None:
        if self._disk.full:
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        super()._commit(jobs)
        self._disk.synced = self._disk.wal_size()

    def die(self) -> None:
        """Stop, perhaps in the middle of a commit, which no client learns about."""
        self._closed = True
        if not self._queue.empty() and not self._disk.full and self._disk.chance.random() < 0.5:
            pending = self._queue.get_nowait()
            assert pending is not None
            super()._commit([job for job, _, _ in self._group(pending)])
        self._disk.crash()
        self._connection.close()


class SimulatedReader(Reader):
    """The store's reader without its threads."""

    def __init__(self, disk: Disk) -> None:
        super().__init__(disk.path)
        self._disk = disk

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        await asyncio.sleep(self._disk.delay_s())
        return self._rows(sql, values)

    def die(self) -> None:
        while not self._idle.empty():
            self._idle.get().close()


def open_simulated_store(disk: Disk) -> Store:
    return Store(SimulatedWriter(disk), SimulatedReader(disk))
