"""Routes of finished games and uploaded records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gwint.browser.fields import Default, Field, Object, Text, Whole
from gwint.browser.routes.params import ID, MAX_STEPS, finished_room_of, room_of
from gwint.browser.routing import TEXT, Request, Response, Routes, json_response
from gwint.browser.services import Services
from gwint.browser.thinking import run_here
from gwint.server.api import replays as api
from gwint.server.tables.uploaded_records import find_record

STEP: Final = Whole(0, MAX_STEPS)
VIEWPOINT: Final[Mapping[str, Field]] = {"seat": Default(Text(pattern=f"^({api.OPEN}|[0-4])$"), api.OPEN)}
PAGE: Final[Mapping[str, Field]] = {
    **VIEWPOINT,
    "first": Default(STEP, 0),
    "limit": Default(Whole(1, api.PAGE_STEPS), api.PAGE_STEPS),
}
RECORD: Final = Object({"text": Text(), "key": Default(Text(64), "")})


# Tables


async def record(services: Services, request: Request) -> Response:
    room = await room_of(services, request)
    return Response(await api.record(services.registry, run_here, room, services.owner.id), content_type=TEXT)


async def seal(services: Services, request: Request) -> Response:
    room = await finished_room_of(services, request)
    return await _task(api.sealed, room.id, await services.registry.log_rows(room.id))


async def steps(services: Services, request: Request) -> Response:
    room, page = await finished_room_of(services, request), request.read_query(PAGE)
    return await _task(api.table_page, room.id, await services.registry.log_rows(room.id), *page.values())


async def step(services: Services, request: Request) -> Response:
    room, number = await finished_room_of(services, request), request.read_param("number", STEP)
    seat = request.read_query(VIEWPOINT)["seat"]
    return await _task(api.table_step, room.id, await services.registry.log_rows(room.id), seat, number)


# Uploaded records


async def upload(services: Services, request: Request) -> Response:
    given = request.read_body(RECORD)
    api.check_record_length(services.registry, given["text"])
    return json_response(await api.upload(services.registry, run_here, services.owner.id, **given), 201)


async def list_records(services: Services, _request: Request) -> Response:
    return json_response(await api.records(services.registry, services.owner.id))


async def uploaded_record(services: Services, request: Request) -> Response:
    return Response(await _text(services, request), content_type=TEXT)


async def uploaded_record_steps(services: Services, request: Request) -> Response:
    page = request.read_query(PAGE)
    return await _task(api.record_page, await _text(services, request), *page.values())


async def uploaded_record_step(services: Services, request: Request) -> Response:
    number, seat = request.read_param("number", STEP), request.read_query(VIEWPOINT)["seat"]
    return await _task(api.record_step, await _text(services, request), seat, number)


async def _text(services: Services, request: Request) -> str:
    return await find_record(services.store, request.read_param("record", ID))


async def _task(task: Any, *args: Any) -> Response:
    data: bytes = await run_here(task, *args)
    return Response(data.decode())


ROUTES: Final[Routes] = {
    ("GET", "/api/tables/{table}/record"): record,
    ("GET", "/api/tables/{table}/seal"): seal,
    ("GET", "/api/tables/{table}/steps"): steps,
    ("GET", "/api/tables/{table}/steps/{number}"): step,
    ("POST", "/api/records"): upload,
    ("GET", "/api/records"): list_records,
    ("GET", "/api/records/{record}"): uploaded_record,
    ("GET", "/api/records/{record}/steps"): uploaded_record_steps,
    ("GET", "/api/records/{record}/steps/{number}"): uploaded_record_step,
}
