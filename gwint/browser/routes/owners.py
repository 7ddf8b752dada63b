"""Routes of the owner, who is always known here."""

from __future__ import annotations

from typing import Any, Final

from gwint.browser.fields import Default, Object, Text
from gwint.browser.routing import NO_CONTENT, Request, Response, Routes, json_response
from gwint.browser.services import Services
from gwint.server.tables.player_names import tidy_name

NAME: Final = Object({"name": Default(Text(40), "")})


def _me(services: Services) -> Response:
    return json_response({"known": True, "name": services.owner.name})


async def me(services: Services, _request: Request) -> Response:
    return _me(services)


async def become_owner(services: Services, request: Request) -> Response:
    if name := tidy_name(_name(request, {"name": ""})):
        await services.owner.rename(name)
    return _me(services)


async def rename(services: Services, request: Request) -> Response:
    await services.owner.rename(tidy_name(_name(request)))
    return _me(services)


async def forget(services: Services, _request: Request) -> Response:
    """Delete everything that is stored."""
    for room in services.registry.rooms.values():
        await room.close()
    services.registry.rooms.clear()
    await services.store.clear()
    services.companion.solo.reopen()
    services.owner.name = ""
    return NO_CONTENT


def _name(request: Request, default: Any = None) -> str:
    return str(request.read_body(NAME, default)["name"])


ROUTES: Final[Routes] = {
    ("GET", "/api/me"): me,
    ("POST", "/api/me"): become_owner,
    ("PATCH", "/api/me"): rename,
    ("DELETE", "/api/me"): forget,
}
