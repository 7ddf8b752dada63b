"""The doors of owners: a program asks for a token, a browser gets a cookie. Both are the same secret."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Body, Response
from pydantic import Field
from starlette.requests import HTTPConnection

from gwint.server.http.authentication import NO_OWNER, Owner, OwnersDep, Visitor, set_owner_cookie
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.models import StrictModel

router = APIRouter(prefix="/api", tags=["owners"], responses=COMMON_ERRORS)

MOST_LETTERS: Final = 40
"""Of a player's name."""


class OwnerName(StrictModel):
    name: str = Field(
        default="", max_length=MOST_LETTERS, description="What the others call the player; it may come later."
    )


NAMELESS: Final = OwnerName()


class Token(StrictModel):
    token: str = Field(description="For `Authorization: Bearer`; it is told once, and whoever has it is this owner.")


class Me(StrictModel):
    known: bool
    name: str


@router.post("/owners", status_code=201, summary="A token for a program")
async def create(owners: OwnersDep, told: Annotated[OwnerName, Body()] = NAMELESS) -> Token:
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
    told: Annotated[OwnerName, Body()] = NAMELESS,
) -> Me:
    """A browser without a cookie gets one; whoever is known already stays who they are."""
    name = _tidy(told.name)
    if not owner:
        await set_owner_cookie(connection, response, name)
        return Me(known=True, name=name)
    if name:
        await owners.rename(owner, name)
    return Me(known=True, name=name or await owners.name(owner))


@router.patch("/me", summary="Go by another name", responses=NO_OWNER)
async def rename(owner: Owner, owners: OwnersDep, told: OwnerName) -> Me:
    """The name that is offered when a seat is taken; seats taken before keep theirs."""
    await owners.rename(owner, _tidy(told.name))
    return Me(known=True, name=_tidy(told.name))


def _tidy(name: str) -> str:
    return " ".join(name.split())
