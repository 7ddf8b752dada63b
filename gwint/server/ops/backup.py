"""A copy of the data while tables go on."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import mkstemp

from gwint.server.storage.connections import connect_for_reading, store_error


def backup(path: Path, target: Path) -> None:
    """All that was committed when it began, in one file; `target` is the old file or the whole new one."""
    try:
        descriptor, name = mkstemp(dir=target.parent, prefix=f".{target.name}.")
        os.close(descriptor)
        part = Path(name)
        try:
            _copy(path, part)
            _reach_the_disk(part)
            part.replace(target)
            _reach_the_disk(target.parent)
        finally:
            part.unlink(missing_ok=True)
    except (OSError, sqlite3.Error) as error:
        raise store_error(error) from error


def _copy(path: Path, part: Path) -> None:
    with closing(connect_for_reading(path)) as source, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
        # The source's way of writing came along; without it the copy needs no second file beside it.
        copy.execute("PRAGMA journal_mode = DELETE")


def _reach_the_disk(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
