"""The route of the owner's games."""

from __future__ import annotations

from typing import Final

from gwint.browser.routes.params import PAGE
from gwint.browser.routing import Request, Response, Routes, json_response
from gwint.browser.services import Services
from gwint.server.api import games as api


async def games(services: Services, request: Request) -> Response:
    return json_response(await api.games(services.registry, services.owner.id, **request.read_query(PAGE)))


ROUTES: Final[Routes] = {("GET", "/api/games"): games}
