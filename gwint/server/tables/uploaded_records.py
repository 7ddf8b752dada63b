"""Uploaded records, available to everyone who has their id."""

from __future__ import annotations

from typing import Final

from gwint.faults import GwintError
from gwint.server.tables.changes import AddRecord, RemoveOldRecords
from gwint.server.tables.registry import new_id
from gwint.server.tables.table_store import TableStore
from gwint.server.time_source import Clock

MAX_RECORDS: Final = 100
"""For one owner; another record replaces the oldest."""


class RecordError(GwintError):
    """No record has this id, or it has been replaced."""


async def save_record(store: TableStore, clock: Clock, owner: str, text: str) -> str:
    id_ = new_id()
    await store.write([AddRecord(id_, owner, text, clock.now()), RemoveOldRecords(owner, MAX_RECORDS)])
    return id_


async def find_record(store: TableStore, id_: str) -> str:
    text = await store.record(id_)
    if text is None:
        raise RecordError("no-such-record", record=id_[:40])
    return text
