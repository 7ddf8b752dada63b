"""Routes that no server has: export, import, games to be uploaded, and the verification of a server's games."""

from __future__ import annotations

from typing import Final

from gwint.browser import exports, uploads
from gwint.browser.fields import Default, Object, Text
from gwint.browser.routes.params import ID
from gwint.browser.routing import NO_CONTENT, Request, Response, Routes, json_response
from gwint.browser.services import Services
from gwint.server.api.verification import report, verify

UPLOADED: Final = Object({"table": ID, "record": ID})
VERIFIED: Final = Object({"text": Text(), "chain": Default(Text(64), "")})


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


async def verify_deal(_services: Services, request: Request) -> Response:
    """Verify the record or the sealed log of a game, and compare a viewer's chain."""
    given = request.read_body(VERIFIED)
    return json_response(report(verify(given["text"], given["chain"])))


ROUTES: Final[Routes] = {
    ("GET", "/api/local/export"): export,
    ("POST", "/api/local/import"): import_file,
    ("GET", "/api/local/uploads"): missing_games,
    ("POST", "/api/local/uploads"): mark_uploaded,
    ("POST", "/api/local/verify"): verify_deal,
}
