"""Records that were uploaded: kept as they came, for whoever has their id."""

from __future__ import annotations

from typing import Final

from gwint.faults import Refusal
from gwint.server.clock import Clock
from gwint.server.storage.store import Store
from gwint.server.tables.registry import new_id

MOST_KEPT: Final = 100
"""Of one owner; a further one takes the place of the oldest."""
KEEP: Final = "INSERT INTO records(id, owner, text, created_at) VALUES (?, ?, ?, ?)"
FORGET: Final = (
    "DELETE FROM records WHERE owner = ? AND id NOT IN "
    "(SELECT id FROM records WHERE owner = ? ORDER BY created_at DESC, rowid DESC LIMIT ?)"
)


class RecordError(Refusal):
    """There is no record of that id, or no longer."""


async def save_record(store: Store, clock: Clock, owner: str, text: str) -> str:
    id_ = new_id()
    kept = (KEEP, (id_, owner, text, clock.now()))
    await store.writer.write([kept, (FORGET, (owner, owner, MOST_KEPT))])
    return id_


async def find_record(store: Store, id_: str) -> str:
    rows = await store.reader.rows("SELECT text FROM records WHERE id = ?", (id_,))
    if not rows:
        raise RecordError("no-such-record", record=id_[:40])
    return str(rows[0][0])
