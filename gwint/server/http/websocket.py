"""The WebSocket route: a client follows a table from one viewpoint at a time, and sends commands.

The route is mounted outside FastAPI, so that a long-lived socket does not keep middleware frames in memory.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Final, Literal

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import Field, TypeAdapter, ValidationError
from starlette.types import ASGIApp, Receive, Scope, Send

from gwint.faults import GwintError
from gwint.server.http.authentication import owner_of
from gwint.server.ops.logs import address_of
from gwint.server.rate_limits import AddressLimits, Bucket, TooFast, setting_of, too_fast
from gwint.server.settings import Settings
from gwint.server.tables import messages
from gwint.server.tables.commands import AnyCommand, Command, Seat
from gwint.server.tables.permissions import check_viewer
from gwint.server.tables.registry import Registry
from gwint.server.tables.room import Room
from gwint.server.tables.state import TableError
from gwint.server.time_source import Clock
from gwint.server.work_shares import UNLIMITED, WorkShare, WorkShares
from gwint.views import Viewer
from gwint.wire.protocol import check_protocol

PATH: Final = "/api/socket"


class Hello(Command):
    """Follow a table from your own seat or as a spectator, starting at a version. Send it again to change viewpoint."""

    type: Literal["hello"]
    table: Annotated[str, Field(max_length=40)]
    seat: Seat | None = None
    version: Annotated[int, Field(ge=0)] = Field(0, description="Events already seen from this viewpoint.")
    protocol: int | None = Field(
        None, description="The version of the protocol that the client speaks. Omitted: the server's."
    )


class AskHint(Command):
    """Ask what the seat could do now. The answer is `hint` or `refused`; other messages are answered meanwhile."""

    type: Literal["hint"]
    seat: Seat


CLIENT: Final[TypeAdapter[Hello | AskHint | AnyCommand]] = TypeAdapter(
    Annotated[Hello | AskHint | AnyCommand, Field(discriminator="type")]
)
REFUSALS_PER_S: Final = 10.0
"""A connection is closed when more of its messages are refused, after ten seconds' worth."""
ID: Final = re.compile(r'"id"\s*+:\s*+"([^"\\]{0,64})"')
"""The id of a message that is refused before it is parsed."""
POLICY_VIOLATION: Final = 1008
"""The WebSocket close code for a client that breaks the rules."""


class Connection:
    """The connection of one client."""

    def __init__(
        self,
        socket: WebSocket,
        registry: Registry,
        owner: str,
        *buckets: Bucket,
        address: str = "",
        share: WorkShare | None = None,
    ) -> None:
        """Each message is charged to all of the buckets, and the time that it takes to `share`."""
        self.owner = owner
        self.busy = False
        """Whether a message is being answered."""
        self._socket = socket
        self._registry = registry
        self._address = address
        self._share = share or UNLIMITED.of(address)
        self._buckets = buckets
        self._room: Room | None = None
        self._seat: Viewer = None
        self._version = 0
        self._revision = 0
        self._present: tuple[list[bool], bool] | None = None
        """The presence that was last sent."""
        self._refusals = Bucket(REFUSALS_PER_S, registry.clock.steady)
        self._has_news = False
        self._sender: asyncio.Task[None] | None = None
        """The task that sends news, while it runs."""
        self._hint_tasks: set[asyncio.Task[None]] = set()
        self._ending: asyncio.Task[None] | None = None
        """The task that disconnects a client whose owner has logged out."""

    @property
    def viewer(self) -> Viewer:
        return self._seat

    def wake(self) -> None:
        self._has_news = True
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_news())

    def end(self) -> None:
        self._ending = asyncio.create_task(self.close(POLICY_VIOLATION))

    async def run(self) -> None:
        """Serve the client until it disconnects."""
        try:
            while True:
                text = await self._socket.receive_text()
                self.busy = True
                await self._receive(text)
                self.busy = False
        except TooFast:
            await self.close(POLICY_VIOLATION)
        except (WebSocketDisconnect, RuntimeError, KeyError):
            # The client has disconnected, or sent bytes instead of text.
            pass
        finally:
            self._leave()
            for task in (*self._hint_tasks, *filter(None, [self._sender])):
                task.cancel()

    async def close(self, code: int) -> None:
        """Close the connection, which the client may have closed already."""
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code)

    # Receiving

    async def _receive(self, text: str) -> None:
        """Answer a message. The rate limit comes first: reading a message costs more than refusing it."""
        id_ = _find_id(text)
        try:
            for bucket in self._buckets:
                bucket.take()
            command = _parse(text)
            id_ = command.id
            await self._share.run(self._execute(command))
        except GwintError as refusal:
            await self._refuse(id_, refusal)

    async def _refuse(self, id_: str, refusal: GwintError) -> None:
        """Send a refusal; raise TooFast if there have been too many."""
        self._refusals.take()
        self._registry.counts.count_refusal(refusal.kind, setting_of(refusal))
        await self._socket.send_text(messages.refused(id_, refusal.fault))

    async def _execute(self, command: Any) -> None:
        if isinstance(command, Hello):
            await self._follow(command)
            return
        if self._room is None:
            raise TableError("no-hello")
        room = self._room
        if isinstance(command, AskHint):
            check_viewer(room.state, self.owner, command.seat)
            self._start_hint(room, command)
            return
        await self._registry.execute(room, self.owner, command, self._address)
        if command.id:
            await self._socket.send_text(messages.done(command.id))

    def _start_hint(self, room: Room, command: AskHint) -> None:
        """Compute a hint in a task, so that the client can play meanwhile."""
        task = asyncio.create_task(self._send_hint(room, command))
        self._hint_tasks.add(task)
        task.add_done_callback(self._hint_tasks.discard)

    async def _send_hint(self, room: Room, command: AskHint) -> None:
        question = room.state.chairs[command.seat].question
        with suppress(WebSocketDisconnect, RuntimeError):
            try:
                hint = await self._registry.hints.of(room, command.seat)
                await self._socket.send_text(messages.hint(command.id, question, hint))
            except GwintError as refusal:
                with suppress(TooFast):
                    await self._refuse(command.id, refusal)

    async def _follow(self, hello: Hello) -> None:
        if hello.protocol is not None:
            check_protocol(hello.protocol)
        room = await self._registry.room(hello.table)
        check_viewer(room.state, self.owner, hello.seat)
        self._leave()
        self._room, self._seat = room, hello.seat
        message, self._version = messages.welcome(room, hello.seat, self.owner, hello.version)
        self._revision = room.revisions[hello.seat]
        self._present = None
        await self._socket.send_text(message)
        room.add_listener(self)
        self.wake()

    def _leave(self) -> None:
        if self._room is not None:
            self._room.remove_listener(self)
            self._room = None

    # Sending

    async def _send_news(self) -> None:
        """Send news until there is none: a slow client receives several at a time and misses nothing."""
        try:
            with suppress(WebSocketDisconnect, RuntimeError):
                while self._has_news and self._room is not None:
                    self._has_news = False
                    await self._send_update(self._room)
        finally:
            self._sender = None

    async def _send_update(self, room: Room) -> None:
        try:
            check_viewer(room.state, self.owner, self._seat)
        except TableError as refusal:
            # The seat was freed, or moved to another device.
            self._leave()
            await self._socket.send_text(messages.refused("", refusal.fault))
            return
        if room.revisions[self._seat] != self._revision:
            self._revision = room.revisions[self._seat]
            message, self._version = messages.update(room, self._seat, self._version)
            await self._socket.send_text(message)
        if (room.present, room.bots_queued) != self._present:
            self._present = room.present, room.bots_queued
            await self._socket.send_text(messages.presence(room))


def _find_id(text: str) -> str:
    found = ID.search(text)
    return found[1] if found else ""


def _parse(text: str) -> Any:
    """Parse a message as a command; refuse anything else as a `bad-request`."""
    try:
        return CLIENT.validate_json(text)
    except ValidationError as error:
        raise TableError("bad-request", **_first_error(error)) from None
    except (RecursionError, ValueError):
        raise TableError("bad-request", path="", reason="json") from None


def _first_error(error: ValidationError) -> dict[str, str]:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return {"path": ".".join(map(str, first["loc"]))[:200], "reason": first["type"].replace("_", "-")}


class WebSocketRoute:
    """An ASGI application that serves the WebSocket route and passes everything else on."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        clock: Clock,
        addresses: AddressLimits,
        connections: set[Connection],
        shares: WorkShares = UNLIMITED,
    ) -> None:
        """`connections` contains all open connections."""
        self._app = app
        self._seat_rate = settings.seat_rate
        self._clock = clock
        self._addresses = addresses
        self._connections = connections
        self._shares = shares

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == PATH:
            await self._serve(WebSocket(scope, receive, send))
        else:
            await self._app(scope, receive, send)

    async def _serve(self, socket: WebSocket) -> None:
        await socket.accept()
        registry: Registry = socket.app.state.registry
        address = address_of(socket.scope)
        seat = Bucket(self._seat_rate, self._clock.steady, refusal=partial(too_fast, "seat_rate"))
        limits = seat, self._addresses.bucket(address)
        owner, share = await owner_of(socket), self._shares.of(address)
        connection = Connection(socket, registry, owner, *limits, address=address, share=share)
        self._connections.add(connection)
        try:
            await connection.run()
        finally:
            self._connections.discard(connection)
