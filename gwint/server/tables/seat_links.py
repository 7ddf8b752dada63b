"""Links: a seat moves to another device by a code that works once, and not for long."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from gwint.server.storage.owners import hash_token
from gwint.server.tables.entries import Sat
from gwint.server.tables.registry import Registry
from gwint.server.tables.room import Room
from gwint.server.tables.state import PLAYING, WAITING, TableError

CODE_BYTES: Final = 16
LASTS_S: Final = 600
"""How long a code may be used."""
FORGET: Final = "DELETE FROM links WHERE (table_id = ? AND seat = ?) OR expires_at < ?"
KEEP: Final = "INSERT INTO links(code_hash, table_id, seat, expires_at) VALUES (?, ?, ?, ?)"
FIND: Final = "SELECT table_id, seat FROM links WHERE code_hash = ? AND expires_at >= ?"


async def offer_seat(registry: Registry, room: Room, seat: int) -> str:
    """A code that gives the seat to whoever sends it; an older one of the seat is no good any more."""
    if room.state.phase not in (WAITING, PLAYING):
        raise TableError("table-phase", phase=room.state.phase, expected=(WAITING, PLAYING))
    code, now = secrets.token_urlsafe(CODE_BYTES), registry.clock.now()
    kept = (hash_token(code), room.id, seat, now + LASTS_S * 1000)
    await registry.store.writer.write([(FORGET, (room.id, seat, now)), (KEEP, kept)])
    return code


async def take_seat(registry: Registry, code: str, owner: str) -> tuple[str, int]:
    """The seat of a code goes to this owner, with whatever is played there; which seat it is."""
    return await asyncio.shield(asyncio.ensure_future(_take_seat(registry, code, owner)))


async def _take_seat(registry: Registry, code: str, owner: str) -> tuple[str, int]:
    table, _ = await _found(registry, code)
    room = await registry.room(table)
    async with room.lock:
        # Two may come with one code: it is used up in the transaction that moves the seat.
        _, seat = await _found(registry, code)
        used = ("DELETE FROM links WHERE code_hash = ?", (hash_token(code),))
        await room.commit(Sat(seat, owner, room.state.chairs[seat].name), extra=[used])
    return table, seat


async def _found(registry: Registry, code: str) -> tuple[str, int]:
    rows = await registry.store.reader.rows(FIND, (hash_token(code), registry.clock.now()))
    if not rows:
        raise TableError("no-such-link")
    table, seat = rows[0]
    return table, seat
