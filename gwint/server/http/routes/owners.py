"""Routes of owners: a program gets a token, a browser gets the same kind of secret as a cookie."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Body, Response
from pydantic import Field
from starlette.requests import HTTPConnection

from gwint.server.http.authentication import NO_OWNER, Owner, OwnersDep, Visitor, set_owner_cookie
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.models import StrictModel

router = APIRouter(prefix="/api", tags=["owners"], responses=COMMON_ERRORS)

MAX_LENGTH: Final = 40
"""The maximum length of a player's name."""


class OwnerName(StrictModel):
    name: str = Field(default="", max_length=MAX_LENGTH, description="The name that others see; it can be set later.")


NO_NAME: Final = OwnerName()


class Token(StrictModel):
    token: str = Field(
        description="For `Authorization: Bearer`. It is shown once, and everyone who has it acts as this owner."
    )


class Me(StrictModel):
    known: bool
    name: str


@router.post("/owners", status_code=201, summary="Create a token for a program")
async def create(owners: OwnersDep, owner_name: Annotated[OwnerName, Body()] = NO_NAME) -> Token:
    """A new owner without a cookie. Seats, decks and games belong to it."""
    _, token = await owners.create(_tidy(owner_name.name))
    return Token(token=token)


@router.get("/me", summary="Who I am")
async def me(owner: Visitor, owners: OwnersDep) -> Me:
    """Whether the cookie or the token is known, and the owner's name."""
    return Me(known=bool(owner), name=await owners.name(owner) if owner else "")


@router.post("/me", summary="Become an owner")
async def become_owner(
    connection: HTTPConnection,
    response: Response,
    owner: Visitor,
    owners: OwnersDep,
    owner_name: Annotated[OwnerName, Body()] = NO_NAME,
) -> Me:
    """A browser without a cookie gets one; a known owner stays the same."""
    name = _tidy(owner_name.name)
    if not owner:
        await set_owner_cookie(connection, response, name)
        return Me(known=True, name=name)
    if name:
        await owners.rename(owner, name)
    return Me(known=True, name=name or await owners.name(owner))


@router.patch("/me", summary="Change my name", responses=NO_OWNER)
async def rename(owner: Owner, owners: OwnersDep, owner_name: OwnerName) -> Me:
    """The default name when taking a seat; seats already taken keep their names."""
    await owners.rename(owner, _tidy(owner_name.name))
    return Me(known=True, name=_tidy(owner_name.name))


def _tidy(name: str) -> str:
    return " ".join(name.split())
