"""Maintenance of a data folder from outside the server: reads while a server runs, removes only while none does."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from gwint.server.ops.audit import AuditEntry, add_audit_entry, audit_entries
from gwint.server.ops.backup import backup
from gwint.server.ops.salvage import DamagedFile, salvage
from gwint.server.storage import StoreError
from gwint.server.storage.connections import connect_for_reading, connect_for_writing, store_error
from gwint.server.storage.integrity import damaged_tables
from gwint.server.storage.lock import lock_folder
from gwint.server.storage.personal_data import SAT_ENTRIES, forget_rows
from gwint.server.storage.queries import LOG_OF_TABLE
from gwint.server.storage.store import FILE
from gwint.server.storage.write_statements import removal_rows
from gwint.server.tables.log_reader import Row
from gwint.server.tables.replays import record_so_far
from gwint.server.tables.state import TableError

LISTED: Final = """
    SELECT id, phase, mode, created_at, body,
        (SELECT max(at) FROM entries WHERE entries.table_id = id),
        (SELECT count(*) FROM entries WHERE entries.table_id = id)
    FROM tables LEFT JOIN summaries ON summaries.table_id = id
    ORDER BY created_at, id
"""
OWNERS: Final = """
    SELECT id, name, created_at, seen_at,
        (SELECT count(DISTINCT table_id) FROM chairs WHERE owner = owners.id),
        (SELECT count(*) FROM decks WHERE owner = owners.id)
    FROM owners ORDER BY seen_at DESC, id
"""
PLAYING: Final = "playing"
FINISHED: Final = ("over", "closed", "interrupted")


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


@dataclass(frozen=True, slots=True)
class StoredOwner:
    """An owner as stored."""

    id: str
    name: str
    created_at: int
    """Milliseconds since the epoch."""
    seen_at: int
    games: int
    decks: int


@dataclass(frozen=True, slots=True)
class CheckReport:
    """What a check of a data folder found."""

    damaged_parts: tuple[str, ...]
    """The tables of the database with damaged pages."""
    unreadable: dict[str, int]
    """The game tables whose log is incomplete, and how many of its entries still fold."""
    unsound: dict[str, tuple[int, int]]
    """The game tables that do not fold as they did: how many entries do, and how many there are."""
    sound: int
    """The number of other game tables."""

    @property
    def is_sound(self) -> bool:
        return not (self.damaged_parts or self.unreadable or self.unsound)


class DataFolder:
    """A data folder and its tables."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / FILE
        if not self.file.is_file():
            raise StoreError("admin-no-data", folder=str(folder))

    def note_revealed(self, command: str, ids: Iterable[str]) -> None:
        """Write to the audit log which running games a command is about to show with all hands."""
        running = [table.id for table in self.tables() if table.phase == PLAYING and table.id in set(ids)]
        if running:
            add_audit_entry(self.folder, command, running)

    def audit(self) -> list[AuditEntry]:
        return audit_entries(self.folder)

    def owners(self) -> list[StoredOwner]:
        """Return all owners, the one seen last first."""
        return [StoredOwner(*row) for row in self._rows(OWNERS)]

    # Reading, also while a server runs

    def tables(self) -> list[StoredTable]:
        """Return all tables, the oldest first."""
        return [
            StoredTable(id_, phase, mode, created_at, changed_at or created_at, entries, _players(body))
            for id_, phase, mode, created_at, body, changed_at, entries in self._rows(LISTED)
        ]

    def record(self, id_: str) -> str | None:
        """Return the game's record as far as it was played; None if none was dealt."""
        return record_so_far(id_, self.log(id_))

    def check(self) -> CheckReport:
        """Look for damaged pages, read every log and fold it."""
        parts = tuple(damaged_tables(self.file))
        with closing(connect_for_reading(self.file)) as connection:
            try:
                damaged = DamagedFile(connection)
            except sqlite3.DatabaseError as error:
                raise StoreError("store-failed", reason=str(error)) from error
            logs = {id_: damaged.log(id_) for id_ in damaged.ids()}
        unreadable = {id_: log.folded(id_) for id_, log in logs.items() if not log.complete}
        folded = {id_: (log.folded(id_), len(log.rows)) for id_, log in logs.items() if log.complete}
        unsound = {id_: counts for id_, counts in folded.items() if counts[0] < counts[1]}
        return CheckReport(parts, unreadable, unsound, len(folded) - len(unsound))

    def salvage(self, folder: Path) -> dict[str, str]:
        """Write all that can be read to another folder; return the records of the incomplete games as far as known."""
        lost = salvage(self.file, folder)
        if lost:
            add_audit_entry(self.folder, "check --salvage", list(lost))
        return {id_: record for id_, log in lost.items() if (record := log.record(id_))}

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
                for statement, values in removal_rows(id_):
                    connection.execute(statement, values)

    def forget(self, owner: str) -> None:
        """Delete an owner's data and name. The folder must be locked."""
        if owner not in {one.id for one in self.owners()}:
            raise StoreError("no-such-owner", owner=owner[:40])
        entries: Sequence[Any] = self._rows(SAT_ENTRIES, (owner,))
        with self._writing() as connection:
            for statement, values in forget_rows(owner, entries):
                connection.execute(statement, values)

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
