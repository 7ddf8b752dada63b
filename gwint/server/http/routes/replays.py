"""Routes of finished games: as a record, and step by step as a seat saw them or with all hands open."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response
from orjson import Fragment, dumps
from pydantic import Field, RootModel

from gwint.faults import Fault
from gwint.server.http.authentication import NO_OWNER, Owner, Visitor
from gwint.server.http.dependencies import TABLE_ERRORS, FinishedRoomDep, Id, RegistryDep, RoomDep, TasksDep
from gwint.server.http.errors import COMMON_ERRORS, NOT_FOUND
from gwint.server.http.models import ErrorResponse, StrictModel
from gwint.server.http.new_table import MAX_STEPS
from gwint.server.http.wire_types import FaultData, answers, encoded, json_response
from gwint.server.ops.logs import address_of
from gwint.server.tables.log_reader import Row
from gwint.server.tables.permissions import check_finished, check_viewer
from gwint.server.tables.replays import table_record, table_steps
from gwint.server.tables.sealed_log import sealed_log
from gwint.server.tables.state import INTERRUPTED
from gwint.server.tables.uploaded_records import find_record, save_record
from gwint.wire.codecs import write
from gwint.wire.replays import (
    ReplayError,
    ReplayStep,
    ReplaySteps,
    Step,
    read_play,
    record_steps,
    replay_step,
    step_at,
)

router = APIRouter(prefix="/api", tags=["replays"], responses=COMMON_ERRORS)

OPEN: Final = "open"
PAGE: Final = 100
"""The maximum number of steps in a response; most games have fewer."""
PAGE_BYTES: Final = 500_000
"""The maximum size of all steps in a response; a duel has half of that, a game of five players four times as much."""
TEXT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "A record."}
}
TOO_LONG: Final[dict[int | str, dict[str, Any]]] = {
    413: {"model": ErrorResponse, "description": "Longer than the limit: `too-large`."}
}

Viewpoint = Annotated[str, Query(pattern=f"^({OPEN}|[0-4])$", description="A seat, or `open` for all hands.")]
First = Annotated[int, Query(ge=0, le=MAX_STEPS, description="The number of the first step.")]
Most = Annotated[int, Query(ge=1, le=PAGE, description="The maximum number of steps.")]
Number = Annotated[int, Path(ge=0, le=MAX_STEPS, description="0 is the deal.")]


class SealedPart(RootModel[dict[str, bool | int | str | None]]):
    """The terms of a table, or a move."""


class SealedEntry(StrictModel):
    """An entry of the log; its body depends on the kind."""

    kind: str
    at: int = Field(description="Milliseconds since the epoch.")
    body: dict[str, bool | int | str | list[int] | list[str] | SealedPart | None]
    digest: str = Field(description="The stamp of the table after the entry, or empty.")


class SealedLog(StrictModel):
    table: str
    entries: list[SealedEntry]
    chains: dict[str, str] = Field(description="By seat, and of `spectator`: the hash chain of all events it was sent.")


class RecordText(StrictModel):
    text: str = Field(description="The record of a game or a match.")


class RecordId(StrictModel):
    id: str
    fault: FaultData | None = Field(description="Why only a part of it replays; null if all of it does.")


# Tables


@router.get(
    "/tables/{table}/record",
    summary="A finished game as a record",
    response_class=Response,
    responses={**TABLE_ERRORS, **TEXT},
)
async def record(registry: RegistryDep, tasks: TasksDep, room: RoomDep, visitor: Visitor) -> PlainTextResponse:
    """The text that the library reads; of an interrupted game as far as it replays, then the rest as comments."""
    check_viewer(room.state, visitor, None)
    if room.state.phase != INTERRUPTED:
        check_finished(room.state)
    at = datetime.fromtimestamp(room.state.created_at / 1000, UTC)
    tags = {"date": at.date().isoformat(), "table": room.id}
    rows = await registry.log_rows(room.id)
    return PlainTextResponse(await tasks.run(table_record, room.id, rows, tags))


@router.get(
    "/tables/{table}/seal",
    summary="The whole log of a finished game, without names",
    response_model=SealedLog,
    responses=TABLE_ERRORS,
)
async def seal(registry: RegistryDep, tasks: TasksDep, room: RoomDep, visitor: Visitor) -> Response:
    """With the hash chain of what each seat and spectators were sent: a client compares the one that it computed."""
    check_viewer(room.state, visitor, None)
    check_finished(room.state)
    return json_response(await tasks.run(_sealed, room.id, await registry.log_rows(room.id)))


@router.get(
    "/tables/{table}/steps",
    summary="A finished game step by step",
    response_class=Response,
    responses={**TABLE_ERRORS, **answers(ReplaySteps)},
)
async def steps(
    registry: RegistryDep,
    tasks: TasksDep,
    room: FinishedRoomDep,
    seat: Viewpoint = OPEN,
    first: First = 0,
    limit: Most = PAGE,
) -> Response:
    """The deal and every change after it. A page may have fewer steps than requested, if they are large."""
    return json_response(await tasks.run(_table_page, room.id, await registry.log_rows(room.id), seat, first, limit))


@router.get(
    "/tables/{table}/steps/{number}",
    summary="One step of a finished game",
    response_class=Response,
    responses={**TABLE_ERRORS, **answers(ReplayStep)},
)
async def step(
    registry: RegistryDep, tasks: TasksDep, room: FinishedRoomDep, number: Number, seat: Viewpoint = OPEN
) -> Response:
    """The game after this step."""
    return json_response(await tasks.run(_table_step, room.id, await registry.log_rows(room.id), seat, number))


# Uploaded records


@router.post("/records", status_code=201, summary="Upload a record", responses={**NO_OWNER, **TOO_LONG})
async def upload(
    request: Request, registry: RegistryDep, tasks: TasksDep, owner: Owner, record: RecordText
) -> RecordId:
    """A record that does not replay to its end replays as far as it can, and `fault` says why; a text without a deal
    that can be read is refused with the number of the line. Beyond a limit the oldest record is dropped.
    """
    if len(record.text) > registry.settings.record_letters:
        raise ReplayError("too-large")
    registry.quotas.records.of(address_of(request.scope)).take()
    fault = await tasks.run(_replay_fault, record.text)
    return RecordId(id=await save_record(registry.store, registry.clock, owner, record.text), fault=fault)


@router.get("/records/{record}", summary="An uploaded record", response_class=Response, responses={**NOT_FOUND, **TEXT})
async def uploaded_record(record: Id, registry: RegistryDep) -> PlainTextResponse:
    """For everyone who has its id."""
    return PlainTextResponse(await find_record(registry.store, record))


@router.get(
    "/records/{record}/steps",
    summary="An uploaded record step by step",
    response_class=Response,
    responses={**NOT_FOUND, **answers(ReplaySteps)},
)
async def uploaded_record_steps(
    record: Id,
    registry: RegistryDep,
    tasks: TasksDep,
    seat: Viewpoint = OPEN,
    first: First = 0,
    limit: Most = PAGE,
) -> Response:
    """In the form of a finished game's steps."""
    return json_response(await tasks.run(_record_page, await find_record(registry.store, record), seat, first, limit))


@router.get(
    "/records/{record}/steps/{number}",
    summary="One step of an uploaded record",
    response_class=Response,
    responses={**NOT_FOUND, **answers(ReplayStep)},
)
async def uploaded_record_step(
    record: Id, registry: RegistryDep, tasks: TasksDep, number: Number, seat: Viewpoint = OPEN
) -> Response:
    """The game after this step."""
    return json_response(await tasks.run(_record_step, await find_record(registry.store, record), seat, number))


# Tasks


def _replay_fault(text: str) -> dict[str, Any] | None:
    error = read_play(text).replay_fault
    return None if error is None else write(Fault, error.fault)


def _sealed(id_: str, rows: Sequence[Row]) -> bytes:
    return dumps(sealed_log(id_, rows))


def _table_page(id_: str, rows: Sequence[Row], seat: str, first: int, limit: int) -> bytes:
    return _page(table_steps(id_, rows), seat, first, limit)


def _table_step(id_: str, rows: Sequence[Row], seat: str, number: int) -> bytes:
    return _one(table_steps(id_, rows), seat, number)


def _record_page(text: str, seat: str, first: int, limit: int) -> bytes:
    return _page(record_steps(text), seat, first, limit)


def _record_step(text: str, seat: str, number: int) -> bytes:
    return _one(record_steps(text), seat, number)


def _page(steps: Sequence[Step], seat: str, first: int, limit: int) -> bytes:
    """Encode as many steps as a page may have; the client asks for those that are missing."""
    viewpoint = _viewpoint(steps[0], seat)
    page: list[Fragment] = []
    size = 0
    for step in steps[first : first + limit]:
        data = encoded(ReplayStep, replay_step(step, viewpoint))
        size += len(data)
        if page and size > PAGE_BYTES:
            break
        page.append(Fragment(data))
    fault = None if steps[0].fault is None else write(Fault, steps[0].fault)
    return dumps({"count": len(steps), "steps": page, "fault": fault})


def _one(steps: Sequence[Step], seat: str, number: int) -> bytes:
    return encoded(ReplayStep, replay_step(step_at(steps, number), _viewpoint(steps[0], seat)))


def _viewpoint(step: Step, seat: str) -> int | None:
    if seat == OPEN:
        return None
    if int(seat) >= step.seats:
        raise ReplayError("no-such-seat", seat=int(seat), seats=step.seats)
    return int(seat)
