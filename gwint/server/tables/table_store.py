"""What tables need of the store that keeps them: the server's SQL database, or the browser's own storage."""

from __future__ import annotations

from collections.abc import Awaitable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

from gwint.server.tables.changes import Change
from gwint.server.tables.log_reader import Row


class ListedTable(NamedTuple):
    """An open table in the public list."""

    id: str
    created_at: int
    """Milliseconds since the epoch."""
    summary: str
    """As JSON (`changes.summary`)."""


class OwnedGame(NamedTuple):
    """A table in an owner's list of games."""

    id: str
    phase: str
    mode: str
    created_at: int
    changed_at: int
    """When it was opened, started or ended."""
    summary: str
    seats: tuple[int, ...]
    """Those of the owner."""


class SavedDeckRow(NamedTuple):
    """A saved deck as it is stored."""

    id: str
    name: str
    code: str
    changed_at: int


class ListedRecord(NamedTuple):
    """An uploaded record in its owner's list."""

    id: str
    created_at: int
    """When it was uploaded."""
    key: str
    """The client's key, by which a repeated upload is recognised; or empty."""
    summary: str
    """As JSON."""


class TableStore(Protocol):
    """Keeps tables, decks and records."""

    def write(self, changes: Sequence[Change], measured: bool = True) -> Awaitable[None]:
        """Make all changes or none; the result is awaited until they are durable.

        Only the duration of `measured` changes may be reported: that of others would betray a secret.
        """

    # Tables

    async def log(self, id_: str) -> Sequence[Row]:
        """Return the log of a table; nothing if the table does not exist."""

    async def logs(self, ids: Sequence[str]) -> Mapping[str, Sequence[Row]]:
        """Return the logs of several tables by id; those that do not exist are missing."""

    async def phase(self, id_: str) -> str:
        """Return the phase of a table that the index names, or an empty text."""

    async def count_unfinished(self, maker: str | None = None) -> int:
        """Return the number of waiting and playing tables, of all makers or of one."""

    async def open_tables(self, hosted: Collection[str], after: str, limit: int) -> list[ListedTable]:
        """Return the waiting, listed ones of these tables, the newest first."""

    async def games_of(self, owner: str, after: str, limit: int) -> list[OwnedGame]:
        """Return the games of an owner without tables closed before the deal: running ones first, then the latest."""

    # Links, decks and records

    async def link(self, code_hash: bytes, now: int) -> tuple[str, int] | None:
        """Return the table and the seat of a code that is valid."""

    async def decks(self, owner: str, limit: int) -> list[SavedDeckRow]:
        """Return an owner's saved decks, the most recently changed first."""

    async def deck(self, owner: str, id_: str) -> SavedDeckRow | None: ...

    async def count_decks(self, owner: str) -> int: ...

    async def record(self, id_: str) -> str | None:
        """Return the text of an uploaded record."""

    async def record_of_key(self, owner: str, key: str) -> str | None:
        """Return the id of the record that an owner has uploaded with a key."""

    async def records(self, owner: str, limit: int) -> list[ListedRecord]:
        """Return an owner's uploaded records, the latest first."""
