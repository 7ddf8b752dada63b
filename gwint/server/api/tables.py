"""Answers about tables: lists, views and commands."""

from __future__ import annotations

import json
from typing import Any, Final

from gwint.server.tables import messages
from gwint.server.tables.json_bytes import dumps
from gwint.server.tables.registry import Registry
from gwint.server.tables.room import Room
from gwint.views import Viewer

MAX_LISTED: Final = 50
"""The maximum number of items on a page of a list."""
PAGE_LENGTH: Final = 20
"""The number of items that a client gets unless it asks for more or fewer."""


async def open_tables(registry: Registry, after: str = "", limit: int = PAGE_LENGTH) -> dict[str, Any]:
    """Return the publicly listed tables whose host is present, the newest first."""
    hosted = [id_ for id_, room in registry.rooms.items() if room.hosted]
    found = await registry.store.open_tables(hosted, after, limit + 1)
    listed = [_open_table(*one) for one in found[:limit]]
    return {"tables": listed, "next": found[limit - 1].id if len(found) > limit else None}


def _open_table(id_: str, created_at: int, body: str) -> dict[str, Any]:
    summary = json.loads(body)
    return {"id": id_, "created_at": created_at, "terms": summary["terms"], "chairs": summary["chairs"]}


def invite_path(room: Room) -> str:
    return f"/t/{room.id}"


def new_table_answer(room: Room, owner: str) -> bytes:
    """Return a table as its maker sees it, from the first seat of their own."""
    yours = messages.own_seats(room, owner)
    return table_answer(room, yours[0] if yours else None, owner)


def table_answer(room: Room, viewer: Viewer, owner: str) -> bytes:
    """Return a table as JSON: the view, who is present, and what is the client's own."""
    answer = {
        "id": room.id,
        "version": room.state.version(viewer),
        "seat": viewer,
        "yours": messages.own_seats(room, owner),
        "maker": messages.is_maker(room, owner),
        "presence": messages.chair_presence(room),
        "invite": invite_path(room),
    }
    return _with_view(answer, room, viewer)


def command_answer(room: Room, owner: str, command: Any) -> bytes:
    """Return the view of the command's seat, or a spectator's if the command has no seat of the client."""
    seat = getattr(command, "seat", None)
    viewer = seat if seat in messages.own_seats(room, owner) else None
    return _with_view({"version": room.state.version(viewer)}, room, viewer)


def _with_view(answer: dict[str, Any], room: Room, viewer: Viewer) -> bytes:
    """Add the view, which may be cached."""
    return b"".join((dumps(answer)[:-1], b',"view":', room.encoded_view(viewer), b"}"))
