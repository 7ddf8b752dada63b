"""Opens a data folder: lock, check, migration, writer, checkpoints and reader, in this order."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from gwint.server.settings import MAX_PAGES
from gwint.server.storage import queries
from gwint.server.storage.checkpoints import Checkpoints
from gwint.server.storage.file_permissions import FILE_MODE
from gwint.server.storage.integrity import check_file
from gwint.server.storage.lock import lock_folder
from gwint.server.storage.migrations import migrate
from gwint.server.storage.reader import Reader
from gwint.server.storage.write_statements import statements
from gwint.server.storage.writer import Writer, ignore_commit
from gwint.server.tables.changes import Change
from gwint.server.tables.log_reader import Row
from gwint.server.tables.table_store import ListedRecord, ListedTable, OwnedGame, SavedDeckRow

FILE: Final = "gwint.db"
CHECK_S: Final = 5.0
"""How long the search for damaged pages may delay the start; a disk reads a gigabyte or more in this time."""
SWITCH_S: Final = 0.0002
"""How long the writer waits for the interpreter lock when the event loop is busy. Each statement takes the lock twice;
with Python's default of 5 ms, a loop that is half busy makes a commit take 50 ms."""


@dataclass(frozen=True, slots=True)
class Store:
    """The open data of a running server: a `TableStore` in SQL."""

    writer: Writer
    reader: Reader

    def write(self, changes: Sequence[Change], measured: bool = True) -> asyncio.Future[None]:
        return self.writer.write(statements(changes), measured)

    # Tables

    async def log(self, id_: str) -> Sequence[Row]:
        rows: Sequence[Any] = await self.reader.rows(queries.LOG_OF_TABLE, (id_,))
        return rows

    async def logs(self, ids: Sequence[str]) -> dict[str, Sequence[Row]]:
        """Read the logs by one query, which is faster than many."""
        sql = queries.LOGS_OF_TABLES.format(", ".join("?" * len(ids)))
        found: Sequence[Any] = await self.reader.rows(sql, ids)
        return {id_: [row[:-1] for row in rows] for id_, rows in groupby(found, itemgetter(-1))}

    async def phase(self, id_: str) -> str:
        rows = await self.reader.rows(queries.PHASE, (id_,))
        return str(rows[0][0]) if rows else ""

    async def count_unfinished(self, maker: str | None = None) -> int:
        if maker is None:
            return await self._count(queries.UNFINISHED)
        return await self._count(queries.UNFINISHED_OF_MAKER, maker)

    async def open_tables(self, hosted: Collection[str], after: str, limit: int) -> list[ListedTable]:
        values = (json.dumps(list(hosted)), after, after, limit)
        return [ListedTable(*row) for row in await self.reader.rows(queries.OPEN_TABLES, values)]

    async def games_of(self, owner: str, after: str, limit: int) -> list[OwnedGame]:
        rows = await self.reader.rows(queries.GAMES_OF_OWNER, (owner, owner, after, after, limit))
        return [_owned_game(*row) for row in rows]

    # Links, decks and records

    async def link(self, code_hash: bytes, now: int) -> tuple[str, int] | None:
        rows = await self.reader.rows(queries.LINK, (code_hash, now))
        return (str(rows[0][0]), int(rows[0][1])) if rows else None

    async def decks(self, owner: str, limit: int) -> list[SavedDeckRow]:
        return [SavedDeckRow(*row) for row in await self.reader.rows(queries.DECKS, (owner, limit))]

    async def deck(self, owner: str, id_: str) -> SavedDeckRow | None:
        rows = await self.reader.rows(queries.DECK, (owner, id_))
        return SavedDeckRow(*rows[0]) if rows else None

    async def count_decks(self, owner: str) -> int:
        return await self._count(queries.DECK_COUNT, owner)

    async def record(self, id_: str) -> str | None:
        rows = await self.reader.rows(queries.RECORD, (id_,))
        return str(rows[0][0]) if rows else None

    async def record_of_key(self, owner: str, key: str) -> str | None:
        rows = await self.reader.rows(queries.RECORD_OF_KEY, (owner, key))
        return str(rows[0][0]) if rows else None

    async def records(self, owner: str, limit: int) -> list[ListedRecord]:
        return [ListedRecord(*row) for row in await self.reader.rows(queries.RECORDS, (owner, limit))]

    async def _count(self, sql: str, *values: str) -> int:
        [(count,)] = await self.reader.rows(sql, values)
        return int(count)


def _owned_game(
    id_: str, phase: str, mode: str, created_at: int, changed_at: int, summary: str, seats: str
) -> OwnedGame:
    own = tuple(sorted(map(int, seats.split(","))))
    return OwnedGame(id_, phase, mode, created_at, changed_at, summary, own)


@asynccontextmanager
async def open_store(
    folder: Path,
    *,
    on_commit: Callable[[int, float], None] = ignore_commit,
    most_pages: int = MAX_PAGES,
    check_s: float = CHECK_S,
) -> AsyncIterator[Store]:
    """Open a folder, which stays locked until the last job is on disk; refuse damaged data."""
    with lock_folder(folder):
        (folder / FILE).touch(FILE_MODE)
        check_file(folder / FILE, check_s)
        migrate(folder / FILE)
        async with AsyncExitStack() as stack:
            stack.callback(sys.setswitchinterval, sys.getswitchinterval())
            sys.setswitchinterval(SWITCH_S)
            writer = Writer(folder / FILE, on_commit=on_commit, most_pages=most_pages)
            stack.push_async_callback(writer.close)
            stack.push_async_callback(Checkpoints(folder / FILE).close)
            reader = Reader(folder / FILE)
            stack.push_async_callback(reader.close)
            yield Store(writer, reader)
