"""What is sent to those around a table: what happened since they last heard, and the view it leads to."""

from __future__ import annotations

from typing import Any

from orjson import dumps

from gwint.advice import Hint
from gwint.faults import Fault
from gwint.server.tables.room import Room
from gwint.views import Viewer
from gwint.wire import write_event, write_fault, write_table_view
from gwint.wire.advice import write_hint
from gwint.wire.views import AnyEvent


def view(room: Room, viewer: Viewer) -> bytes:
    """The table as a viewer may know it now; made once for all who share the viewpoint, unless a clock runs."""
    kept = room.shown.get(viewer)
    if kept is not None and kept[0] == room.state.number:
        return kept[1]
    data = dumps(write_table_view(room.state.view(viewer, room.clocks())))
    if not room.state.terms.bank_s:
        room.shown[viewer] = (room.state.number, data)
    return data


def events(told: list[AnyEvent]) -> bytes:
    return dumps([write_event(event) for event in told])


def news(room: Room, told: list[AnyEvent]) -> bytes:
    """What has just happened; put into words once for all who are told the same of it."""
    if room.told[0] != told:
        room.told = told, events(told)
    return room.told[1]


def welcome(room: Room, viewer: Viewer, owner: str, version: int) -> tuple[str, int]:
    """The answer to a hello, and the version it leads to. A version that never was begins from nothing."""
    state = room.state
    start = version if 0 <= version <= state.version(viewer) else 0
    yours = [seat for seat, chair in enumerate(state.chairs) if owner and chair.owner == owner]
    head = dumps({"seat": viewer, "yours": yours, "maker": bool(owner) and state.maker == owner, "from": start})
    missed = events(state.events_since(viewer, start))
    return _message("welcome", room, viewer, missed, head[1:-1] + b","), state.version(viewer)


def update(room: Room, viewer: Viewer, version: int) -> tuple[str, int]:
    """What a viewer at this version has missed."""
    told = news(room, room.state.events_since(viewer, version))
    return _message("events", room, viewer, told), room.state.version(viewer)


def _message(kind: str, room: Room, viewer: Viewer, told: bytes, extra: bytes = b"") -> str:
    state = room.state
    parts = (
        f'{{"type":"{kind}","table":"{state.id}",'.encode(),
        extra,
        f'"version":{state.version(viewer)},"events":'.encode(),
        told,
        b',"view":',
        view(room, viewer),
        b"}",
    )
    return b"".join(parts).decode()


def presence(room: Room) -> list[dict[str, Any]]:
    """For each chair whether its player is here, or away for how long; of bots and empty chairs nothing."""
    now = room.registry.clock.steady()
    told: list[dict[str, Any]] = []
    for seat, chair in enumerate(room.state.chairs):
        away = room.presence.away_ms(seat, now) if chair.person else None
        told.append({"here": chair.person and away is None, "away_ms": away})
    return told


def done(id_: str) -> str:
    return dumps({"type": "done", "id": id_}).decode()


def hint(id_: str, question: int, given: Hint) -> str:
    """A hint, and the number of the question that it answers."""
    return dumps({"type": "hint", "id": id_, "question": question, "hint": write_hint(given)}).decode()


def refused(id_: str, fault: Fault) -> str:
    return dumps({"type": "refused", "id": id_, "fault": write_fault(fault)}).decode()
