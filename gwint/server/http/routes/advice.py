"""Routes of advice: hints for a seat that is to act, and analyses of finished games."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query
from fastapi.responses import Response, StreamingResponse
from orjson import dumps
from pydantic import Field
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from gwint.server.api import advice as api
from gwint.server.http.authentication import NO_OWNER, Owner
from gwint.server.http.dependencies import MAX_SEATS, TABLE_ERRORS, FinishedRoomDep, Id, RegistryDep, RoomDep, TasksDep
from gwint.server.http.errors import COMMON_ERRORS, NOT_FOUND
from gwint.server.http.event_stream import NDJSON, count_stream
from gwint.server.http.models import ErrorResponse, StrictModel
from gwint.server.http.wire_types import HintData, json_response, lines
from gwint.server.tables.reviews import ReviewJob, Reviews, record_plan, table_plan
from gwint.server.tables.uploaded_records import find_record

router = APIRouter(prefix="/api", tags=["advice"], responses=COMMON_ERRORS)

LIMITED: Final[dict[int | str, dict[str, Any]]] = {
    429: {
        "model": ErrorResponse,
        "description": "Too often (`too-fast`), or another one is in progress (`too-many-reviews`).",
    },
    503: {"model": ErrorResponse, "description": "None could be computed in time: `no-advice`."},
}
LINES: Final = lines("ReviewLine", NDJSON, "A `ReviewLine` for each move, then one with the whole review.")


async def _reviews(connection: HTTPConnection) -> Reviews:
    reviews: Reviews = connection.app.state.reviews
    return reviews


ReviewsDep = Annotated[Reviews, Depends(_reviews)]
Asking = Annotated[int, Query(ge=0, lt=MAX_SEATS, description="Your own seat, which is to act.")]


class HintAnswer(StrictModel):
    question: int = Field(description="The view's `question` that it answers.")
    hint: HintData


@router.get(
    "/tables/{table}/hint",
    summary="What a seat could do now",
    response_model=HintAnswer,
    responses={**TABLE_ERRORS, **NO_OWNER, **LIMITED},
)
async def hint(registry: RegistryDep, room: RoomDep, owner: Owner, seat: Asking) -> Response:
    """Computed from what the seat may see, if the table allows hints. The hint for a view is computed once."""
    return json_response(dumps(await api.hint(registry, room, owner, seat)))


@router.get(
    "/tables/{table}/analysis",
    summary="Analyse a finished game",
    response_class=Response,
    dependencies=[Depends(count_stream)],
    responses={**TABLE_ERRORS, **NO_OWNER, **LIMITED, **LINES},
)
async def analysis(
    registry: RegistryDep, tasks: TasksDep, room: FinishedRoomDep, reviews: ReviewsDep, owner: Owner
) -> Response:
    """Each move is judged by what its player could know, one line per move; the last line is the whole review. It
    continues
    while a client listens, and is cached."""
    plan = await tasks.run(table_plan, room.id, await registry.log_rows(room.id))
    return ReviewStream(reviews.of(owner, plan), owner)


@router.get(
    "/records/{record}/analysis",
    summary="Analyse an uploaded record",
    response_class=Response,
    dependencies=[Depends(count_stream)],
    responses={**NOT_FOUND, **NO_OWNER, **LIMITED, **LINES},
)
async def record_analysis(
    record: Id, registry: RegistryDep, tasks: TasksDep, reviews: ReviewsDep, owner: Owner
) -> Response:
    """As for a finished game."""
    plan = await tasks.run(record_plan, await find_record(registry.store, record))
    return ReviewStream(reviews.of(owner, plan), owner)


class ReviewStream(StreamingResponse):
    """A response that lasts as long as the review."""

    media_type = NDJSON

    def __init__(self, job: ReviewJob, owner: str) -> None:
        super().__init__(job.lines(), headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        self._job, self._owner = job, owner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._job.listening(self._owner):
            await super().__call__(scope, receive, send)
