"""Uploaded records, available to everyone who has their id."""

from __future__ import annotations

from typing import Final

from gwint.faults import GwintError
from gwint.server.storage.store import Store
from gwint.server.tables.registry import new_id
from gwint.server.time_source import Clock

MAX_RECORDS: Final = 100
"""For one owner; another record replaces the oldest."""
INSERT: Final = "INSERT INTO records(id, owner, text, created_at) VALUES (?, ?, ?, ?)"
DELETE_OLDEST: Final = (
    "DELETE FROM records WHERE owner = ? AND id NOT IN "
    "(SELECT id FROM records WHERE owner = ? ORDER BY created_at DESC, rowid DESC LIMIT ?)"
)


class RecordError(GwintError):
    """No record has this id, or it has been replaced."""


async def save_record(store: Store, clock: Clock, owner: str, text: str) -> str:
    id_ = new_id()
    saved = (INSERT, (id_, owner, text, clock.now()))
    await store.writer.write([saved, (DELETE_OLDEST, (owner, owner, MAX_RECORDS))])
    return id_


async def find_record(store: Store, id_: str) -> str:
    rows = await store.reader.rows("SELECT text FROM records WHERE id = ?", (id_,))
    if not rows:
        raise RecordError("no-such-record", record=id_[:40])
    return str(rows[0][0])
