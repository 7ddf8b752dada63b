"""SQL statements that store a table: its log, and the index and summaries that lists of tables are read from.

This module knows only SQL text; it does not load SQLite.
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable, Sequence
from typing import Any, Final

from gwint.notation.record_model import Ending
from gwint.server.tables.entries import ENTRY_KINDS, Dealt, Entry, Moved, Opened, TakenBack, write_body
from gwint.server.tables.fold import apply
from gwint.server.tables.state import RoomState
from gwint.wire import Data
from gwint.wire.codecs import codec
from gwint.wire.tables import ChairView, Terms

Statement = tuple[str, Sequence[Any]]
LOG_OF_TABLE: Final = "SELECT kind, at, body, digest FROM entries WHERE table_id = ? ORDER BY number"
LOGS_OF_TABLES: Final = (
    "SELECT kind, at, body, digest, table_id FROM entries WHERE table_id IN ({}) ORDER BY table_id, number"
)
ADD_ENTRY: Final = "INSERT INTO entries(table_id, number, at, kind, seat, body, digest) VALUES (?, ?, ?, ?, ?, ?, ?)"
ADD_TABLE: Final = (
    "INSERT INTO tables(id, phase, listed, mode, maker, created_at, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
UPDATE_TABLE: Final = "UPDATE tables SET phase = ?, listed = ?, changed_at = ? WHERE id = ?"
ADD_CHAIR: Final = "INSERT INTO chairs(table_id, seat, owner) VALUES (?, ?, ?)"
SAVE_SUMMARY: Final = "INSERT OR REPLACE INTO summaries(table_id, body) VALUES (?, ?)"
STAMPED: Final = (Dealt, Moved, TakenBack)
"""The entries after which the table's stamp is stored."""
_TERMS, _CHAIRS, _RESULT = codec(Terms), codec(tuple[ChairView, ...]), codec(Ending | None)


# The log


def apply_and_write(state: RoomState, entries: Iterable[Entry], at: int) -> list[Statement]:
    """Apply entries to a state and return the rows that store them."""
    return [_apply_and_write(state, entry, at) for entry in entries]


def _apply_and_write(state: RoomState, entry: Entry, at: int) -> Statement:
    number = state.number
    apply(state, entry, at)
    return entry_row(state, number, entry, at)


def entry_row(state: RoomState, number: int, entry: Entry, at: int) -> Statement:
    """Return an entry as a row of the log; `state` is the state after it."""
    digest = state.digest if isinstance(entry, STAMPED) else ""
    kind = ENTRY_KINDS[type(entry)]
    return ADD_ENTRY, (state.id, number, at, kind, getattr(entry, "seat", None), write_body(entry), digest)


# The index

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


def opening_rows(state: RoomState, entry: Opened, at: int) -> list[Statement]:
    """Return the rows of a new table: its index entry, its first log entry and its summary."""
    terms = state.terms
    values = (state.id, state.phase, terms.listed, terms.mode, state.maker, at, at)
    return [(ADD_TABLE, values), entry_row(state, 0, entry, at), summary_row(state)]


def seat_rows(state: RoomState) -> list[Statement]:
    """Return the index rows of a new table after its first commands."""
    rows: list[Statement] = [
        ("UPDATE tables SET phase = ? WHERE id = ?", (state.phase, state.id)),
        summary_row(state),
    ]
    for seat, chair in enumerate(state.chairs):
        if chair.owner is not None:
            rows.append((ADD_CHAIR, (state.id, seat, chair.owner)))
    return rows


def rebuilt_index_rows(state: RoomState) -> list[Statement]:
    """Return all index rows of a table, as its log gives them; rows that exist are replaced."""
    terms = state.terms
    values = (state.id, state.phase, terms.listed, terms.mode, state.maker, state.created_at, state.changed_at)
    forget = [
        (f"DELETE FROM {table} WHERE {key} = ?", (state.id,))
        for table, key in (("tables", "id"), ("chairs", "table_id"))
    ]
    return [*forget, (ADD_TABLE, values), *seat_rows(state)]


def index_rows(before: RoomState, after: RoomState) -> list[Statement]:
    """Return the index rows that differ between two states of a table."""
    rows: list[Statement] = []
    if (before.phase, before.terms.listed) != (after.phase, after.terms.listed):
        rows.append((UPDATE_TABLE, (after.phase, after.terms.listed, after.changed_at, after.id)))
    if _summary_key(before) != _summary_key(after):
        rows.append(summary_row(after))
    for seat, (old, new) in enumerate(zip(before.chairs, after.chairs, strict=True)):
        if old.owner != new.owner:
            rows.extend(_owner_rows(after.id, seat, new.owner))
    return rows


def _owner_rows(table: str, seat: int, owner: str | None) -> list[Statement]:
    """Return the rows of a seat with a new owner; links that the former owner created become invalid."""
    rows: list[Statement] = [
        ("DELETE FROM chairs WHERE table_id = ? AND seat = ?", (table, seat)),
        ("DELETE FROM links WHERE table_id = ? AND seat = ?", (table, seat)),
    ]
    if owner is not None:
        rows.append((ADD_CHAIR, (table, seat, owner)))
    return rows


# Summaries


def _summary_key(state: RoomState) -> Hashable:
    """Return what a summary is made of: equal keys mean equal summaries."""
    seated = tuple((chair.kind, chair.bot or chair.name) for chair in state.chairs)
    ready = tuple(state.ready(seat) for seat in range(len(state.chairs)))
    return state.phase, state.terms, seated, ready


def summary_row(state: RoomState) -> Statement:
    return SAVE_SUMMARY, (state.id, json.dumps(summary(state), separators=(",", ":"), ensure_ascii=False))


def summary(state: RoomState) -> dict[str, Data]:
    """Return the public terms, chairs and result of a table."""
    chairs = tuple(state.chair_view(seat) for seat in range(len(state.chairs)))
    return {
        "terms": _TERMS.write(state.public_terms),
        "chairs": _CHAIRS.write(chairs),
        "result": _RESULT.write(state.result),
    }
