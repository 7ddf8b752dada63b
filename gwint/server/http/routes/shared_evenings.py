"""Routes of evenings that several phones referee together: share one, make an entry, and follow the entries.

The id of an evening, which only its link names, is the permission to follow it and to make entries.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import Field

from gwint.companion.referee import MAX_ENTRIES
from gwint.server.api import referee as api
from gwint.server.http.dependencies import Id, ServerRegistryDep, TasksDep
from gwint.server.http.errors import COMMON_ERRORS, NOT_FOUND
from gwint.server.http.event_stream import NDJSON, EventStream, Once, count_stream
from gwint.server.http.models import WHOLE_NUMBER, ErrorResponse, StrictModel
from gwint.server.http.routes.referee import BodyDep, takes
from gwint.server.http.wire_types import FaultData, RefereeEntryData, json_response, lines
from gwint.server.ops.logs import address_of
from gwint.server.shared_evenings import SharedEvening, StaleEntry
from gwint.server.tables.json_bytes import dumps
from gwint.server.work_shares import charged_task
from gwint.wire import write_fault

router = APIRouter(prefix="/api/referee/evenings", tags=["referee"], responses=COMMON_ERRORS)

NONCE_LETTERS: Final = 8, 40


class SharedId(StrictModel):
    id: str


class MadeEntry(StrictModel):
    known: Annotated[int, Field(ge=0, le=MAX_ENTRIES, description="How many entries the phone knows."), WHOLE_NUMBER]
    nonce: str = Field(
        min_length=NONCE_LETTERS[0],
        max_length=NONCE_LETTERS[1],
        description="Random, chosen by the phone: an entry that is sent again with its nonce is made only once.",
    )
    entry: RefereeEntryData = Field(description="Its instant is replaced by the server's.")


class EveningNews(StrictModel):
    after: int = Field(description="How many entries come before these.")
    entries: list[RefereeEntryData]
    now: int = Field(description="The server's time, in milliseconds since the epoch.")


class StaleAnswer(EveningNews):
    fault: FaultData


async def _evening(evening: Id, registry: ServerRegistryDep) -> SharedEvening:
    return await registry.evenings.find(evening)


EveningDep = Annotated[SharedEvening, Depends(_evening)]


@router.post(
    "",
    status_code=201,
    summary="Share an evening",
    responses={413: {"model": ErrorResponse, "description": "Longer than the limit: `too-large`."}},
    openapi_extra=takes("RefereeEntries"),
)
async def share(request: Request, registry: ServerRegistryDep, tasks: TasksDep, body: BodyDep) -> SharedId:
    """With the entries made so far. It is deleted when nothing has been entered for a week."""
    registry.quotas.evenings.of(address_of(request.scope)).take()
    return SharedId(id=await registry.evenings.share(await tasks.run(api.entries_to_share, body)))


@router.post(
    "/{evening}/entries",
    summary="Make an entry in a shared evening",
    response_model=EveningNews,
    responses={
        **NOT_FOUND,
        409: {"model": StaleAnswer, "description": "Another phone was first: `referee-stale`, with the newer entries."},
        413: {"model": ErrorResponse, "description": "The evening is too long: `too-large`."},
    },
)
async def enter(
    request: Request, registry: ServerRegistryDep, tasks: TasksDep, evening: EveningDep, made: MadeEntry
) -> Response:
    """Answered once it is on disk, with all entries that the phone does not know. The entry `undo`
    takes back the last one, also of another phone."""

    async def judge(log: Sequence[str], at: int) -> str:
        return await tasks.run(api.new_entry, log, dumps(made.entry), at)

    evenings = registry.evenings
    try:
        await asyncio.shield(charged_task(evenings.enter(evening, made.known, made.nonce, judge)))
    except StaleEntry as stale:
        fault = dumps(write_fault(stale.fault))
        return json_response(b'{"fault":%s,%s' % (fault, evenings.news(evening, made.known)[1:]), status=409)
    return json_response(evenings.news(evening, made.known))


@router.get(
    "/{evening}/events",
    summary="The entries of a shared evening as a stream",
    response_class=Response,
    dependencies=[Depends(count_stream)],
    responses={**NOT_FOUND, **lines("EveningNews", NDJSON, "One `EveningNews` per line.")},
)
async def events(
    registry: ServerRegistryDep,
    evening: EveningDep,
    after: Annotated[int, Query(ge=0, le=MAX_ENTRIES, description="How many entries the phone knows.")] = 0,
    once: Once = False,
) -> Response:
    """First what is missing, then every entry as it is made. A line comes at least every 15 seconds. If `after` is 0 in
    the first line although the phone knew entries, the server has fewer than it, and these replace them."""
    news = registry.evenings.news(evening, after)
    return Response(news + b"\n", media_type=NDJSON) if once else EventStream(registry.evenings.lines(evening, after))
