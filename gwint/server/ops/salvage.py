"""Salvage: reads what damaged pages have left of a database file, and writes it to a new one.

SQLite finds a row through the pages above it, so that a damaged page hides only the rows below it. The rows around it
are found from both ends of their table and, in between, one by one.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gwint.server.storage import StoreError
from gwint.server.storage.connections import connect_for_reading, store_error
from gwint.server.storage.store import FILE
from gwint.server.storage.write_statements import rebuilt_index_rows
from gwint.server.tables.entries import ENTRY_KINDS, Opened
from gwint.server.tables.log_reader import Row, fold_log
from gwint.server.tables.replays import record_so_far

SCHEMA: Final = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type = 'index'"
TABLES: Final = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
LOG: Final = "entries"
"""The table of all logs; it has no row numbers and is read by the ids of game tables."""
INDEX: Final = {"tables": "id", "summaries": "table_id", "chairs": "table_id"}
"""The tables that index the logs, with the column that names a game table; they can be rebuilt."""
ENTRY: Final = "SELECT * FROM entries WHERE table_id = ? AND number = ?"
Cells = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class ReadableLog:
    """What can be read of a game table's log."""

    rows: list[Cells]
    """As stored, from the first on without a gap."""
    complete: bool
    """Whether nothing is missing; an unreadable page after the last row leaves that open."""

    def folded(self, id_: str) -> int:
        """Return how many entries still fold as they did."""
        return fold_log(id_, _log_rows(self.rows))[0].number if self._begins else 0

    def record(self, id_: str) -> str | None:
        """Return the game's record as far as it can be read; None if none was dealt."""
        return record_so_far(id_, _log_rows(self.rows)) if self._begins else None

    @property
    def _begins(self) -> bool:
        return bool(self.rows) and self.rows[0][3] == ENTRY_KINDS[Opened]


class DamagedFile:
    """A database file with damaged pages, opened for reading."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.names = [name for (name,) in connection.execute(TABLES)]

    def rows(self, table: str) -> list[Cells]:
        """Return all readable rows of a table with row numbers, each with its number first."""
        first, whole = self._scan(table, "ASC")
        if whole:
            return first
        last, _ = self._scan(table, "DESC")
        if not first or not last:
            return [*first, *last[::-1]]
        between = range(first[-1][0] + 1, last[-1][0])
        return [*first, *self._seek(table, between), *last[::-1]]

    def _scan(self, table: str, order: str) -> tuple[list[Cells], bool]:
        """Return the rows up to the first that cannot be read, and whether there was none."""
        found: list[Cells] = []
        try:
            found.extend(self._connection.execute(f"SELECT rowid, * FROM {table} ORDER BY rowid {order}"))
        except sqlite3.DatabaseError:
            return found, False
        return found, True

    def _seek(self, table: str, numbers: Iterable[int]) -> Iterator[Cells]:
        for number in numbers:
            yield from self._read(f"SELECT rowid, * FROM {table} WHERE rowid = ?", (number,)) or ()

    def _read(self, sql: str, values: Sequence[Any]) -> list[Cells] | None:
        """Return the rows of a query; None if they cannot be read."""
        try:
            return self._connection.execute(sql, values).fetchall()
        except sqlite3.DatabaseError:
            return None

    # Logs

    def ids(self) -> list[str]:
        """Return the ids of all game tables that an index or a log still names."""
        found = {row[1] for table in INDEX for row in self.rows(table)}
        for query, start in (
            ("min(table_id) FROM entries WHERE table_id >", ""),
            ("max(table_id) FROM entries WHERE table_id <", "\U0010ffff"),
        ):
            at: Any = start
            while (rows := self._read(f"SELECT {query} ?", (at,))) and rows[0][0] is not None:
                at = rows[0][0]
                found.add(at)
        return sorted(found)

    def log(self, id_: str) -> ReadableLog:
        rows = self._read("SELECT * FROM entries WHERE table_id = ? ORDER BY number", (id_,))
        if rows is not None:
            prefix = [row for number, row in enumerate(rows) if row[1] == number]
            return ReadableLog(prefix, bool(rows) and len(prefix) == len(rows))
        prefix = []
        while entry := self._read(ENTRY, (id_, len(prefix))):
            prefix += entry
        return ReadableLog(prefix, complete=False)


def salvage(path: Path, folder: Path) -> dict[str, ReadableLog]:
    """Write all that can be read to a new data folder, and return the logs of the game tables that are incomplete."""
    target = folder / FILE
    if target.exists():
        raise StoreError("salvage-exists", file=str(target))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with closing(connect_for_reading(path)) as source, closing(sqlite3.connect(target)) as copy:
        try:
            return _copy(DamagedFile(source), source, copy)
        except sqlite3.Error as error:
            raise store_error(error) from error


def _copy(damaged: DamagedFile, source: sqlite3.Connection, copy: sqlite3.Connection) -> dict[str, ReadableLog]:
    for (statement,) in source.execute(SCHEMA).fetchall():
        copy.execute(statement)
    logs = {id_: damaged.log(id_) for id_ in damaged.ids()}
    lost = {id_: log for id_, log in logs.items() if not log.complete}
    indexed: set[str] = set()
    for table in damaged.names:
        if table == LOG:
            rows = [row for log in logs.values() if log.complete for row in log.rows]
        else:
            rows = [row[1:] for row in damaged.rows(table) if table not in INDEX or row[1] not in lost]
            indexed |= {row[0] for row in rows} if table == "tables" else set()
        _insert(copy, table, rows)
    for id_ in logs.keys() - lost.keys() - indexed:
        state, _ = fold_log(id_, _log_rows(logs[id_].rows))
        for statement, values in rebuilt_index_rows(state):
            copy.execute(statement, values)
    copy.commit()
    return lost


def _insert(copy: sqlite3.Connection, table: str, rows: list[Cells]) -> None:
    if rows:
        copy.executemany(f"INSERT OR IGNORE INTO {table} VALUES ({', '.join('?' * len(rows[0]))})", rows)


def _log_rows(rows: Iterable[Cells]) -> list[Row]:
    """Return stored entries as `LOG_OF_TABLE` selects them."""
    return [(kind, at, body, digest) for _, _, at, kind, _, body, digest in rows]
