"""Routes of advice: hints, and analyses as streams."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwint.browser.fields import Field
from gwint.browser.routes.params import ID, SEAT_NUMBER, finished_room_of, room_of
from gwint.browser.routing import Lines, Request, Response, Routes, Streams, json_response
from gwint.browser.services import Services
from gwint.browser.thinking import run_here
from gwint.server.api import advice as api
from gwint.server.tables.reviews import ReviewPlan, record_plan, table_plan
from gwint.server.tables.uploaded_records import find_record

ASKING: Final[Mapping[str, Field]] = {"seat": SEAT_NUMBER}


async def hint(services: Services, request: Request) -> Response:
    room, seat = await room_of(services, request), request.read_query(ASKING)["seat"]
    return json_response(await api.hint(services.registry, room, services.owner.id, seat))


async def analysis(services: Services, request: Request) -> Lines:
    room = await finished_room_of(services, request)
    return _lines(services, await run_here(table_plan, room.id, await services.registry.log_rows(room.id)))


async def record_analysis(services: Services, request: Request) -> Lines:
    text = await find_record(services.store, request.read_param("record", ID))
    return _lines(services, await run_here(record_plan, text))


async def _lines(services: Services, plan: ReviewPlan) -> Lines:
    """Yield the lines of a review, which continues while they are wanted."""
    owner = services.owner.id
    job = services.reviews.of(owner, plan)
    with job.listening(owner):
        async for line in job.lines():
            yield line.decode().rstrip("\n")


ROUTES: Final[Routes] = {("GET", "/api/tables/{table}/hint"): hint}
STREAMS: Final[Streams] = {
    ("GET", "/api/tables/{table}/analysis"): analysis,
    ("GET", "/api/records/{record}/analysis"): record_analysis,
}
