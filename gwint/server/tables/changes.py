"""Changes that tables write to their store: entries of their logs, and what lists show of them.

Each store writes a change in its own form: the server's as an SQL statement (`storage/write_statements.py`), the
browser's as JSON (`gwint/browser/table_store.py`).
"""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterable
from typing import Final, NamedTuple

from gwint.notation.record_model import Ending
from gwint.server.tables.entries import ENTRY_KINDS, Dealt, Entry, Moved, Opened, TakenBack, write_body
from gwint.server.tables.fold import apply
from gwint.server.tables.state import RoomState
from gwint.wire import Data
from gwint.wire.codecs import codec
from gwint.wire.tables import ChairView, Terms

STAMPED: Final = (Dealt, Moved, TakenBack)
"""The entries after which the table's stamp is stored."""
_TERMS, _CHAIRS, _RESULT = codec(Terms), codec(tuple[ChairView, ...]), codec(Ending | None)


# The kinds of changes. The order of their fields is that of the values in the server's SQL statements.


class AddEntry(NamedTuple):
    """Appends an entry to the log of a table."""

    table: str
    number: int
    at: int
    """Milliseconds since the epoch."""
    kind: str
    seat: int | None
    body: str
    digest: str
    """The stamp of the table after the entry, or empty."""


class AddTable(NamedTuple):
    """Adds a table to the index."""

    id: str
    phase: str
    listed: bool
    mode: str
    maker: str
    created_at: int
    changed_at: int


class UpdateTable(NamedTuple):
    """Changes what the index says about a table."""

    phase: str
    listed: bool
    changed_at: int
    id: str


class SaveSummary(NamedTuple):
    """Saves what lists show of a table, as JSON."""

    table: str
    body: str


class AddChair(NamedTuple):
    """Notes in the index who owns a seat."""

    table: str
    seat: int
    owner: str


class RemoveChair(NamedTuple):
    """Notes in the index that a seat has no owner."""

    table: str
    seat: int


class RemoveLinks(NamedTuple):
    """Makes the links to a seat invalid."""

    table: str
    seat: int


class AddLink(NamedTuple):
    """Adds a code that gives a seat to another device."""

    code_hash: bytes
    table: str
    seat: int
    expires_at: int


class RemoveLink(NamedTuple):
    """Makes a code invalid, once it has been used."""

    code_hash: bytes


class RemoveExpiredLinks(NamedTuple):
    """Removes the codes that expired before a moment."""

    now: int


class AddDeck(NamedTuple):
    """Saves a new deck of an owner."""

    id: str
    owner: str
    name: str
    code: str
    changed_at: int


class UpdateDeck(NamedTuple):
    """Changes a saved deck."""

    name: str
    code: str
    changed_at: int
    owner: str
    id: str


class RemoveDeck(NamedTuple):
    """Deletes a saved deck."""

    owner: str
    id: str


class AddRecord(NamedTuple):
    """Saves an uploaded record."""

    id: str
    owner: str
    text: str
    created_at: int
    key: str
    """Recognises a repeated upload; or empty."""
    summary: str
    """What lists show of it, as JSON."""


class RemoveOldRecords(NamedTuple):
    """Deletes an owner's oldest records beyond a number."""

    owner: str
    most: int


Change = (
    AddEntry | AddTable | UpdateTable | SaveSummary | AddChair | RemoveChair | RemoveLinks | AddLink | RemoveLink
    | RemoveExpiredLinks | AddDeck | UpdateDeck | RemoveDeck | AddRecord | RemoveOldRecords
)  # fmt: skip


# The log


def apply_and_log(state: RoomState, entries: Iterable[Entry], at: int) -> list[Change]:
    """Apply entries to a state and return the changes that store them."""
    return [_apply_and_log(state, entry, at) for entry in entries]


def _apply_and_log(state: RoomState, entry: Entry, at: int) -> AddEntry:
    number = state.number
    apply(state, entry, at)
    return logged(state, number, entry, at)


def logged(state: RoomState, number: int, entry: Entry, at: int) -> AddEntry:
    """Return the change that stores an entry; `state` is the state after it."""
    digest = state.digest if isinstance(entry, STAMPED) else ""
    kind = ENTRY_KINDS[type(entry)]
    return AddEntry(state.id, number, at, kind, getattr(entry, "seat", None), write_body(entry), digest)


# The index


def opening(state: RoomState, entry: Opened, at: int) -> list[Change]:
    """Return the changes that store a new table: its index entry, its first log entry and its summary."""
    terms = state.terms
    added = AddTable(state.id, state.phase, terms.listed, terms.mode, state.maker, at, at)
    return [added, logged(state, 0, entry, at), save_summary(state)]


def first_index(state: RoomState) -> list[Change]:
    """Return the changes of the index for a new table after its first commands."""
    owners = ((seat, chair.owner) for seat, chair in enumerate(state.chairs))
    chairs = [AddChair(state.id, seat, owner) for seat, owner in owners if owner is not None]
    return [_update_table(state), save_summary(state), *chairs]


def index_changes(before: RoomState, after: RoomState) -> list[Change]:
    """Return the changes of the index between two states of a table."""
    changes: list[Change] = []
    if (before.phase, before.terms.listed) != (after.phase, after.terms.listed):
        changes.append(_update_table(after))
    if _summary_key(before) != _summary_key(after):
        changes.append(save_summary(after))
    for seat, (old, new) in enumerate(zip(before.chairs, after.chairs, strict=True)):
        if old.owner != new.owner:
            changes.extend(_owner_changes(after.id, seat, new.owner))
    return changes


def _update_table(state: RoomState) -> UpdateTable:
    return UpdateTable(state.phase, state.terms.listed, state.changed_at, state.id)


def _owner_changes(table: str, seat: int, owner: str | None) -> list[Change]:
    """Return the changes for a seat with a new owner; links that the former owner created become invalid."""
    added = [] if owner is None else [AddChair(table, seat, owner)]
    return [RemoveChair(table, seat), RemoveLinks(table, seat), *added]


# Summaries


def _summary_key(state: RoomState) -> Hashable:
    """Return what a summary is made of: equal keys mean equal summaries."""
    seated = tuple((chair.kind, chair.bot or chair.name) for chair in state.chairs)
    ready = tuple(state.ready(seat) for seat in range(len(state.chairs)))
    return state.phase, state.terms, seated, ready


def save_summary(state: RoomState) -> SaveSummary:
    return SaveSummary(state.id, json.dumps(summary(state), separators=(",", ":"), ensure_ascii=False))


def summary(state: RoomState) -> dict[str, Data]:
    """Return the public terms, chairs and result of a table."""
    chairs = tuple(state.chair_view(seat) for seat in range(len(state.chairs)))
    return {
        "terms": _TERMS.write(state.public_terms),
        "chairs": _CHAIRS.write(chairs),
        "result": _RESULT.write(state.result),
    }
