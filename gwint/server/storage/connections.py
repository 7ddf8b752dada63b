"""Connections to the database file, and its errors as faults."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from gwint.server.storage import StoreError

LOG_PAGES: Final = 4000
"""When the write-ahead log exceeds this many pages, a commit checkpoints it so that it can start over."""
DISK_FULL: Final = frozenset({sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR})
"""A full disk or an exhausted quota is reported as either of these."""
PRIMARY: Final = 0xFF
"""Masks the primary result code out of an extended one."""


def connect_for_writing(path: Path) -> sqlite3.Connection:
    """Open the writing connection. Transactions are explicit; a commit returns once it is on disk (WAL, FULL)."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    try:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", f"wal_autocheckpoint = {LOG_PAGES}"):
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def connect_for_reading(path: Path) -> sqlite3.Connection:
    """Open a read-only connection; a missing file is an error and is not created."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, check_same_thread=False)


def is_disk_full(error: Exception) -> bool:
    """Return whether an error means that nothing can be written for now."""
    return isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & PRIMARY in DISK_FULL


def store_error(error: Exception) -> StoreError:
    """Convert an error of the database or the disk to a fault, with the error as its cause."""
    refusal = StoreError("disk-full") if is_disk_full(error) else StoreError("store-failed", reason=str(error))
    refusal.__cause__ = error
    return refusal
