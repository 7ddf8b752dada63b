"""Read-only queries, which see what is committed and never block the writer."""

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
"""The number of concurrent queries; others wait."""


class Reader:
    """A few read-only connections, each used by one query at a time."""

    def __init__(self, path: Path) -> None:
        self._idle: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self._threads = ThreadPoolExecutor(READERS, "gwint-reader")
        try:
            for _ in range(READERS):
                self._idle.put(connect_for_reading(path))
        except sqlite3.Error as error:
            raise store_error(error) from error

    async def rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Return all rows of a query, read from one committed state."""
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
        """Close the connections after the pending queries."""
        await asyncio.to_thread(self._threads.shutdown)
        while not self._idle.empty():
            self._idle.get().close()
