"""The two ways into the file: one connection that writes, any number that only read."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

LOG_PAGES: Final = 4000
"""Pages in the log after which a commit copies what checkpoints have left of it, so that the log begins anew."""


def to_write(path: Path) -> sqlite3.Connection:
    """Transactions are begun by hand; a commit returns when the disk has it (WAL, synchronous=FULL)."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
    return connection


def to_read(path: Path) -> sqlite3.Connection:
    """Cannot write, and makes no file where there is none."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, check_same_thread=False)
