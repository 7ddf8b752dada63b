"""Routes of the referee of games with printed cards."""

from __future__ import annotations

from typing import Final

from gwint.browser.fields import AnyObject
from gwint.browser.routing import Request, Response, Routes
from gwint.browser.services import Services
from gwint.server.api import referee as api


async def state(_services: Services, request: Request) -> Response:
    return Response(api.state(request.read_body(AnyObject())).decode())


async def what_if(_services: Services, request: Request) -> Response:
    return Response(api.answer(request.read_body(AnyObject())).decode())


ROUTES: Final[Routes] = {
    ("POST", "/api/referee/state"): state,
    ("POST", "/api/referee/what-if"): what_if,
}
