"""The answer with a hint for a seat that is to act."""

from __future__ import annotations

from typing import Any

from gwint.server.tables.permissions import check_viewer
from gwint.server.tables.registry import Registry
from gwint.server.tables.room import Room
from gwint.wire.advice import write_hint


async def hint(registry: Registry, room: Room, owner: str, seat: int) -> dict[str, Any]:
    """Return a hint, computed from what the seat may see, with the number of the question that it answers."""
    check_viewer(room.state, owner, seat)
    room.note_request(owner)
    question = room.state.chairs[seat].question
    return {"question": question, "hint": write_hint(await registry.hints.of(room, seat))}
