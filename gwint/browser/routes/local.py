"""Routes of the storage itself, which no server has: export, import, and games to be uploaded."""

from __future__ import annotations

from typing import Final

from gwint.browser import exports, uploads
from gwint.browser.fields import Object
from gwint.browser.requests import NO_CONTENT, Request, Response, Routes, json_response
from gwint.browser.routes.params import ID
from gwint.browser.services import Services

UPLOADED: Final = Object({"table": ID, "record": ID})


async def export(services: Services, _request: Request) -> Response:
    return json_response(await exports.export(services))


async def import_file(services: Services, request: Request) -> Response:
    return json_response(await exports.import_file(services, request.body))


async def missing_games(services: Services, _request: Request) -> Response:
    return json_response(await uploads.missing_games(services))


async def mark_uploaded(services: Services, request: Request) -> Response:
    game = request.read_body(UPLOADED)
    await uploads.mark_uploaded(services, game["table"], game["record"])
    return NO_CONTENT


ROUTES: Final[Routes] = {
    ("GET", "/api/local/export"): export,
    ("POST", "/api/local/import"): import_file,
    ("GET", "/api/local/uploads"): missing_games,
    ("POST", "/api/local/uploads"): mark_uploaded,
}
