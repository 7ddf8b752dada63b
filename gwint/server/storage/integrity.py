"""Damaged pages: looks for them in a database file, at the start for a limited time."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Final

from gwint.server.storage import StoreError
from gwint.server.storage.connections import connect_for_reading

LOG: Final = logging.getLogger(__name__)

STEPS: Final = 10_000
"""Instructions of SQLite between two looks at the clock."""
LARGEST_LAST: Final = "entries"
"""Nearly all pages belong to this table; it is checked last, with the time that is left."""
TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name = ?, name"
COMMAND: Final = "gwint admin check"


class OutOfTime(Exception):
    """The check was stopped at its time limit."""


def check_file(path: Path, within_s: float) -> None:
    """Refuse a damaged file. A check that takes longer than the limit is stopped, and the log says so."""
    if not path.is_file() or not path.stat().st_size:
        return
    try:
        damaged = list(damaged_tables(path, within_s))
    except OutOfTime:
        LOG.warning("The data was not checked completely within %s s; `%s` checks all of it", within_s, COMMAND)
        return
    if damaged:
        raise StoreError("data-damaged", file=str(path), tables=tuple(damaged), command=COMMAND)


def damaged_tables(path: Path, within_s: float | None = None) -> Iterator[str]:
    """Yield the names of the tables with damaged pages; an unreadable schema counts as the table `sqlite_master`."""
    with closing(connect_for_reading(path)) as connection:
        try:
            tables = [name for (name,) in connection.execute(TABLES, (LARGEST_LAST,))]
        except sqlite3.DatabaseError:
            yield "sqlite_master"
            return
        if within_s is not None:
            _limit(connection, monotonic() + within_s)
        for table in tables:
            if not _is_sound(connection, table):
                yield table


def _limit(connection: sqlite3.Connection, until: float) -> None:
    connection.set_progress_handler(lambda: monotonic() > until, STEPS)


def _is_sound(connection: sqlite3.Connection, table: str) -> bool:
    try:
        return connection.execute(f"PRAGMA quick_check('{table}')").fetchall() == [("ok",)]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            raise OutOfTime from error
        return False
    except sqlite3.DatabaseError:
        return False
