"""The logs of evenings that several phones referee together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Final, NamedTuple

from gwint.server.storage.store import Store
from gwint.server.storage.write_statements import Statement

LOG: Final = "SELECT number, nonce, body FROM evening_entries WHERE evening_id = ? ORDER BY number"
ADD: Final = "INSERT INTO evenings(id, created_at, changed_at) VALUES (?, ?, ?)"
CHANGE: Final = "UPDATE evenings SET changed_at = ? WHERE id = ?"
ADD_ENTRY: Final = "INSERT INTO evening_entries(evening_id, number, nonce, body) VALUES (?, ?, ?, ?)"
DELETE: Final = ("DELETE FROM evening_entries WHERE evening_id = ?", "DELETE FROM evenings WHERE id = ?")
ABANDONED: Final = "SELECT id FROM evenings WHERE changed_at < ? LIMIT ?"


class LoggedEntry(NamedTuple):
    """An entry as it is stored."""

    nonce: str
    """Chosen by the phone, so that a repeated entry is recognised; empty for entries made before the evening was
    shared."""
    body: str
    """The entry as JSON."""


class EveningLogs:
    """The stored evenings: an entry is one row, and no row is ever changed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, id_: str) -> list[LoggedEntry] | None:
        """Return all entries of an evening; None if there is no such evening, or rows of it are damaged."""
        known = await self._store.reader.rows("SELECT 1 FROM evenings WHERE id = ?", (id_,))
        rows = await self._store.reader.rows(LOG, (id_,))
        whole = all(number == place for place, (number, _, _) in enumerate(rows))
        return [LoggedEntry(nonce, body) for _, nonce, body in rows] if known and whole else None

    async def add(self, id_: str, bodies: Sequence[str], at: int) -> None:
        """Store a new evening with the entries made so far."""
        entries: list[Statement] = [(ADD_ENTRY, (id_, number, "", body)) for number, body in zip(count(), bodies)]
        await self._store.writer.write([(ADD, (id_, at, at)), *entries])

    async def append(self, id_: str, number: int, entry: LoggedEntry, at: int) -> None:
        await self._store.writer.write([(ADD_ENTRY, (id_, number, *entry)), (CHANGE, (at, id_))])

    async def count(self) -> int:
        [(number,)] = await self._store.reader.rows("SELECT count(*) FROM evenings")
        return int(number)

    async def abandoned(self, before: int, most: int) -> list[str]:
        """Return evenings in which nothing has been entered since a date."""
        return [id_ for (id_,) in await self._store.reader.rows(ABANDONED, (before, most))]

    async def delete(self, id_: str) -> None:
        await self._store.writer.write([(sql, (id_,)) for sql in DELETE])
