"""Timeouts of tables: clocks that expire, players who are gone and tables that are not used, without any command."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator

from gwint.server.tables.entries import Closed
from gwint.server.tables.registry import Registry
from gwint.server.tables.room import Room
from gwint.server.tables.state import PLAYING, WAITING


def due_work(registry: Registry, room: Room) -> Iterator[Awaitable[None]]:
    """Notice who has gone, and yield what else is due: dealing a game that waited for somebody, enforcing clocks."""
    room.check_presence()
    if room.state.phase == WAITING and room.state.all_ready:
        yield registry.start_if_ready(room)
    room.check_bot_queue()
    if room.state.terms.bank_s and room.state.acting:
        yield room.check_clocks()
    elif room.state.deal.owed:
        yield room.check_entropy()


async def close_table(registry: Registry, id_: str) -> None:
    """Close a table that has not ended, unless somebody looks at it."""
    room = await registry.room(id_)
    async with room.lock:
        if room.state.phase in (WAITING, PLAYING) and not room.listeners:
            await room.commit(Closed())


def unload_idle(registry: Registry) -> None:
    """Unload the tables without listeners or activity; they can be loaded from their logs."""
    before = registry.clock.steady() - registry.settings.keep_s * 1000
    for id_, room in list(registry.rooms.items()):
        idle = not room.busy and not room.listeners and not room.anyone_present
        if idle and room.last_used_at < before:
            del registry.rooms[id_]
