"""Messages that the server sends to clients: new events with the view they lead to, presence and answers."""

from __future__ import annotations

from typing import Any

from gwint.advice import Hint
from gwint.faults import Fault
from gwint.server.tables.json_bytes import dumps
from gwint.server.tables.room import Room
from gwint.views import Viewer
from gwint.wire import write_event, write_fault
from gwint.wire.advice import write_hint


def welcome(room: Room, viewer: Viewer, owner: str, version: int) -> tuple[str, int]:
    """Return the answer to a hello, and the version it leads to. An unknown version starts from the beginning."""
    state = room.state
    start = version if 0 <= version <= state.version(viewer) else 0
    head = dumps({"seat": viewer, "yours": own_seats(room, owner), "maker": is_maker(room, owner), "from": start})
    missed = dumps([write_event(event) for event in state.events_since(viewer, start)])
    return _message("welcome", room, viewer, missed, head[1:-1] + b","), state.version(viewer)


def update(room: Room, viewer: Viewer, version: int) -> tuple[str, int]:
    """Return the events since a version with the view they lead to, and the new version."""
    return _message("events", room, viewer, room.encoded_news(viewer, version)), room.state.version(viewer)


def _message(kind: str, room: Room, viewer: Viewer, events: bytes, extra: bytes = b"") -> str:
    state = room.state
    parts = (
        f'{{"type":"{kind}","table":"{state.id}",'.encode(),
        extra,
        f'"version":{state.version(viewer)},"events":'.encode(),
        events,
        b',"view":',
        room.encoded_view(viewer),
        b"}",
    )
    return b"".join(parts).decode()


def own_seats(room: Room, owner: str) -> list[int]:
    return [seat for seat, chair in enumerate(room.state.chairs) if owner and chair.owner == owner]


def is_maker(room: Room, owner: str) -> bool:
    return bool(owner) and room.state.maker == owner


def presence(room: Room) -> str:
    chairs = chair_presence(room)
    return dumps({"type": "presence", "table": room.id, "chairs": chairs, "bots_queued": room.bots_queued}).decode()


def chair_presence(room: Room) -> list[dict[str, Any]]:
    """Return for each chair whether its player is here, or how long away; bots and empty chairs are neither."""
    chairs: list[dict[str, Any]] = []
    for seat, chair in enumerate(room.state.chairs):
        away = room.away_ms(seat) if chair.person else None
        chairs.append({"here": chair.person and away is None, "away_ms": away})
    return chairs


def done(id_: str) -> str:
    return dumps({"type": "done", "id": id_}).decode()


def hint(id_: str, question: int, given: Hint) -> str:
    """Return a hint with the number of the question that it answers."""
    return dumps({"type": "hint", "id": id_, "question": question, "hint": write_hint(given)}).decode()


def refused(id_: str, fault: Fault) -> str:
    return dumps({"type": "refused", "id": id_, "fault": write_fault(fault)}).decode()
