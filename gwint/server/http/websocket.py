"""The socket: one viewpoint at one table, everything that happens there in order, and commands from it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final, Literal

from fastapi import WebSocket, WebSocketDisconnect
from orjson import dumps
from pydantic import Field, TypeAdapter, ValidationError

from gwint.faults import Refusal
from gwint.server.limits import Bucket
from gwint.server.tables import messages
from gwint.server.tables.commands import AnyCommand, Command, Seat
from gwint.server.tables.registry import Registry
from gwint.server.tables.room import Room
from gwint.server.tables.state import TableError
from gwint.views import Viewer


class Hello(Command):
    """Watch a table from a seat of one's own, or as a spectator, from a version on. A second one changes viewpoint."""

    type: Literal["hello"]
    table: Annotated[str, Field(max_length=40)]
    seat: Seat | None = None
    version: Annotated[int, Field(ge=0)] = Field(0, description="Events already seen from this viewpoint.")


class AskHint(Command):
    """What could the seat do now? The answer is `hint`, or refused; meanwhile other messages are answered."""

    type: Literal["hint"]
    seat: Seat


CLIENT: Final[TypeAdapter[Hello | AskHint | AnyCommand]] = TypeAdapter(
    Annotated[Hello | AskHint | AnyCommand, Field(discriminator="type")]
)
MOST_REFUSALS: Final = 100
"""Bad messages in a row before the connection is closed."""
TOO_MANY: Final = 1008
"""The socket's own code for a broken rule."""


class Connection:
    """A client at the other end of a socket."""

    def __init__(self, socket: WebSocket, registry: Registry, owner: str, *buckets: Bucket) -> None:
        """Each message is taken from every one of the buckets."""
        self.owner = owner
        self.busy = False
        """Whether a message is being answered; if not, none has come."""
        self._socket = socket
        self._registry = registry
        self._buckets = buckets
        self._room: Room | None = None
        self._seat: Viewer = None
        self._version = 0
        self._revision = 0
        self._here: list[bool] | None = None
        """Who was here when the client was told."""
        self._refusals = 0
        self._news = False
        self._telling: asyncio.Task[None] | None = None
        """While what is new goes out."""
        self._hintings: set[asyncio.Task[None]] = set()

    @property
    def viewer(self) -> Viewer:
        return self._seat

    def wake(self) -> None:
        self._news = True
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_news())

    async def run(self) -> None:
        """Until the client goes."""
        try:
            while self._refusals < MOST_REFUSALS:
                text = await self._socket.receive_text()
                self.busy = True
                await self._hear(text)
                self.busy = False
            await self._socket.close(TOO_MANY)
        except (WebSocketDisconnect, RuntimeError, KeyError):
            # Gone, or it sent bytes where text belongs.
            pass
        finally:
            self._leave()
            for task in (*self._hintings, *filter(None, [self._telling])):
                task.cancel()

    async def close(self, code: int) -> None:
        """Tell the client to go; it may be gone already."""
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code)

    # Hearing

    async def _hear(self, text: str) -> None:
        id_ = ""
        try:
            command = _read(text)
            id_ = command.id
            for bucket in self._buckets:
                bucket.take()
            await self._obey(command)
            self._refusals = 0
        except Refusal as refusal:
            await self._refuse(id_, refusal)

    async def _refuse(self, id_: str, refusal: Refusal) -> None:
        self._refusals += 1
        self._registry.counts.refused(refusal.kind)
        await self._socket.send_text(messages.refused(id_, refusal.fault))

    async def _obey(self, command: Any) -> None:
        if isinstance(command, Hello):
            await self._greet(command)
            return
        if self._room is None:
            raise TableError("no-hello")
        room = self._room
        if isinstance(command, AskHint):
            check_viewer(room, self.owner, command.seat)
            self._begin_hint(room, command)
            return
        await self._registry.execute(room, self.owner, command)
        if command.id:
            await self._socket.send_text(messages.done(command.id))

    def _begin_hint(self, room: Room, asked: AskHint) -> None:
        """It takes a while, and whoever waits for it may play meanwhile."""
        hinting = asyncio.create_task(self._hint(room, asked))
        self._hintings.add(hinting)
        hinting.add_done_callback(self._hintings.discard)

    async def _hint(self, room: Room, asked: AskHint) -> None:
        question = room.state.chairs[asked.seat].question
        with suppress(WebSocketDisconnect, RuntimeError):
            try:
                hint = await self._registry.hints.of(room, asked.seat)
                await self._socket.send_text(messages.hint(asked.id, question, hint))
            except Refusal as refusal:
                await self._refuse(asked.id, refusal)

    async def _greet(self, hello: Hello) -> None:
        room = await self._registry.room(hello.table)
        check_viewer(room, self.owner, hello.seat)
        self._leave()
        self._room, self._seat = room, hello.seat
        message, self._version = messages.welcome(room, hello.seat, self.owner, hello.version)
        self._revision = room.revisions[hello.seat]
        self._here = None
        await self._socket.send_text(message)
        room.add_listener(self)
        self.wake()

    def _leave(self) -> None:
        if self._room is not None:
            self._room.remove_listener(self)
            self._room = None

    # Sending

    async def _tell_news(self) -> None:
        """What is new, until nothing is: a slow client gets more at once, never less."""
        try:
            with suppress(WebSocketDisconnect, RuntimeError):
                while self._news and self._room is not None:
                    self._news = False
                    await self._send_update(self._room)
        finally:
            self._telling = None

    async def _send_update(self, room: Room) -> None:
        try:
            check_viewer(room, self.owner, self._seat)
        except TableError as refusal:
            # The seat was freed, or went to another device.
            self._leave()
            await self._socket.send_text(messages.refused("", refusal.fault))
            return
        if room.revisions[self._seat] != self._revision:
            self._revision = room.revisions[self._seat]
            message, self._version = messages.update(room, self._seat, self._version)
            await self._socket.send_text(message)
        if room.present != self._here:
            self._here = room.present
            told = {"type": "presence", "table": room.id, "chairs": messages.presence(room)}
            await self._socket.send_text(dumps(told).decode())


def check_viewer(room: Room, owner: str, seat: Viewer) -> None:
    """A seat is looked at by its owner alone; spectators are let in where the table allows them, or play there."""
    chairs = room.state.chairs
    if seat is None:
        seated = owner and (room.state.maker == owner or any(chair.owner == owner for chair in chairs))
        if not room.state.terms.spectators and not seated and room.state.phase != "waiting":
            raise TableError("no-spectators")
        return
    if seat >= len(chairs):
        raise TableError("no-such-seat", seat=seat, seats=len(chairs))
    if not owner or chairs[seat].owner != owner:
        raise TableError("not-your-seat", seat=seat)


def _read(text: str) -> Any:
    """A message as a command; anything else is refused in the one shape of all faults."""
    try:
        return CLIENT.validate_json(text)
    except ValidationError as error:
        raise TableError("bad-request", **_where(error)) from None
    except (RecursionError, ValueError):
        raise TableError("bad-request", path="", reason="json") from None


def _where(error: ValidationError) -> dict[str, str]:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return {"path": ".".join(map(str, first["loc"]))[:200], "reason": first["type"].replace("_", "-")}
