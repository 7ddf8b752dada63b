"""Routes of owners and their sessions: a program gets a token, a browser the same kind of secret as a cookie."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Body, Query, Response
from pydantic import Field
from starlette.requests import HTTPConnection

from gwint.server.http.authentication import (
    NO_OWNER,
    Owner,
    OwnersDep,
    Visitor,
    check_owner_quota,
    current_token,
    delete_cookie,
    renew_cookie,
    set_owner_cookie,
)
from gwint.server.http.dependencies import RegistryDep, ServerRegistryDep
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.models import StrictModel
from gwint.server.storage.sessions import hash_token
from gwint.server.tables.owner_deletion import forget_owner
from gwint.server.tables.player_names import tidy_name
from gwint.server.work_shares import charged_task

router = APIRouter(prefix="/api", tags=["owners"], responses=COMMON_ERRORS)

MAX_LENGTH: Final = 40
"""The maximum length of a player's name."""


class OwnerName(StrictModel):
    name: str = Field(default="", max_length=MAX_LENGTH, description="The name that others see; it can be set later.")


NO_NAME: Final = OwnerName()
Others = Annotated[bool, Query(description="Only the other sessions; this one stays.")]


class Token(StrictModel):
    token: str = Field(
        description="For `Authorization: Bearer`. It is shown once, and everyone who has it acts as this owner."
    )


class SessionData(StrictModel):
    created_at: int = Field(description="Milliseconds since the epoch, like the other times.")
    seen_at: int = Field(description="When it was last used, to the hour.")
    expires_at: int = Field(description="When it expires unless it is used before.")
    current: bool = Field(description="Whether this request belongs to it.")


class SessionList(StrictModel):
    sessions: list[SessionData]


class Me(StrictModel):
    known: bool
    name: str


@router.post("/owners", status_code=201, summary="Create a token for a program")
async def create(
    connection: HTTPConnection, owners: OwnersDep, owner_name: Annotated[OwnerName, Body()] = NO_NAME
) -> Token:
    """A new owner without a cookie. Seats, decks and games belong to it."""
    await check_owner_quota(connection)
    _, token = await owners.create(tidy_name(owner_name.name))
    return Token(token=token)


@router.get("/me", summary="Who I am")
async def me(connection: HTTPConnection, response: Response, owner: Visitor, owners: OwnersDep) -> Me:
    """Whether the cookie or the token is known, and the owner's name. The cookie is renewed."""
    if owner:
        renew_cookie(connection, response)
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
    name = tidy_name(owner_name.name)
    if not owner:
        await set_owner_cookie(connection, response, name)
        return Me(known=True, name=name)
    if name:
        await owners.rename(owner, name)
    return Me(known=True, name=name or await owners.name(owner))


@router.patch("/me", summary="Change my name", responses=NO_OWNER)
async def rename(owner: Owner, owners: OwnersDep, owner_name: OwnerName) -> Me:
    """The default name when taking a seat; seats already taken keep their names."""
    await owners.rename(owner, tidy_name(owner_name.name))
    return Me(known=True, name=tidy_name(owner_name.name))


@router.delete("/me", status_code=204, summary="Delete my data", responses=NO_OWNER)
async def forget(connection: HTTPConnection, owner: Owner, owners: OwnersDep, registry: ServerRegistryDep) -> Response:
    """My running games are resigned and my waiting tables closed. Then my name, decks, uploaded records and sessions
    are deleted. Games that I have played stay for the others, without my name."""
    await asyncio.shield(charged_task(forget_owner(registry, owners, owner)))
    return _logged_out(connection, owner)


# Sessions


@router.get("/me/sessions", summary="My sessions", responses=NO_OWNER)
async def list_sessions(connection: HTTPConnection, owner: Owner, owners: OwnersDep) -> SessionList:
    """The devices and programs that act as this owner, the newest first."""
    current = hash_token(current_token(connection))
    return SessionList(
        sessions=[
            SessionData(
                created_at=one.created_at, seen_at=one.seen_at, expires_at=one.expires_at, current=one.key == current
            )
            for one in await owners.sessions.of(owner)
        ]
    )


@router.post("/me/sessions", status_code=201, summary="Begin another session", responses=NO_OWNER)
async def begin_session(owner: Owner, owners: OwnersDep) -> Token:
    """A token for another device or program that acts as the same owner. Beyond a limit the oldest session ends."""
    return Token(token=await owners.sessions.add(owner))


@router.delete("/me/sessions", status_code=204, summary="Log out everywhere", responses=NO_OWNER)
async def end_sessions(
    connection: HTTPConnection, owner: Owner, owners: OwnersDep, registry: RegistryDep, others: Others = False
) -> Response:
    """All tokens and cookies of this owner become invalid and all sockets are closed. Without an account, nobody can
    then act as this owner again: seats, decks and games cannot be reached any more."""
    token = current_token(connection)
    await asyncio.shield(charged_task(owners.sessions.end(owner, token if others else "")))
    registry.end_listeners(owner)
    return _logged_out(connection, owner, stays=others)


def _logged_out(connection: HTTPConnection, owner: str, stays: bool = False) -> Response:
    """Disconnect the owner's sockets; a client that stays logged in connects again."""
    for socket in [socket for socket in connection.app.state.connections if socket.owner == owner]:
        socket.end()
    response = Response(status_code=204)
    if not stays:
        delete_cookie(connection, response)
    return response
