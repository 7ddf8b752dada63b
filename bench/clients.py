"""A crowd of players at the other end of a server: as little of a WebSocket client as will do, thousands at a time."""

from __future__ import annotations

import asyncio
import base64
import gc
import os
import random
import struct
from array import array
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, NamedTuple

import orjson

CONNECTING: Final = 200
"""Handshakes under way at a time."""
TEXT: Final = 0x81
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""A mask must be there; one of zeros changes nothing and costs nothing."""


class Place(NamedTuple):
    """A seat at a table and the token of whoever has it."""

    table: str
    seat: int
    token: str


@dataclass
class Crowd:
    """All players, those of them who are asked something, and how long answers took."""

    chance: random.Random = field(default_factory=lambda: random.Random(1))
    players: list[Player] = field(default_factory=list)
    ready: deque[Player] = field(default_factory=deque)
    latencies: array[float] = field(default_factory=lambda: array("d"))
    """From each move to its `done`."""
    seen: array[float] = field(default_factory=lambda: array("d"))
    """From each move to either player's seeing what it led to."""
    moved_at: dict[str, float] = field(default_factory=dict)
    """When the last move was sent, by table."""
    refused: list[Any] = field(default_factory=list)
    lost: int = 0
    """Connections that ended though nobody wished it."""

    async def gather(self, places: Iterable[Place], port: int) -> None:
        """Everybody comes in and is welcomed."""
        self.players = [Player(self, place) for place in places]
        await self._enter(port)

    async def return_(self, port: int) -> None:
        """Everybody comes back and is told what is missing."""
        self.ready.clear()
        await self._enter(port)

    async def _enter(self, port: int) -> None:
        room = asyncio.Semaphore(CONNECTING)
        await asyncio.gather(*(player.enter(port, room) for player in self.players))

    async def play(self, rate: int, seconds: float) -> float:
        """So many moves a second, whether answers come or not, as long as anybody is asked; moves a second made.

        Nobody tidies up meanwhile: looking through all that thousands of clients hold stops them for a tenth of a
        second, and the moves that were due then come all at once.
        """
        gc.collect()
        gc.disable()
        began, sent, done = perf_counter(), 0, len(self.latencies)
        while (now := perf_counter() - began) < seconds:
            due = int(now * rate)
            while sent < due and self.ready:
                self.ready.popleft().move()
                sent += 1
            await asyncio.sleep(0.001)
        gc.enable()
        return (len(self.latencies) - done) / (perf_counter() - began)

    def leave(self) -> None:
        for player in self.players:
            player.leave()


class Player(asyncio.Protocol):
    """One seat's client."""

    def __init__(self, crowd: Crowd, place: Place) -> None:
        self._crowd = crowd
        self._place = place
        self._version = 0
        self._answered = -1
        self._question = -1
        self._moves: list[Any] = []
        self._sent_at = 0.0

    async def enter(self, port: int, room: asyncio.Semaphore) -> None:
        async with room:
            loop = asyncio.get_running_loop()
            self._buffer = bytearray()
            self._shaken = self._leaving = False
            self._welcomed = loop.create_future()
            self._question = self._answered = -1
            await loop.create_connection(lambda: self, "127.0.0.1", port)
            await self._welcomed

    def leave(self) -> None:
        self._leaving = True
        self._transport.close()

    def connection_made(self, transport: Any) -> None:
        self._transport: asyncio.Transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            "GET /api/socket HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {self._place.token}",
        )
        transport.write("\r\n".join((*lines, "", "")).encode())

    def connection_lost(self, _error: Exception | None) -> None:
        self._crowd.lost += not self._leaving
        if not self._welcomed.done():
            self._welcomed.set_exception(ConnectionError(self._place.table))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._shaken:
            self._shake()
        while (message := self._message()) is not None:
            self._hear(orjson.loads(message))

    def _shake(self) -> None:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if end:
            assert head.startswith(b"HTTP/1.1 101"), head
            self._buffer, self._shaken = rest, True
            table, seat, _ = self._place
            self._say({"type": "hello", "table": table, "seat": seat, "version": self._version})

    def _message(self) -> bytes | None:
        """The next whole message that has come; the server's are neither masked nor cut into pieces."""
        buffer, start = self._buffer, 2
        if not self._shaken or len(buffer) < start:
            return None
        length = buffer[1]
        if length == 126:
            start = 4
            length = int.from_bytes(buffer[2:4], "big")
        elif length == 127:
            start = 10
            length = int.from_bytes(buffer[2:10], "big")
        if len(buffer) < start + length:
            return None
        kind, message = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        return message if kind == TEXT else self._control(kind, message)

    def _control(self, kind: int, payload: bytes) -> bytes | None:
        if kind == 0x89:
            self._transport.write(bytes((0x8A, MASKED | len(payload))) + NO_MASK + payload)
        return self._message()

    def _hear(self, told: Any) -> None:
        kind = told["type"]
        if kind == "done":
            self._crowd.latencies.append(perf_counter() - self._sent_at)
        elif kind == "refused":
            self._crowd.refused.append(told)
            if not self._welcomed.done():
                self._welcomed.set_exception(ConnectionError(told["fault"]))
        elif kind in ("welcome", "events"):
            self._look(told)

    def _look(self, told: Any) -> None:
        self._version = told["version"]
        moved_at = self._crowd.moved_at.get(self._place.table)
        if moved_at is not None:
            self._crowd.seen.append(perf_counter() - moved_at)
        if not self._welcomed.done():
            self._welcomed.set_result(None)
        view = told["view"]
        self._moves = view["game"]["moves"]
        if self._moves and view["question"] not in (self._question, self._answered) and view["phase"] == "playing":
            self._question = view["question"]
            self._crowd.ready.append(self)

    def move(self) -> None:
        """Anything but passing, as long as there is something else."""
        moves = [move for move in self._moves if move["kind"] != "pass"] or self._moves
        self._answered, self._sent_at = self._question, perf_counter()
        self._crowd.moved_at[self._place.table] = self._sent_at
        self._say(
            {
                "type": "move",
                "id": str(self._question),
                "seat": self._place.seat,
                "question": self._question,
                "move": self._crowd.chance.choice(moves),
            }
        )

    def _say(self, message: Any) -> None:
        text = orjson.dumps(message)
        length = (
            bytes((MASKED | len(text),)) if len(text) < 126 else bytes((MASKED | 126,)) + struct.pack("!H", len(text))
        )
        self._transport.write(bytes((TEXT,)) + length + NO_MASK + text)
