"""Reading beside the writer: what is committed, and never in its way."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from gwint.server.storage.connections import connect_for_reading, store_error

READERS: Final = 2
"""Queries at a time; others wait for one of them."""


class Reader:
    """A few connections that can only read, each busy with one query at a time."""

    def __init__(self, path: Path) -> None:
        self._idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._threads = ThreadPoolExecutor(READERS, "gwint-reader")
        try:
            for _ in range(READERS):
                self._idle.put(connect_for_reading(path))
        except sqlite3.Error as error:
            raise store_error(error) from error

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """All rows that a query finds, of one committed state of the data."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._rows, sql, values)

    def _rows(self, sql: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        connection = self._idle.get()
        try:
            return connection.execute(sql, values).fetchall()
        except Exception as error:
            raise store_error(error) from error
        finally:
            self._idle.put(connection)

    async def close(self) -> None:
        """After the queries that were asked for."""
        await asyncio.to_thread(self._threads.shutdown)
        while not self._idle.empty():
            self._idle.get().close()
