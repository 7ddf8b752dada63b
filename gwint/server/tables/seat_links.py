"""Seat links: a seat moves to another device by a code that works once and expires soon."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from gwint.server.storage.sessions import hash_token
from gwint.server.tables.changes import AddLink, RemoveExpiredLinks, RemoveLink, RemoveLinks
from gwint.server.tables.deals import SALT_DIGITS
from gwint.server.tables.entries import Sat
from gwint.server.tables.registry import Registry
from gwint.server.tables.room import Room
from gwint.server.tables.state import PLAYING, WAITING, TableError
from gwint.server.work_shares import charged_task

CODE_BYTES: Final = 16
VALID_S: Final = 600
"""How long a code is valid."""


async def offer_seat(registry: Registry, room: Room, seat: int) -> str:
    """Create a code that gives the seat to the device that sends it; it replaces an older code of the seat."""
    if room.state.phase not in (WAITING, PLAYING):
        raise TableError("table-phase", phase=room.state.phase, expected=(WAITING, PLAYING))
    code, now = secrets.token_urlsafe(CODE_BYTES), registry.clock.now()
    link = AddLink(hash_token(code), room.id, seat, now + VALID_S * 1000)
    await registry.store.write([RemoveLinks(room.id, seat), RemoveExpiredLinks(now), link])
    return code


async def take_seat(registry: Registry, code: str, owner: str) -> tuple[str, int]:
    """Give the seat of a code to this owner, with the game in progress, and return its table and number."""
    return await asyncio.shield(charged_task(_take_seat(registry, code, owner)))


async def _take_seat(registry: Registry, code: str, owner: str) -> tuple[str, int]:
    table, _ = await _find(registry, code)
    room = await registry.room(table)
    async with room.lock:
        # Two requests may use the same code: the transaction that moves the seat also deletes the code.
        _, seat = await _find(registry, code)
        sat = Sat(seat, owner, room.state.chairs[seat].name, room.new_seed()[:SALT_DIGITS])
        await room.commit(sat, extra=[RemoveLink(hash_token(code))])
        room.note_request(owner)
    return table, seat


async def _find(registry: Registry, code: str) -> tuple[str, int]:
    link = await registry.store.link(hash_token(code), registry.clock.now())
    if link is None:
        raise TableError("no-such-link")
    return link
