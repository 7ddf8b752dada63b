"""The doors of owners: a program asks for a token, a browser gets a cookie. Both are the same secret."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Depends, Response
from pydantic import Field
from starlette.requests import HTTPConnection

from gwint.faults import Refusal
from gwint.server.http.errors import REFUSED
from gwint.server.http.models import Refused, Shape
from gwint.server.storage.owners import Owners

router = APIRouter(prefix="/api", tags=["owners"], responses=REFUSED)

COOKIE: Final = "gwint"
SAFE_COOKIE: Final = "__Host-gwint"
"""Over TLS: no other host and no page without TLS can set it."""
YEAR_S: Final = 365 * 24 * 60 * 60
MOST_LETTERS: Final = 40
"""Of a player's name."""
NO_OWNER: Final[dict[int | str, dict[str, Any]]] = {
    401: {"model": Refused, "description": "Nobody is known by the cookie or the token: `no-owner`."}
}


class OwnerError(Refusal):
    """Asked by nobody in particular, where somebody must be known."""


class Introduction(Shape):
    name: str = Field(
        default="", max_length=MOST_LETTERS, description="What the others call the player; it may come later."
    )


NAMELESS: Final = Introduction()


class Token(Shape):
    token: str = Field(description="For `Authorization: Bearer`; it is told once, and whoever has it is this owner.")


class Me(Shape):
    known: bool
    name: str


# Who asks


def owners_of(connection: HTTPConnection) -> Owners:
    owners: Owners = connection.app.state.owners
    return owners


async def owner_of(connection: HTTPConnection) -> str:
    """The owner whose cookie or token comes with a request or a socket; empty where nobody is known by it."""
    token = _token(connection)
    return (await owners_of(connection).of(token) if token else None) or ""


async def known_owner(connection: HTTPConnection) -> str:
    owner = await owner_of(connection)
    if not owner:
        raise OwnerError("no-owner")
    return owner


Visitor = Annotated[str, Depends(owner_of)]
"""Whoever asks, known or not."""
Owner = Annotated[str, Depends(known_owner)]
"""Whoever asks is known."""
OwnersDep = Annotated[Owners, Depends(owners_of)]


def _token(connection: HTTPConnection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else connection.cookies.get(_cookie(connection), "")


def _cookie(connection: HTTPConnection) -> str:
    return SAFE_COOKIE if connection.url.scheme in ("https", "wss") else COOKIE


async def greet(connection: HTTPConnection, response: Response, name: str = "") -> None:
    """A browser that nobody knows becomes an owner, by a cookie that no script can read."""
    _, token = await owners_of(connection).create(name)
    cookie = _cookie(connection)
    response.set_cookie(
        cookie, token, max_age=YEAR_S, path="/", httponly=True, samesite="lax", secure=cookie == SAFE_COOKIE
    )


# The doors


@router.post("/owners", status_code=201, summary="A token for a program")
async def create(owners: OwnersDep, told: Annotated[Introduction, Body()] = NAMELESS) -> Token:
    """A new owner, without a cookie. Seats, decks and games belong to it."""
    _, token = await owners.create(_tidy(told.name))
    return Token(token=token)


@router.get("/me", summary="Who I am")
async def me(owner: Visitor, owners: OwnersDep) -> Me:
    """Whether the cookie or the token is known, and the name told before."""
    return Me(known=bool(owner), name=await owners.name(owner) if owner else "")


@router.post("/me", summary="Become known")
async def become(
    connection: HTTPConnection,
    response: Response,
    owner: Visitor,
    owners: OwnersDep,
    told: Annotated[Introduction, Body()] = NAMELESS,
) -> Me:
    """A browser without a cookie gets one; whoever is known already stays who they are."""
    name = _tidy(told.name)
    if not owner:
        await greet(connection, response, name)
        return Me(known=True, name=name)
    if name:
        await owners.rename(owner, name)
    return Me(known=True, name=name or await owners.name(owner))


@router.patch("/me", summary="Go by another name", responses=NO_OWNER)
async def rename(owner: Owner, owners: OwnersDep, told: Introduction) -> Me:
    """The name that is offered when a seat is taken; seats taken before keep theirs."""
    await owners.rename(owner, _tidy(told.name))
    return Me(known=True, name=_tidy(told.name))


def _tidy(name: str) -> str:
    return " ".join(name.split())
