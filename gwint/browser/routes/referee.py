"""Routes of the referee of games with printed cards."""

from __future__ import annotations

from typing import Any, Final

from gwint.browser.fields import Path, bad_request
from gwint.browser.requests import Request, Response, Routes
from gwint.browser.services import Services
from gwint.server.api import referee as api


class _AnyObject:
    """An object that the referee itself reads."""

    def read(self, value: Any, path: Path) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise bad_request(path, "dict-type")
        return value


ENTRIES: Final = _AnyObject()


async def state(_services: Services, request: Request) -> Response:
    return Response(api.state(request.read_body(ENTRIES)).decode())


async def what_if(_services: Services, request: Request) -> Response:
    return Response(api.answer(request.read_body(ENTRIES)).decode())


ROUTES: Final[Routes] = {
    ("POST", "/api/referee/state"): state,
    ("POST", "/api/referee/what-if"): what_if,
}
