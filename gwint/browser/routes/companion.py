"""Routes of the companion for printed cards, which has a table of its own."""

from __future__ import annotations

from typing import Final

from gwint.browser.fields import Anything
from gwint.browser.routing import NO_CONTENT, Handler, Request, Response, Routes, json_response
from gwint.browser.services import Services
from gwint.companion import routes as companion


def _handler(route: companion.Route) -> Handler:
    async def handle(services: Services, request: Request) -> Response:
        body = request.read_body(Anything()) if request.method == "POST" else None
        answer = await route(services.companion, companion.Request(request.params, body))
        return NO_CONTENT if answer.data is None else json_response(answer.data, answer.status)

    return handle


ROUTES: Final[Routes] = {name: _handler(route) for name, route in companion.ROUTES.items()}
