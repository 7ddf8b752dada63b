"""Authentication: the owner of a request or a WebSocket is known by a secret token, in a cookie or a header."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Response, Security
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import HTTPConnection

from gwint.faults import GwintError
from gwint.server.http.models import ErrorResponse
from gwint.server.ops.logs import address_of
from gwint.server.rate_limits import TooMany
from gwint.server.storage.owners import Owners
from gwint.server.tables.registry import Registry

COOKIE: Final = "gwint"
SECURE_COOKIE: Final = "__Host-gwint"
"""Used over TLS: neither another host nor a page without TLS can set it."""
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
    token = current_token(connection)
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


def current_token(connection: HTTPConnection) -> str:
    """Return the token that a request or a socket carries, in its header or else in its cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else connection.cookies.get(_cookie(connection), "")


def _cookie(connection: HTTPConnection) -> str:
    return SECURE_COOKIE if connection.url.scheme in ("https", "wss") else COOKIE


async def check_owner_quota(connection: HTTPConnection) -> None:
    """Refuse another owner to an address that has created many, or when the server has too many."""
    registry: Registry = connection.app.state.registry
    registry.quotas.owners.of(address_of(connection.scope)).take()
    if await owners_of(connection).count() >= registry.settings.owners_in_all:
        raise TooMany("server-full")


async def set_owner_cookie(connection: HTTPConnection, response: Response, name: str = "") -> None:
    """Create an owner for a browser, and set its token as a cookie that no script can read."""
    await check_owner_quota(connection)
    _, token = await owners_of(connection).create(name)
    _set_cookie(connection, response, token)


def renew_cookie(connection: HTTPConnection, response: Response) -> None:
    """Let the cookie of a known browser last as long as its session, which the request has renewed."""
    token = connection.cookies.get(_cookie(connection))
    if token is not None and token == current_token(connection):
        _set_cookie(connection, response, token)


def _set_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    cookie, lasts_s = _cookie(connection), owners_of(connection).sessions.lasts_s
    response.set_cookie(
        cookie, token, max_age=lasts_s, path="/", httponly=True, samesite="lax", secure=cookie == SECURE_COOKIE
    )


def delete_cookie(connection: HTTPConnection, response: Response) -> None:
    """Remove the cookie of a browser that has logged out."""
    cookie = _cookie(connection)
    response.delete_cookie(cookie, path="/", httponly=True, samesite="lax", secure=cookie == SECURE_COOKIE)
