"""Dependencies of the routes: the registry, a table, a viewpoint, paging, and the language, ruleset and mode."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final, ParamSpec, TypeVar

from fastapi import Depends, Header, HTTPException, Path, Query, Request
from pydantic import WithJsonSchema
from starlette.requests import HTTPConnection

from gwint import rulesets
from gwint.cards import LANGUAGES
from gwint.i18n import modes
from gwint.rulesets import Ruleset
from gwint.server.api.params import known_language, known_mode
from gwint.server.api.tables import MAX_LISTED
from gwint.server.fair_turns import Client
from gwint.server.http.authentication import Visitor
from gwint.server.http.errors import NOT_FOUND
from gwint.server.http.models import ErrorResponse, RulesText, ShortText
from gwint.server.ops.logs import address_of
from gwint.server.rate_limits import network_of
from gwint.server.sandbox.sandbox import InlineSandbox, TaskRunner
from gwint.server.tables.permissions import check_finished, check_viewer
from gwint.server.tables.registry import Registry
from gwint.server.tables.room import Room
from gwint.server.tables.server_registry import ServerRegistry
from gwint.server.work_shares import charged_task
from gwint.views import Viewer
from gwint.wire.protocol import HEADER, OLDEST, PROTOCOL, check_protocol

MAX_SEATS: Final = 5

TABLE_ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    **NOT_FOUND,
    403: {"model": ErrorResponse, "description": "Someone else's seat or table, or spectators are not admitted."},
    409: {"model": ErrorResponse, "description": "The table's current state does not allow it; the fault says why."},
}
"""The documented errors of routes at a table, in addition to the common ones."""

Id = Annotated[str, Path(max_length=40, description="An id.")]
Seat = Annotated[int, Path(ge=0, lt=MAX_SEATS, description="A seat, counted from 0.")]
After = Annotated[str, Query(max_length=40, description="`next` of the previous page; empty for the first page.")]
Limit = Annotated[int, Query(ge=1, le=MAX_LISTED, description="The maximum number of items.")]


async def _registry(connection: HTTPConnection) -> ServerRegistry:
    registry: ServerRegistry = connection.app.state.registry
    return registry


RegistryDep = Annotated[Registry, Depends(_registry)]
ServerRegistryDep = Annotated[ServerRegistry, Depends(_registry)]


async def _room(table: Id, registry: RegistryDep) -> Room:
    return await registry.room(table)


RoomDep = Annotated[Room, Depends(_room)]


async def _viewer(
    room: RoomDep,
    visitor: Visitor,
    seat: Annotated[int | None, Query(ge=0, lt=MAX_SEATS, description="Omitted: as a spectator.")] = None,
) -> Viewer:
    check_viewer(room.state, visitor, seat)
    room.note_request(visitor)
    return seat


ViewerDep = Annotated[Viewer, Depends(_viewer)]
"""The client's own seat, or None for a spectator where they are admitted."""


async def _finished(room: RoomDep, visitor: Visitor) -> Room:
    check_viewer(room.state, visitor, None)
    check_finished(room.state)
    return room


FinishedRoomDep = Annotated[Room, Depends(_finished)]
"""A table whose game is over, so that it no longer has secrets."""


# The sandbox

Arguments = ParamSpec("Arguments")
Value = TypeVar("Value")
INLINE: Final = InlineSandbox()


class RequestTasks:
    """Runs tasks of one request in the sandbox; a client that leaves cancels them."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._runner: TaskRunner = getattr(request.app.state, "sandbox", INLINE)
        self._client = client_of(request)

    async def run(
        self, task: Callable[Arguments, Value], /, *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Value:
        """Return the result of a function of a module."""
        work = charged_task(self._runner.run(self._client, task, *args, **kwargs))
        left = asyncio.create_task(self._wait_until_client_leaves())
        try:
            await asyncio.wait((work, left), return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                raise HTTPException(408)
            return work.result()
        finally:
            for one in (work, left):
                one.cancel()
            await asyncio.wait((work, left))

    async def _wait_until_client_leaves(self) -> None:
        while (await self._request.receive())["type"] != "http.disconnect":
            pass


async def _tasks(request: Request) -> RequestTasks:
    return RequestTasks(request)


TasksDep = Annotated[RequestTasks, Depends(_tasks)]


def client_of(connection: HTTPConnection, owner: str = "") -> Client:
    """Return for whom a request is answered."""
    return Client(network_of(address_of(connection.scope)), owner)


# The protocol


async def _check_protocol(
    protocol: Annotated[
        int | None,
        Header(alias=HEADER, description="The version of the protocol that the client speaks. Omitted: the server's."),
        WithJsonSchema({"type": "integer", "minimum": OLDEST, "maximum": PROTOCOL}),
    ] = None,
) -> None:
    if protocol is not None:
        check_protocol(protocol)


PROTOCOL_CHECK: Final = Depends(_check_protocol)
"""Refuses requests of clients that speak another version of the protocol; all routes of the API depend on it."""


# Language, ruleset and mode


LANGUAGE: Final = Query(description="The language of names and texts.", json_schema_extra={"enum": list(LANGUAGES)})
MODE: Final = Query(description="A mode.", json_schema_extra={"enum": list(modes.NAMES)})


async def _language(language: Annotated[ShortText, LANGUAGE] = "en") -> str:
    return known_language(language)


async def _ruleset(rules: Annotated[RulesText, Query()] = "legendary") -> Ruleset:
    return rulesets.parse(rules)


async def _mode(mode: Annotated[ShortText | None, MODE] = None) -> str | None:
    return None if mode is None else known_mode(mode)


LanguageParam = Annotated[str, Depends(_language)]
RulesetParam = Annotated[Ruleset, Depends(_ruleset)]
ModeParam = Annotated[str | None, Depends(_mode)]
