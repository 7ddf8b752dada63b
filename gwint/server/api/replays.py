"""Answers about finished games: as a record, and step by step as a seat saw them or with all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from gwint.faults import Fault
from gwint.match import Match
from gwint.notation.record_model import Ending
from gwint.server.api.encoding import encoded
from gwint.server.tables.json_bytes import dumps, loads
from gwint.server.tables.log_reader import Row
from gwint.server.tables.permissions import check_finished, check_viewer
from gwint.server.tables.registry import Registry
from gwint.server.tables.replays import table_record, table_steps
from gwint.server.tables.room import Room
from gwint.server.tables.room_services import RunTask
from gwint.server.tables.sealed_log import sealed_log
from gwint.server.tables.state import INTERRUPTED, MATCH
from gwint.server.tables.uploaded_records import MAX_RECORDS, save_record
from gwint.wire.codecs import codec, write
from gwint.wire.replays import ReplayError, ReplayStep, Step, read_play, record_steps, replay_step, step_at

OPEN: Final = "open"
"""The viewpoint that sees all hands."""
PAGE_STEPS: Final = 100
"""The maximum number of steps in an answer; most games have fewer."""
PAGE_BYTES: Final = 500_000
"""The maximum size of all steps in an answer; a duel has half of that, a game of five players four times as much."""
MAX_NAME: Final = 40
MAX_DATE: Final = 10
"""How many characters of a record's names and date lists show."""
_RESULT: Final = codec(Ending | None)


async def record(registry: Registry, run: RunTask, room: Room, owner: str) -> str:
    """Return a finished game as a record; of an interrupted game as far as it replays, then the rest as comments."""
    check_viewer(room.state, owner, None)
    if room.state.phase != INTERRUPTED:
        check_finished(room.state)
    at = datetime.fromtimestamp(room.state.created_at / 1000, UTC)
    tags = {"date": at.date().isoformat(), "table": room.id}
    return await run(table_record, room.id, await registry.log_rows(room.id), tags)


async def upload(registry: Registry, run: RunTask, owner: str, text: str, key: str) -> dict[str, Any]:
    """Save a record, and say why only a part of it replays; refuse a text without a deal that can be read.

    A repeated upload with the same key, unless it is empty, saves nothing and gets the same answer.
    """
    summary, fault = await run(summarise, text)
    return {"id": await save_record(registry, owner, text, summary, key), "fault": fault}


async def records(registry: Registry, owner: str) -> dict[str, Any]:
    """Return the records that an owner has uploaded, the latest first."""
    listed = await registry.store.records(owner, MAX_RECORDS)
    return {"records": [_listed_record(*one) for one in listed]}


def _listed_record(id_: str, created_at: int, key: str, summary: str) -> dict[str, Any]:
    return {"id": id_, "created_at": created_at, "key": key, **loads(summary)}


def check_record_length(registry: Registry, text: str) -> None:
    if len(text) > registry.settings.record_letters:
        raise ReplayError("too-large")


# Tasks


def summarise(text: str) -> tuple[str, dict[str, Any] | None]:
    """Return what lists show of a record, as JSON, and why only a part of it replays."""
    play = read_play(text)
    summary = {
        "mode": MATCH if isinstance(play, Match) else play.mode.name,
        "players": [name[:MAX_NAME] for name in play.players],
        "result": _RESULT.write(play.result),
        "date": play.tags.get("date", "")[:MAX_DATE],
    }
    error = play.replay_fault
    return dumps(summary).decode(), None if error is None else write(Fault, error.fault)


def sealed(id_: str, rows: Sequence[Row]) -> bytes:
    """Return the whole log of a finished game without names."""
    return dumps(sealed_log(id_, rows))


def table_page(id_: str, rows: Sequence[Row], seat: str, first: int, limit: int) -> bytes:
    return _page(table_steps(id_, rows), seat, first, limit)


def table_step(id_: str, rows: Sequence[Row], seat: str, number: int) -> bytes:
    return _one(table_steps(id_, rows), seat, number)


def record_page(text: str, seat: str, first: int, limit: int) -> bytes:
    return _page(record_steps(text), seat, first, limit)


def record_step(text: str, seat: str, number: int) -> bytes:
    return _one(record_steps(text), seat, number)


def _page(steps: Sequence[Step], seat: str, first: int, limit: int) -> bytes:
    """Encode as many steps as a page may have; the client asks for those that are missing."""
    viewpoint = _viewpoint(steps[0], seat)
    page: list[bytes] = []
    size = 0
    for step in steps[first : first + limit]:
        data = encoded(ReplayStep, replay_step(step, viewpoint))
        size += len(data)
        if page and size > PAGE_BYTES:
            break
        page.append(data)
    fault = dumps(None if steps[0].fault is None else write(Fault, steps[0].fault))
    return b'{"count":%d,"steps":[%s],"fault":%s}' % (len(steps), b",".join(page), fault)


def _one(steps: Sequence[Step], seat: str, number: int) -> bytes:
    return encoded(ReplayStep, replay_step(step_at(steps, number), _viewpoint(steps[0], seat)))


def _viewpoint(step: Step, seat: str) -> int | None:
    if seat == OPEN:
        return None
    if int(seat) >= step.seats:
        raise ReplayError("no-such-seat", seat=int(seat), seats=step.seats)
    return int(seat)
