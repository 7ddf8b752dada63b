"""Uploaded records, available to everyone who has their id."""

from __future__ import annotations

from typing import Final

from gwint.faults import GwintError
from gwint.server.tables.changes import AddRecord, RemoveOldRecords
from gwint.server.tables.registry import Registry
from gwint.server.tables.table_store import TableStore

MAX_RECORDS: Final = 100
"""For one owner; another record replaces the oldest."""


class RecordError(GwintError):
    """No record has this id, or it has been replaced."""


async def save_record(registry: Registry, owner: str, text: str, summary: str = "", key: str = "") -> str:
    """Save a record and return its id; if the owner has already saved one with this key, return that one's id."""
    async with registry.owner_locks.of(owner):
        if key and (known := await registry.store.record_of_key(owner, key)) is not None:
            return known
        saved = AddRecord(registry.new_id(), owner, text, registry.clock.now(), key, summary)
        await registry.store.write([saved, RemoveOldRecords(owner, MAX_RECORDS)])
        return saved.id


async def find_record(store: TableStore, id_: str) -> str:
    text = await store.record(id_)
    if text is None:
        raise RecordError("no-such-record", record=id_[:40])
    return text
