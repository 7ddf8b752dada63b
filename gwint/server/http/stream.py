"""A table followed by a program: the messages of the socket, one a line, in an answer that goes on with the game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

from fastapi.responses import StreamingResponse
from orjson import dumps
from starlette.types import Receive, Scope, Send

from gwint.faults import Refusal
from gwint.server.http.websocket import check_viewer
from gwint.server.tables import messages
from gwint.server.tables.room import Room
from gwint.server.tables.state import PLAYING, WAITING
from gwint.views import Viewer

NDJSON: Final = "application/x-ndjson"
BEAT_S: Final = 15.0
"""At least so often a line is sent, so that nobody on the way takes the silence for the end."""


class Follower:
    """A listener that keeps nothing but how far it has told: a slow client gets more at once, never less."""

    def __init__(self, room: Room, viewer: Viewer, owner: str, after: int, beat_s: float = BEAT_S) -> None:
        self.owner = owner
        self.room = room
        self._viewer = viewer
        self._version = after
        self._revision = 0
        self._beat_s = beat_s
        self._news = asyncio.Event()
        self._here: list[bool] = []

    @property
    def viewer(self) -> Viewer:
        return self._viewer

    def wake(self) -> None:
        self._news.set()

    def welcome(self) -> str:
        """What is missing, as a line."""
        message, self._version = messages.welcome(self.room, self._viewer, self.owner, self._version)
        self._revision = self.room.revisions[self._viewer]
        return message + "\n"

    async def lines(self) -> AsyncIterator[str]:
        """What is missing, then what is new, until the table is over or may not be looked at any more."""
        yield self.welcome()
        try:
            while self._behind or self._goes_on:
                check_viewer(self.room, self.owner, self._viewer)
                if self._behind:
                    self._revision = self.room.revisions[self._viewer]
                    message, self._version = messages.update(self.room, self._viewer, self._version)
                    yield message + "\n"
                elif not await self._called() or self._somebody_came_or_went():
                    yield self._presence()
        except Refusal as refusal:
            yield messages.refused("", refusal.fault) + "\n"

    @property
    def _goes_on(self) -> bool:
        return not self.room.registry.stopping and self.room.state.phase in (WAITING, PLAYING)

    @property
    def _behind(self) -> bool:
        return self.room.revisions[self._viewer] != self._revision

    async def _called(self) -> bool:
        """Whether there is news; none for long, and a line is due all the same."""
        try:
            async with asyncio.timeout(self._beat_s):
                await self._news.wait()
        except TimeoutError:
            return False
        self._news.clear()
        return True

    def _somebody_came_or_went(self) -> bool:
        here = [one["here"] for one in messages.presence(self.room)]
        before, self._here = self._here, here
        return here != before

    def _presence(self) -> str:
        told: dict[str, Any] = {"type": "presence", "table": self.room.id, "chairs": messages.presence(self.room)}
        return dumps(told).decode() + "\n"


class Followed(StreamingResponse):
    """An answer as long as a game; whoever follows from a seat is here for the others."""

    media_type = NDJSON

    def __init__(self, follower: Follower) -> None:
        super().__init__(follower.lines(), headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        self._follower = follower

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._follower.room.add_listener(self._follower)
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._follower.room.remove_listener(self._follower)
