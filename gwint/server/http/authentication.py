"""Authentication: the owner of a request or a WebSocket is known by a secret token, in a cookie or a header."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Response, Security
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import HTTPConnection

from gwint.faults import GwintError
from gwint.server.http.models import ErrorResponse
from gwint.server.storage.owners import Owners

COOKIE: Final = "gwint"
SECURE_COOKIE: Final = "__Host-gwint"
"""Used over TLS: neither another host nor a page without TLS can set it."""
YEAR_S: Final = 365 * 24 * 60 * 60
TOKEN_SCHEME: Final = HTTPBearer(
    scheme_name="token",
    description="The token that `POST /api/owners` returned: `Authorization: Bearer TOKEN`.",
    auto_error=False,
)
COOKIE_SCHEME: Final = APIKeyCookie(
    name=COOKIE,
    scheme_name="cookie",
    description=f"The same secret as a cookie, which `POST /api/me` sets for a browser; over TLS `{SECURE_COOKIE}`.",
    auto_error=False,
)
NO_OWNER: Final[dict[int | str, dict[str, Any]]] = {
    401: {"model": ErrorResponse, "description": "The cookie or the token is missing or unknown: `no-owner`."}
}


class OwnerError(GwintError):
    """Authentication required."""


def owners_of(connection: HTTPConnection) -> Owners:
    owners: Owners = connection.app.state.owners
    return owners


async def owner_of(connection: HTTPConnection) -> str:
    """Return the owner whose cookie or token a request or a socket carries; empty if it is missing or unknown."""
    token = _token(connection)
    return (await owners_of(connection).of(token) if token else None) or ""


async def _visitor(
    connection: HTTPConnection,
    _token: Annotated[object, Security(TOKEN_SCHEME)],
    _cookie: Annotated[object, Security(COOKIE_SCHEME)],
) -> str:
    return await owner_of(connection)


Visitor = Annotated[str, Depends(_visitor)]
"""The owner who sends the request, or an empty string."""


async def _owner(owner: Visitor) -> str:
    if not owner:
        raise OwnerError("no-owner")
    return owner


Owner = Annotated[str, Depends(_owner)]
"""The owner who sends the request; others are refused. Such routes document `NO_OWNER`."""
OwnersDep = Annotated[Owners, Depends(owners_of)]


def _token(connection: HTTPConnection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else connection.cookies.get(_cookie(connection), "")


def _cookie(connection: HTTPConnection) -> str:
    return SECURE_COOKIE if connection.url.scheme in ("https", "wss") else COOKIE


async def set_owner_cookie(connection: HTTPConnection, response: Response, name: str = "") -> None:
    """Create an owner for a browser, and set its token as a cookie that no script can read."""
    _, token = await owners_of(connection).create(name)
    cookie = _cookie(connection)
    response.set_cookie(
        cookie, token, max_age=YEAR_S, path="/", httponly=True, samesite="lax", secure=cookie == SECURE_COOKIE
    )
