"""The log as stored on disk."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

from gwint.server.storage.store import FILE


def rows(folder: Path, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(folder / FILE)) as connection:
        return connection.execute(sql, values).fetchall()


def moves(folder: Path) -> Counter[tuple[str, int, str]]:
    """Count every move of a client by table, seat and the client's id for it."""
    found = rows(folder, "SELECT table_id, seat, body FROM entries WHERE kind = 'moved'")
    return Counter((table, seat, json.loads(body)["id"]) for table, seat, body in found)


def is_whole(folder: Path) -> bool:
    return rows(folder, "PRAGMA integrity_check") == [("ok",)]
