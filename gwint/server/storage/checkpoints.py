"""Checkpoints beside the writer: what its log holds is copied into the file while moves go on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Final

from gwint.server.storage.connections import connect_for_writing, store_error

EVERY_S: Final = 0.25
"""At a thousand moves a second a thousand pages wait by then, and are copied in a hundredth."""


class Checkpoints:
    """A thread with a connection of its own: in the writer's thread everybody would wait until the pages are copied.

    A passive checkpoint stops nobody and copies as much as it may. A disk that refuses is asked again: until then the
    log keeps everything.
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
