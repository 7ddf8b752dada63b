"""Timeouts of tables: clocks that expire, players who are gone and tables that are not used, without any command."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from typing import Final

from gwint.server.tables.entries import Closed
from gwint.server.tables.registry import Registry
from gwint.server.tables.room import Room
from gwint.server.tables.state import PLAYING, WAITING

MAX_IDLE: Final = 1_000
"""How many idle tables stay in memory; each takes twenty kilobytes and more."""


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
    """Unload the tables without listeners or activity, and of many the longest idle first.

    They can be loaded from their logs.
    """
    before = registry.clock.steady() - registry.settings.keep_s * 1000
    idle = sorted(filter(_is_idle, registry.rooms.values()), key=lambda room: room.last_used_at)
    surplus = len(idle) - MAX_IDLE
    for number, room in enumerate(idle):
        if number < surplus or room.last_used_at < before:
            del registry.rooms[room.id]


def _is_idle(room: Room) -> bool:
    return not (room.busy or room.listeners or room.anyone_present)
