"""A connection to a table: a client follows it from one viewpoint at a time, and sends commands."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Any, Final, Protocol

from gwint.faults import GwintError
from gwint.server.rate_limits import Bucket, TooFast, setting_of
from gwint.server.tables import messages
from gwint.server.tables.permissions import check_viewer
from gwint.server.tables.registry import Registry
from gwint.server.tables.room import Room
from gwint.server.tables.state import TableError
from gwint.server.work_shares import UNLIMITED, WorkShare
from gwint.views import Viewer
from gwint.wire.protocol import check_protocol

REFUSALS_PER_S: Final = 10.0
"""A connection is closed when more of its messages are refused, after ten seconds' worth."""
ID: Final = re.compile(r'"id"\s*+:\s*+"([^"\\]{0,64})"')
"""The id of a message that is refused before it is parsed."""
POLICY_VIOLATION: Final = 1008
"""The WebSocket close code for a client that breaks the rules."""


class Socket(Protocol):
    """Where messages to a client are sent."""

    async def send_text(self, text: str, /) -> None: ...

    async def close(self, code: int, /) -> None: ...


class TableConnection:
    """The connection of one client, over any transport."""

    GONE: tuple[type[BaseException], ...] = (RuntimeError,)
    """What the socket raises when the client has disconnected."""

    def __init__(
        self,
        socket: Socket,
        registry: Registry,
        owner: str,
        *buckets: Bucket,
        address: str = "",
        share: WorkShare | None = None,
    ) -> None:
        """Each message is charged to all of the buckets, and the time that it takes to `share`."""
        self.owner = owner
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

    def parse(self, text: str) -> Any:
        """Return a message as a command; refuse anything else as a `bad-request`."""
        raise NotImplementedError

    @property
    def viewer(self) -> Viewer:
        return self._seat

    def wake(self) -> None:
        self._has_news = True
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_news())

    def end(self) -> None:
        self._ending = asyncio.create_task(self.close(POLICY_VIOLATION))

    async def close(self, code: int) -> None:
        """Close the connection, which the client may have closed already."""
        with suppress(*self.GONE):
            await self._socket.close(code)

    def leave(self) -> None:
        """Stop everything that is done for a client that has disconnected."""
        self._leave_room()
        for task in (*self._hint_tasks, *filter(None, [self._sender])):
            task.cancel()

    # Receiving

    async def receive(self, text: str) -> None:
        """Answer a message. The rate limit comes first: reading a message costs more than refusing it."""
        id_ = _find_id(text)
        try:
            for bucket in self._buckets:
                bucket.take()
            command = self._share.charged(self.parse, text)
            id_ = command.id
            await self._share.run(self._execute(command))
        except GwintError as refusal:
            await self._share.measure(self._refuse(id_, refusal))

    async def _refuse(self, id_: str, refusal: GwintError) -> None:
        """Send a refusal; raise TooFast if there have been too many."""
        self._refusals.take()
        self._registry.counts.count_refusal(refusal.kind, setting_of(refusal))
        await self._socket.send_text(messages.refused(id_, refusal.fault))

    async def _execute(self, command: Any) -> None:
        if command.type == "hello":
            await self._follow(command)
            return
        if self._room is None:
            raise TableError("no-hello")
        room = self._room
        if command.type == "hint":
            check_viewer(room.state, self.owner, command.seat)
            self._start_hint(room, command)
            return
        await self._registry.execute(room, self.owner, command, self._address)
        if command.id:
            await self._socket.send_text(messages.done(command.id))

    def _start_hint(self, room: Room, command: Any) -> None:
        """Compute a hint in a task, so that the client can play meanwhile."""
        task = asyncio.create_task(self._send_hint(room, command))
        self._hint_tasks.add(task)
        task.add_done_callback(self._hint_tasks.discard)

    async def _send_hint(self, room: Room, command: Any) -> None:
        question = room.state.chairs[command.seat].question
        with suppress(*self.GONE):
            try:
                hint = await self._registry.hints.of(room, command.seat)
                await self._socket.send_text(messages.hint(command.id, question, hint))
            except GwintError as refusal:
                with suppress(TooFast):
                    await self._refuse(command.id, refusal)

    async def _follow(self, hello: Any) -> None:
        if hello.protocol is not None:
            check_protocol(hello.protocol)
        room = await self._registry.room(hello.table)
        check_viewer(room.state, self.owner, hello.seat)
        self._leave_room()
        self._room, self._seat = room, hello.seat
        message, self._version = messages.welcome(room, hello.seat, self.owner, hello.version)
        self._revision = room.revisions[hello.seat]
        self._present = None
        await self._socket.send_text(message)
        room.add_listener(self)
        self.wake()

    def _leave_room(self) -> None:
        if self._room is not None:
            self._room.remove_listener(self)
            self._room = None

    # Sending

    async def _send_news(self) -> None:
        """Send news until there is none: a slow client receives several at a time and misses nothing."""
        try:
            with suppress(*self.GONE):
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
            self._leave_room()
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
