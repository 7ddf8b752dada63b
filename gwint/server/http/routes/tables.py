"""Routes of tables: listing, opening, viewing, commands, event streams and invitations."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response
from pydantic import Field, RootModel

from gwint.server.api import tables as api
from gwint.server.http.authentication import NO_OWNER, Owner, Visitor
from gwint.server.http.dependencies import TABLE_ERRORS, After, Limit, RegistryDep, RoomDep, TasksDep, ViewerDep
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.event_stream import NDJSON, Once, StreamListener, TableStream, count_stream
from gwint.server.http.models import StrictModel
from gwint.server.http.new_table import NewTable, requested_terms, seating_commands
from gwint.server.http.qr_codes import qr_code
from gwint.server.http.wire_types import ChairData, PresenceData, TableViewData, TermsData, json_response, lines
from gwint.server.ops.logs import address_of
from gwint.server.tables.commands import AnyCommand
from gwint.server.work_shares import charged_task

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=COMMON_ERRORS)

MAX_EVENTS: Final = 10**9
QR_CACHE: Final = "private, max-age=86400"


class ViewAnswer(StrictModel):
    version: int = Field(description="The number of events that this viewpoint has received.")
    view: TableViewData


class TableAnswer(ViewAnswer):
    id: str
    seat: int | None = Field(description="The viewpoint; null is a spectator.")
    yours: list[int] = Field(description="The seats of the client.")
    maker: bool = Field(description="Whether the client opened the table.")
    presence: list[PresenceData]
    invite: str = Field(description="The path of the table's page, for invitations.", examples=["/t/abc"])


class OpenTable(StrictModel):
    id: str
    created_at: int = Field(description="Milliseconds since the epoch.")
    terms: TermsData
    chairs: list[ChairData]


class TablePage(StrictModel):
    tables: list[OpenTable]
    next: str | None = Field(description="`after` of the next page; null on the last page.")


class CommandBody(RootModel[AnyCommand]):
    """A command, as sent over the WebSocket."""


@router.get("", summary="Tables that wait for players")
async def list_tables(registry: RegistryDep, after: After = "", limit: Limit = 20) -> TablePage:
    """The publicly listed ones whose host is present, the newest first."""
    return TablePage(**await api.open_tables(registry, after, limit))


@router.post(
    "", status_code=201, summary="Open a table", response_model=TableAnswer, responses={**TABLE_ERRORS, **NO_OWNER}
)
async def open_table(
    request: Request, registry: RegistryDep, tasks: TasksDep, owner: Owner, wanted: NewTable
) -> Response:
    """Seats people and bots if given: all or nothing. A table whose seats are all ready starts immediately."""
    address = address_of(request.scope)
    registry.quotas.tables.of(address).take()
    terms = await requested_terms(registry, tasks, owner, wanted)
    async with registry.owner_locks.of(owner):
        await registry.check_quota(owner)
        room = await registry.open_table(owner, terms, seating_commands(wanted), address)
    return json_response(api.new_table_answer(room, owner), status=201)


@router.get(
    "/{table}", summary="A table as a seat or a spectator sees it", response_model=TableAnswer, responses=TABLE_ERRORS
)
async def view_table(room: RoomDep, viewer: ViewerDep, visitor: Visitor) -> Response:
    """The view, and who is present. Only its owner may see a seat."""
    return json_response(api.table_answer(room, viewer, visitor))


@router.post(
    "/{table}/commands",
    summary="Send a command to a table",
    response_model=ViewAnswer,
    responses={**TABLE_ERRORS, **NO_OWNER},
)
async def command(request: Request, room: RoomDep, registry: RegistryDep, owner: Owner, body: CommandBody) -> Response:
    """Answered once it is on disk; a move with an `id` can be retried safely. The view is that of the command's seat,
    or a
    spectator's if the command has no seat of the client."""
    address = address_of(request.scope)
    await asyncio.shield(charged_task(registry.execute(room, owner, body.root, address)))
    if not body.root.is_secret:
        room.note_request(owner)
    return json_response(api.command_answer(room, owner, body.root))


@router.get(
    "/{table}/events",
    summary="The events of a table as a stream",
    response_class=Response,
    dependencies=[Depends(count_stream)],
    responses={
        **TABLE_ERRORS,
        **lines("ServerMessage", NDJSON, "One `ServerMessage` per line."),
    },
)
async def events(
    registry: RegistryDep,
    room: RoomDep,
    viewer: ViewerDep,
    visitor: Visitor,
    after: Annotated[int, Query(ge=0, le=MAX_EVENTS, description="The last version seen from this viewpoint.")] = 0,
    once: Once = False,
) -> Response:
    """The WebSocket's messages as NDJSON: first a `welcome` with everything after the version, then what is new until
    the
    game is over. A line comes at least every 15 seconds. A client that follows from a seat counts as present."""
    listener = StreamListener(registry, room, viewer, visitor, after)
    return Response(listener.welcome(), media_type=NDJSON) if once else TableStream(listener)


@router.get(
    "/{table}/qr.svg",
    summary="The invitation as a QR code",
    response_class=Response,
    responses={
        **TABLE_ERRORS,
        200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}, "description": "A picture."},
    },
)
async def qr(request: Request, registry: RegistryDep, room: RoomDep) -> Response:
    """Of the address of the table's page."""
    picture = BytesIO()
    qr_code(request, registry.settings, api.invite_path(room)).save(picture, kind="svg", scale=4, light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": QR_CACHE})
