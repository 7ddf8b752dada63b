"""The SQL statements that write the changes of tables, and those that delete or rebuild a whole table.

This module knows only SQL text; it does not load SQLite.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from gwint.server.tables.changes import (
    AddChair,
    AddDeck,
    AddEntry,
    AddLink,
    AddRecord,
    AddTable,
    Change,
    RemoveChair,
    RemoveDeck,
    RemoveExpiredLinks,
    RemoveLink,
    RemoveLinks,
    RemoveOldRecords,
    SaveSummary,
    UpdateDeck,
    UpdateTable,
    first_index,
)
from gwint.server.tables.state import RoomState

Statement = tuple[str, Sequence[Any]]

SQL: Final[Mapping[type[Change], str]] = {
    AddEntry: "INSERT INTO entries(table_id, number, at, kind, seat, body, digest) VALUES (?, ?, ?, ?, ?, ?, ?)",
    AddTable: (
        "INSERT INTO tables(id, phase, listed, mode, maker, created_at, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?)"
    ),
    UpdateTable: "UPDATE tables SET phase = ?, listed = ?, changed_at = ? WHERE id = ?",
    SaveSummary: "INSERT OR REPLACE INTO summaries(table_id, body) VALUES (?, ?)",
    AddChair: "INSERT INTO chairs(table_id, seat, owner) VALUES (?, ?, ?)",
    RemoveChair: "DELETE FROM chairs WHERE table_id = ? AND seat = ?",
    RemoveLinks: "DELETE FROM links WHERE table_id = ? AND seat = ?",
    AddLink: "INSERT INTO links(code_hash, table_id, seat, expires_at) VALUES (?, ?, ?, ?)",
    RemoveLink: "DELETE FROM links WHERE code_hash = ?",
    RemoveExpiredLinks: "DELETE FROM links WHERE expires_at < ?",
    AddDeck: "INSERT INTO decks(id, owner, name, code, changed_at) VALUES (?, ?, ?, ?, ?)",
    UpdateDeck: "UPDATE decks SET name = ?, code = ?, changed_at = ? WHERE owner = ? AND id = ?",
    RemoveDeck: "DELETE FROM decks WHERE owner = ? AND id = ?",
    AddRecord: ("INSERT INTO records(id, owner, text, created_at, key, summary) VALUES (?, ?, ?, ?, ?, ?)"),
    RemoveOldRecords: (
        "DELETE FROM records WHERE owner = ?1 AND id NOT IN "
        "(SELECT id FROM records WHERE owner = ?1 ORDER BY created_at DESC, rowid DESC LIMIT ?2)"
    ),
}
"""The statement of each change, whose fields are its values."""


def statements(changes: Iterable[Change]) -> list[Statement]:
    return [(SQL[type(change)], change) for change in changes]


KEY_COLUMNS: Final = {
    "entries": "table_id",
    "summaries": "table_id",
    "chairs": "table_id",
    "links": "table_id",
    "tables": "id",
}
"""The database tables with rows of a game table, and the column that names it."""


def removal_rows(id_: str) -> list[Statement]:
    """Return the statements that delete all rows of a table."""
    return [(f"DELETE FROM {table} WHERE {key} = ?", (id_,)) for table, key in KEY_COLUMNS.items()]


def rebuilt_index_rows(state: RoomState) -> list[Statement]:
    """Return all index rows of a table, as its log gives them; rows that exist are replaced."""
    terms = state.terms
    added = AddTable(state.id, state.phase, terms.listed, terms.mode, state.maker, state.created_at, state.changed_at)
    forget = [
        (f"DELETE FROM {table} WHERE {key} = ?", (state.id,))
        for table, key in (("tables", "id"), ("chairs", "table_id"))
    ]
    return [*forget, *statements([added, *first_index(state)])]
