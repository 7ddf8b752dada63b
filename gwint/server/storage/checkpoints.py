"""Checkpoints: copies SQLite's write-ahead log into the database file while moves are being written."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Final

from gwint.server.storage.connections import connect_for_writing, store_error

EVERY_S: Final = 0.25
"""At a thousand moves a second, a thousand pages accumulate in this time and are copied in 10 ms."""


class Checkpoints:
    """A thread with its own connection, because a checkpoint in the writer's thread would delay every commit.

    A passive checkpoint blocks nothing and copies as much as it can. If the disk refuses, it is tried again; until then
    the log holds everything.
    """

    def __init__(self, path: Path) -> None:
        try:
            self._connection = connect_for_writing(path)
        except sqlite3.Error as error:
            raise store_error(error) from error
        self._over = Event()
        self._thread = Thread(target=self._work, name="gwint-checkpoints", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        self._over.set()
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        while not self._over.wait(EVERY_S):
            with suppress(sqlite3.Error):
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        self._connection.close()
