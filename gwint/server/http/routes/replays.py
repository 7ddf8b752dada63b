"""Routes of finished games: as a record, and step by step as a seat saw them or with all hands open."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import Field, RootModel

from gwint.server.api import replays as api
from gwint.server.http.authentication import NO_OWNER, Owner, Visitor
from gwint.server.http.dependencies import TABLE_ERRORS, FinishedRoomDep, Id, RegistryDep, RoomDep, TasksDep
from gwint.server.http.errors import COMMON_ERRORS, NOT_FOUND
from gwint.server.http.models import ErrorResponse, StrictModel
from gwint.server.http.new_table import MAX_STEPS
from gwint.server.http.wire_types import EndingData, FaultData, ModeName, answers, json_response
from gwint.server.ops.logs import address_of
from gwint.server.tables.uploaded_records import find_record
from gwint.wire.replays import (
    ReplayStep,
    ReplaySteps,
)

router = APIRouter(prefix="/api", tags=["replays"], responses=COMMON_ERRORS)

TEXT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "A record."}
}
TOO_LONG: Final[dict[int | str, dict[str, Any]]] = {
    413: {"model": ErrorResponse, "description": "Longer than the limit: `too-large`."}
}

Viewpoint = Annotated[str, Query(pattern=f"^({api.OPEN}|[0-4])$", description="A seat, or `open` for all hands.")]
First = Annotated[int, Query(ge=0, le=MAX_STEPS, description="The number of the first step.")]
Most = Annotated[int, Query(ge=1, le=api.PAGE_STEPS, description="The maximum number of steps.")]
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
    key: str = Field(
        default="",
        max_length=64,
        description="Chosen by the client: an upload with a key that the owner has used is recognised as a retry.",
    )


class UploadedRecord(StrictModel):
    id: str
    created_at: int = Field(description="When it was uploaded, in milliseconds since the epoch.")
    key: str = Field(description="The key with which it was uploaded, or empty.")
    mode: ModeName
    players: list[str]
    result: EndingData | None
    date: str = Field(description="The date in the record, or empty.")


class UploadedRecords(StrictModel):
    records: list[UploadedRecord]


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
    return PlainTextResponse(await api.record(registry, tasks.run, room, visitor))


@router.get(
    "/tables/{table}/seal",
    summary="The whole log of a finished game, without names",
    response_model=SealedLog,
    responses=TABLE_ERRORS,
)
async def seal(registry: RegistryDep, tasks: TasksDep, room: FinishedRoomDep) -> Response:
    """With the hash chain of what each seat and spectators were sent: a client compares the one that it computed."""
    return json_response(await tasks.run(api.sealed, room.id, await registry.log_rows(room.id)))


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
    seat: Viewpoint = api.OPEN,
    first: First = 0,
    limit: Most = api.PAGE_STEPS,
) -> Response:
    """The deal and every change after it. A page may have fewer steps than requested, if they are large."""
    return json_response(await tasks.run(api.table_page, room.id, await registry.log_rows(room.id), seat, first, limit))


@router.get(
    "/tables/{table}/steps/{number}",
    summary="One step of a finished game",
    response_class=Response,
    responses={**TABLE_ERRORS, **answers(ReplayStep)},
)
async def step(
    registry: RegistryDep, tasks: TasksDep, room: FinishedRoomDep, number: Number, seat: Viewpoint = api.OPEN
) -> Response:
    """The game after this step."""
    return json_response(await tasks.run(api.table_step, room.id, await registry.log_rows(room.id), seat, number))


# Uploaded records


@router.post("/records", status_code=201, summary="Upload a record", responses={**NO_OWNER, **TOO_LONG})
async def upload(
    request: Request, registry: RegistryDep, tasks: TasksDep, owner: Owner, record: RecordText
) -> RecordId:
    """A record that does not replay to its end replays as far as it can, and `fault` says why; a text without a deal
    that can be read is refused with the number of the line. Beyond a limit the oldest record is dropped. An upload that
    is repeated with the same key saves nothing and gets the same answer.
    """
    api.check_record_length(registry, record.text)
    registry.quotas.records.of(address_of(request.scope)).take()
    return RecordId(**await api.upload(registry, tasks.run, owner, record.text, record.key))


@router.get("/records", summary="My uploaded records", responses=NO_OWNER)
async def list_records(registry: RegistryDep, owner: Owner) -> UploadedRecords:
    """The latest first."""
    return UploadedRecords.model_validate(await api.records(registry, owner))


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
    seat: Viewpoint = api.OPEN,
    first: First = 0,
    limit: Most = api.PAGE_STEPS,
) -> Response:
    """In the form of a finished game's steps."""
    return json_response(
        await tasks.run(api.record_page, await find_record(registry.store, record), seat, first, limit)
    )


@router.get(
    "/records/{record}/steps/{number}",
    summary="One step of an uploaded record",
    response_class=Response,
    responses={**NOT_FOUND, **answers(ReplayStep)},
)
async def uploaded_record_step(
    record: Id, registry: RegistryDep, tasks: TasksDep, number: Number, seat: Viewpoint = api.OPEN
) -> Response:
    """The game after this step."""
    return json_response(await tasks.run(api.record_step, await find_record(registry.store, record), seat, number))
