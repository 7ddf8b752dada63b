"""A table as a stream: the WebSocket's messages as lines of an HTTP response that lasts as long as the game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterable, AsyncIterator
from contextlib import nullcontext
from typing import Annotated, Final

from fastapi import Query, Request
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from gwint.faults import GwintError
from gwint.server.ops.logs import address_of
from gwint.server.tables import messages
from gwint.server.tables.permissions import check_viewer
from gwint.server.tables.registry import Registry
from gwint.server.tables.room import Room
from gwint.server.tables.state import PLAYING, WAITING
from gwint.views import Viewer

NDJSON: Final = "application/x-ndjson"
HEARTBEAT_S: Final = 15.0
"""The longest silence: proxies close a connection that is silent for longer."""


Once = Annotated[bool, Query(description="Only what is missing, without waiting for more.")]


async def count_stream(request: Request, once: Once = False) -> AsyncIterator[None]:
    """Count a stream as an open socket of its address."""
    with nullcontext() if once else request.app.state.addresses.socket(address_of(request.scope)):
        yield


class EventStream(StreamingResponse):
    """A response of lines that are sent as soon as they are there."""

    media_type = NDJSON

    def __init__(self, lines: AsyncIterable[str | bytes]) -> None:
        super().__init__(lines, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})


class StreamListener:
    """A listener that remembers only what it has sent: a slow client receives several news at a time."""

    def __init__(
        self, registry: Registry, room: Room, viewer: Viewer, owner: str, after: int, heartbeat_s: float = HEARTBEAT_S
    ) -> None:
        """`after` is the last version that the client has seen."""
        self.owner = owner
        self.room = room
        self._registry = registry
        self._viewer = viewer
        self._version = after
        self._revision = 0
        self._heartbeat_s = heartbeat_s
        self._news = asyncio.Event()
        self._ended = False
        self._present: tuple[list[bool], bool] | None = None

    @property
    def viewer(self) -> Viewer:
        return self._viewer

    def wake(self) -> None:
        self._news.set()

    def end(self) -> None:
        self._ended = True
        self._news.set()

    def welcome(self) -> str:
        """Return the line with everything after the client's version."""
        message, self._version = messages.welcome(self.room, self._viewer, self.owner, self._version)
        self._revision = self.room.revisions[self._viewer]
        return message + "\n"

    async def lines(self) -> AsyncIterator[str]:
        """Yield what is missing, then what is new, until the game is over or the viewpoint is no longer allowed."""
        yield self.welcome()
        try:
            while not self._ended and (self._has_news or self._continues):
                check_viewer(self.room.state, self.owner, self._viewer)
                if self._has_news:
                    self._revision = self.room.revisions[self._viewer]
                    message, self._version = messages.update(self.room, self._viewer, self._version)
                    yield message + "\n"
                elif not await self._wait_for_news() or self._presence_changed():
                    yield messages.presence(self.room) + "\n"
        except GwintError as refusal:
            yield messages.refused("", refusal.fault) + "\n"

    @property
    def _continues(self) -> bool:
        return not self._registry.stopping and self.room.state.phase in (WAITING, PLAYING)

    @property
    def _has_news(self) -> bool:
        return self.room.revisions[self._viewer] != self._revision

    async def _wait_for_news(self) -> bool:
        """Return whether news came before the next heartbeat is due."""
        try:
            async with asyncio.timeout(self._heartbeat_s):
                await self._news.wait()
        except TimeoutError:
            return False
        self._news.clear()
        return True

    def _presence_changed(self) -> bool:
        present = [chair["here"] for chair in messages.chair_presence(self.room)], self.room.bots_queued
        before, self._present = self._present, present
        return present != before


class TableStream(EventStream):
    """A response that lasts as long as the game; a client that follows from a seat counts as present."""

    def __init__(self, listener: StreamListener) -> None:
        super().__init__(listener.lines())
        self._listener = listener

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._listener.room.add_listener(self._listener)
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._listener.room.remove_listener(self._listener)
