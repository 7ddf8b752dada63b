"""Backups of the database while tables are being played."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import mkstemp

from gwint.server.storage.connections import connect_for_reading, store_error


def backup(path: Path, target: Path) -> None:
    """Copy all that is committed now into one file; `target` is replaced by the complete copy or not at all."""
    try:
        descriptor, name = mkstemp(dir=target.parent, prefix=f".{target.name}.")
        os.close(descriptor)
        part = Path(name)
        try:
            _copy(path, part)
            _fsync(part)
            part.replace(target)
            _fsync(target.parent)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as error:
        raise store_error(error) from error


def _copy(path: Path, part: Path) -> None:
    with closing(connect_for_reading(path)) as source, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
        # The copy inherits WAL mode, which would need a second file.
        copy.execute("PRAGMA journal_mode = DELETE")


def _fsync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
