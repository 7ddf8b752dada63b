"""Deletion of an owner on request: running games are resigned, and what remains of finished ones has no name."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from gwint.server.storage.owners import Owners
from gwint.server.storage.personal_data import SAT_ENTRIES, forget_rows
from gwint.server.tables.commands import AnyCommand, Close, Resign, Stand
from gwint.server.tables.server_registry import ServerRegistry
from gwint.server.tables.state import PLAYING, WAITING, RoomState, TableError

OPEN_TABLES: Final = """
    SELECT id FROM tables WHERE phase IN (?, ?) AND (maker = ? OR id IN (SELECT table_id FROM chairs WHERE owner = ?))
"""


async def forget_owner(registry: ServerRegistry, owners: Owners, owner: str) -> None:
    """Leave all tables of an owner, delete the owner's data, and remove the name from games in memory."""
    for (id_,) in await registry.store.reader.rows(OPEN_TABLES, (WAITING, PLAYING, owner, owner)):
        await _leave(registry, owner, id_)
    entries: Sequence[Any] = await registry.store.reader.rows(SAT_ENTRIES, (owner,))
    await registry.store.writer.write(forget_rows(owner, entries))
    owners.sessions.forget(owner)
    registry.end_listeners(owner)
    for id_ in {table for table, _, _ in entries}:
        await registry.reload(id_)


async def _leave(registry: ServerRegistry, owner: str, id_: str) -> None:
    """Give the commands by which a player leaves; a table that has ended meanwhile refuses them."""
    room = await registry.room(id_)
    for command in _leaving_commands(room.state, owner):
        with suppress(TableError):
            await registry.execute(room, owner, command)


def _leaving_commands(state: RoomState, owner: str) -> list[AnyCommand]:
    if state.maker == owner:
        return [Close(type="close")]
    seats = [seat for seat, chair in enumerate(state.chairs) if chair.owner == owner]
    if state.phase == WAITING:
        return [Stand(type="stand", seat=seat) for seat in seats]
    return [Resign(type="resign", seat=seat) for seat in seats if not state.chairs[seat].passes]
