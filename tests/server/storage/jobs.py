"""The jobs of the tests: an entry of a table, and the table's row in the index."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from gwint.server.storage.writer import Job

ENTRY = "INSERT INTO entries VALUES (?, ?, 0, 'moved', 0, ?, NULL)"
INDEX = (
    "INSERT INTO tables VALUES (?, 'playing', 0, 'duel', NULL, 0, ?) "
    "ON CONFLICT (id) DO UPDATE SET changed_at = excluded.changed_at"
)


def moved(table: str, number: int, body: str = "{}") -> Job:
    return [(ENTRY, (table, number, body)), (INDEX, (table, number))]


def rows(path: Path, sql: str) -> list[tuple[Any, ...]]:
    """Read rows without the code under test."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def logged(path: Path) -> set[tuple[str, int]]:
    return set(rows(path, "SELECT table_id, number FROM entries"))


def is_whole(path: Path) -> bool:
    """Check that the file is sound, no log has a gap, and every index matches its log: no job is half written."""
    lasts = rows(path, "SELECT table_id, max(number), count(*) FROM entries GROUP BY table_id ORDER BY table_id")
    return (
        rows(path, "PRAGMA integrity_check") == [("ok",)]
        and rows(path, "SELECT id, changed_at, changed_at + 1 FROM tables ORDER BY id") == lasts
    )
