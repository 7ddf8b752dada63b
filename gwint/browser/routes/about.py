"""Routes of the program itself: its version and its bots."""

from __future__ import annotations

from typing import Final

from gwint.browser.routes.params import mode_of
from gwint.browser.routing import Request, Response, Routes, json_response
from gwint.browser.services import Services
from gwint.server.api import version as api


async def version(_services: Services, _request: Request) -> Response:
    return json_response(api.version())


async def bots(services: Services, request: Request) -> Response:
    return json_response(api.bots(services.registry.bots, mode_of(request)))


ROUTES: Final[Routes] = {
    ("GET", "/api/version"): version,
    ("GET", "/api/bots"): bots,
}
