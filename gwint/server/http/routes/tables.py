"""Routes of tables: listing, opening, viewing, commands, event streams and invitations."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import nullcontext
from io import BytesIO
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response
from orjson import dumps
from pydantic import Field, RootModel

from gwint.server.http.authentication import NO_OWNER, Owner, Visitor
from gwint.server.http.dependencies import TABLE_ERRORS, After, Limit, RegistryDep, RoomDep, TasksDep, ViewerDep
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.event_stream import NDJSON, StreamListener, TableStream
from gwint.server.http.models import StrictModel
from gwint.server.http.new_table import NewTable, first_commands, terms_of
from gwint.server.http.qr_codes import qr_code
from gwint.server.http.wire_types import ChairData, PresenceData, TableViewData, TermsData, lines
from gwint.server.ops.logs import address_of
from gwint.server.tables import messages
from gwint.server.tables.commands import AnyCommand
from gwint.server.tables.room import Room
from gwint.server.tables.state import WAITING
from gwint.server.work_shares import UNLIMITED, WorkShares
from gwint.views import Viewer

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=COMMON_ERRORS)

MAX_EVENTS: Final = 10**9
QR_CACHE: Final = "private, max-age=86400"
OPEN_TABLES: Final = """
    SELECT id, created_at, body FROM tables JOIN summaries ON table_id = id
    WHERE phase = ? AND listed = 1 AND id IN (SELECT value FROM json_each(?))
    AND (? = '' OR (created_at, id) < (SELECT created_at, id FROM tables WHERE id = ?))
    ORDER BY created_at DESC, id DESC LIMIT ?
"""


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
    hosted = json.dumps([id_ for id_, room in registry.rooms.items() if room.hosted])
    rows = await registry.store.reader.rows(OPEN_TABLES, (WAITING, hosted, after, after, limit + 1))
    listed_tables = [OpenTable(id=id_, created_at=at, **_open(json.loads(body))) for id_, at, body in rows[:limit]]
    return TablePage(tables=listed_tables, next=listed_tables[-1].id if len(rows) > limit else None)


def _open(summary: dict[str, Any]) -> dict[str, Any]:
    return {"terms": summary["terms"], "chairs": summary["chairs"]}


@router.post(
    "", status_code=201, summary="Open a table", response_model=TableAnswer, responses={**TABLE_ERRORS, **NO_OWNER}
)
async def open_table(
    request: Request, registry: RegistryDep, tasks: TasksDep, owner: Owner, wanted: NewTable
) -> Response:
    """Seats people and bots if given: all or nothing. A table whose seats are all ready starts immediately."""
    address = address_of(request.scope)
    registry.quotas.tables.of(address).take()
    terms = await terms_of(registry, tasks, owner, wanted)
    async with registry.owner_locks.of(owner):
        await registry.check_quota(owner)
        room = await registry.open_table(owner, terms, first_commands(wanted), address)
    yours = messages.own_seats(room, owner)
    return _table_answer(room, yours[0] if yours else None, owner, status=201)


@router.get(
    "/{table}", summary="A table as a seat or a spectator sees it", response_model=TableAnswer, responses=TABLE_ERRORS
)
async def view_table(room: RoomDep, viewer: ViewerDep, visitor: Visitor) -> Response:
    """The view, and who is present. Only its owner may see a seat."""
    return _table_answer(room, viewer, visitor)


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
    shares: WorkShares = getattr(request.app.state, "shares", UNLIMITED)
    # The shield runs it as a task of its own, which the middleware does not measure.
    await asyncio.shield(shares.of(address).measure(registry.execute(room, owner, body.root, address)))
    if not body.root.is_secret:
        room.note_request(owner)
    seat = getattr(body.root, "seat", None)
    viewer = seat if seat in messages.own_seats(room, owner) else None
    return _with_view({"version": room.state.version(viewer)}, room, viewer)


Once = Annotated[bool, Query(description="Only what is missing, without waiting for more.")]


async def count_stream(request: Request, once: Once = False) -> AsyncIterator[None]:
    """Count a stream as an open socket of its address."""
    with nullcontext() if once else request.app.state.addresses.socket(address_of(request.scope)):
        yield


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
    qr_code(request, registry.settings, _invite_path(room)).save(picture, kind="svg", scale=4, light="#fff")
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": QR_CACHE})


# Responses


def _invite_path(room: Room) -> str:
    return f"/t/{room.id}"


def _table_answer(room: Room, viewer: Viewer, owner: str, status: int = 200) -> Response:
    answer = {
        "id": room.id,
        "version": room.state.version(viewer),
        "seat": viewer,
        "yours": messages.own_seats(room, owner),
        "maker": messages.is_maker(room, owner),
        "presence": messages.chair_presence(room),
        "invite": _invite_path(room),
    }
    return _with_view(answer, room, viewer, status)


def _with_view(answer: dict[str, Any], room: Room, viewer: Viewer, status: int = 200) -> Response:
    """Respond with the view, which may be cached."""
    body = b"".join((dumps(answer)[:-1], b',"view":', room.encoded_view(viewer), b"}"))
    return Response(body, status_code=status, media_type="application/json")
