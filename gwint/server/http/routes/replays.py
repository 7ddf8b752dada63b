"""Routes of finished games: as a record, and step by step as a seat saw them or with all hands open."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse, Response
from pydantic import Field

from gwint.faults import Fault
from gwint.server.http.authentication import NO_OWNER, Owner, Visitor
from gwint.server.http.dependencies import TABLE_ERRORS, FinishedRoomDep, Id, RegistryDep, RoomDep
from gwint.server.http.errors import COMMON_ERRORS, NOT_FOUND
from gwint.server.http.models import ErrorResponse, StrictModel
from gwint.server.http.new_table import MAX_STEPS
from gwint.server.http.wire_types import FaultData, answers, respond_with
from gwint.server.storage.uploaded_records import find_record, save_record
from gwint.server.tables.permissions import check_finished, check_viewer
from gwint.server.tables.replays import table_record, table_steps
from gwint.server.tables.state import INTERRUPTED
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
async def record(registry: RegistryDep, room: RoomDep, visitor: Visitor) -> PlainTextResponse:
    """The text that the library reads; of an interrupted game as far as it replays, then the rest as comments."""
    check_viewer(room.state, visitor, None)
    if room.state.phase != INTERRUPTED:
        check_finished(room.state)
    at = datetime.fromtimestamp(room.state.created_at / 1000, UTC)
    tags = {"date": at.date().isoformat(), "table": room.id}
    rows = await registry.log_rows(room.id)
    return PlainTextResponse(await asyncio.to_thread(table_record, room.id, rows, tags))


@router.get(
    "/tables/{table}/steps",
    summary="A finished game step by step",
    response_class=Response,
    responses={**TABLE_ERRORS, **answers(ReplaySteps)},
)
async def steps(
    registry: RegistryDep, room: FinishedRoomDep, seat: Viewpoint = OPEN, first: First = 0, limit: Most = PAGE
) -> Response:
    """The deal and every change after it."""
    rows = await registry.log_rows(room.id)
    return await asyncio.to_thread(lambda: _page(table_steps(room.id, rows), seat, first, limit))


@router.get(
    "/tables/{table}/steps/{number}",
    summary="One step of a finished game",
    response_class=Response,
    responses={**TABLE_ERRORS, **answers(ReplayStep)},
)
async def step(registry: RegistryDep, room: FinishedRoomDep, number: Number, seat: Viewpoint = OPEN) -> Response:
    """The game after this step."""
    rows = await registry.log_rows(room.id)
    return await asyncio.to_thread(lambda: _one(table_steps(room.id, rows), seat, number))


# Uploaded records


@router.post("/records", status_code=201, summary="Upload a record", responses={**NO_OWNER, **TOO_LONG})
async def upload(registry: RegistryDep, owner: Owner, record: RecordText) -> RecordId:
    """A record that does not replay to its end replays as far as it can, and `fault` says why; a text without a deal
    that can be read is refused with the number of the line. Beyond a limit the oldest record is dropped.
    """
    if len(record.text) > registry.settings.record_letters:
        raise ReplayError("too-large")
    error = (await asyncio.to_thread(read_play, record.text)).replay_fault
    fault = None if error is None else write(Fault, error.fault)
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
    record: Id, registry: RegistryDep, seat: Viewpoint = OPEN, first: First = 0, limit: Most = PAGE
) -> Response:
    """In the form of a finished game's steps."""
    text = await find_record(registry.store, record)
    return await asyncio.to_thread(lambda: _page(record_steps(text), seat, first, limit))


@router.get(
    "/records/{record}/steps/{number}",
    summary="One step of an uploaded record",
    response_class=Response,
    responses={**NOT_FOUND, **answers(ReplayStep)},
)
async def uploaded_record_step(record: Id, registry: RegistryDep, number: Number, seat: Viewpoint = OPEN) -> Response:
    """The game after this step."""
    text = await find_record(registry.store, record)
    return await asyncio.to_thread(lambda: _one(record_steps(text), seat, number))


# Responses


def _page(steps: Sequence[Step], seat: str, first: int, limit: int) -> Response:
    viewpoint = _viewpoint(steps[0], seat)
    page = tuple(replay_step(step, viewpoint) for step in steps[first : first + limit])
    return respond_with(ReplaySteps, ReplaySteps(len(steps), page, steps[0].fault))


def _one(steps: Sequence[Step], seat: str, number: int) -> Response:
    return respond_with(ReplayStep, replay_step(step_at(steps, number), _viewpoint(steps[0], seat)))


def _viewpoint(step: Step, seat: str) -> int | None:
    if seat == OPEN:
        return None
    if int(seat) >= step.seats:
        raise ReplayError("no-such-seat", seat=int(seat), seats=step.seats)
    return int(seat)
