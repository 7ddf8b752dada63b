"""Maintenance of a data folder from outside the server: reads while a server runs, removes only while none does."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from gwint.server.ops.backup import backup
from gwint.server.storage import StoreError
from gwint.server.storage.connections import connect_for_reading, connect_for_writing, store_error
from gwint.server.storage.lock import lock_folder
from gwint.server.storage.store import FILE
from gwint.server.storage.table_rows import LOG_OF_TABLE
from gwint.server.tables.log_reader import Row, fold_log
from gwint.server.tables.state import TableError

LISTED: Final = """
    SELECT id, phase, mode, created_at, body,
        (SELECT max(at) FROM entries WHERE entries.table_id = id),
        (SELECT count(*) FROM entries WHERE entries.table_id = id)
    FROM tables LEFT JOIN summaries ON summaries.table_id = id
    ORDER BY created_at, id
"""
FINISHED: Final = ("over", "closed", "interrupted")
KEY_COLUMNS: Final = {
    "entries": "table_id",
    "summaries": "table_id",
    "chairs": "table_id",
    "links": "table_id",
    "tables": "id",
}
"""The database tables with rows of a game table, and the column that names it."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as the index describes it."""

    id: str
    phase: str
    mode: str
    created_at: int
    """Milliseconds since the epoch."""
    changed_at: int
    entries: int
    players: tuple[str, ...]
    """By seat; empty for a free seat."""

    @property
    def finished(self) -> bool:
        return self.phase in FINISHED


class DataFolder:
    """A data folder and its tables."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / FILE
        if not self.file.is_file():
            raise StoreError("admin-no-data", folder=str(folder))

    # Reading, also while a server runs

    def tables(self) -> list[StoredTable]:
        """Return all tables, the oldest first."""
        return [
            StoredTable(id_, phase, mode, created_at, changed_at or created_at, entries, _players(body))
            for id_, phase, mode, created_at, body, changed_at, entries in self._rows(LISTED)
        ]

    def record(self, id_: str) -> str | None:
        """Return the game's record as far as it was played; None if none was dealt."""
        rows = self.log(id_)
        state, _ = fold_log(id_, rows)
        if state.play is None:
            return None
        date = datetime.fromtimestamp(state.created_at / 1000, UTC).date().isoformat()
        return state.play.record({"date": date, "table": id_})

    def foldable_entries(self, id_: str) -> tuple[int, int]:
        """Return how many entries of a table still fold as they did when they were written, and how many there are."""
        rows = self.log(id_)
        state, _ = fold_log(id_, rows)
        return state.number, len(rows)

    def log(self, id_: str) -> Sequence[Row]:
        rows: Sequence[Any] = self._rows(LOG_OF_TABLE, (id_,))
        if not rows:
            raise TableError("no-such-table", table=id_[:40])
        return rows

    def backup(self, target: Path) -> None:
        backup(self.file, target)

    def _rows(self, sql: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        try:
            with closing(connect_for_reading(self.file)) as connection:
                return connection.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise store_error(error) from error

    # Removing, only while no server runs

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Lock the folder; refuse if a server is running."""
        with lock_folder(self.folder):
            yield

    def remove(self, ids: Sequence[str]) -> None:
        """Delete all rows of these tables in one transaction. The folder must be locked."""
        with self._writing() as connection:
            for id_ in ids:
                for table, key in KEY_COLUMNS.items():
                    connection.execute(f"DELETE FROM {table} WHERE {key} = ?", (id_,))

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        try:
            with closing(connect_for_writing(self.file)) as connection:
                connection.execute("BEGIN IMMEDIATE")
                yield connection
                connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise store_error(error) from error


def _players(body: str | None) -> tuple[str, ...]:
    return tuple(chair["name"] for chair in json.loads(body)["chairs"]) if body else ()
