"""Thousands of minimal WebSocket clients that put a server under load."""

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

MAX_HANDSHAKES: Final = 200
"""The number of handshakes in progress at a time."""
TEXT: Final = 0x81
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""Clients must mask their frames; a mask of zeros costs nothing."""


class OwnedSeat(NamedTuple):
    """A seat at a table and the token of its owner."""

    table: str
    seat: int
    token: str


@dataclass
class ClientPool:
    """All clients, those that have a question to answer, and the measured latencies."""

    rng: random.Random = field(default_factory=lambda: random.Random(1))
    clients: list[Client] = field(default_factory=list)
    ready: deque[Client] = field(default_factory=deque)
    latencies: array[float] = field(default_factory=lambda: array("d"))
    """From each move to its `done`."""
    seen: array[float] = field(default_factory=lambda: array("d"))
    """From each move until a player sees its result."""
    moved_at: dict[str, float] = field(default_factory=dict)
    """The time of the last move, by table."""
    refused: list[Any] = field(default_factory=list)
    lost: int = 0
    """Connections that were lost unexpectedly."""

    async def connect_all(self, seats: Iterable[OwnedSeat], port: int) -> None:
        """Connect every client and wait for its welcome."""
        self.clients = [Client(self, seat) for seat in seats]
        await self._connect_all(port)

    async def reconnect_all(self, port: int) -> None:
        """Connect every client again; the server sends what it missed."""
        self.ready.clear()
        await self._connect_all(port)

    async def _connect_all(self, port: int) -> None:
        handshakes = asyncio.Semaphore(MAX_HANDSHAKES)
        await asyncio.gather(*(client.connect(port, handshakes) for client in self.clients))

    async def play(self, rate: int, seconds: float) -> float:
        """Send `rate` moves a second, as long as there are questions to answer; return the rate that was acknowledged.

        The garbage collector is disabled: one pass over the objects of thousands of clients takes a tenth of a second,
        and all moves due in that time would then be sent in a burst.
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

    def disconnect_all(self) -> None:
        for client in self.clients:
            client.disconnect()


class Client(asyncio.Protocol):
    """The client of one seat."""

    def __init__(self, pool: ClientPool, seat: OwnedSeat) -> None:
        self._pool = pool
        self._seat = seat
        self._version = 0
        self._answered = -1
        self._question = -1
        self._moves: list[Any] = []
        self._sent_at = 0.0

    async def connect(self, port: int, handshakes: asyncio.Semaphore) -> None:
        async with handshakes:
            loop = asyncio.get_running_loop()
            self._buffer = bytearray()
            self._upgraded = self._disconnecting = False
            self._welcome = loop.create_future()
            self._question = self._answered = -1
            await loop.create_connection(lambda: self, "127.0.0.1", port)
            await self._welcome

    def disconnect(self) -> None:
        self._disconnecting = True
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
            f"Authorization: Bearer {self._seat.token}",
        )
        transport.write("\r\n".join((*lines, "", "")).encode())

    def connection_lost(self, _error: Exception | None) -> None:
        self._pool.lost += not self._disconnecting
        if not self._welcome.done():
            self._welcome.set_exception(ConnectionError(self._seat.table))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._upgraded:
            self._finish_handshake()
        while (message := self._next_message()) is not None:
            self._handle(orjson.loads(message))

    def _finish_handshake(self) -> None:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if end:
            assert head.startswith(b"HTTP/1.1 101"), head
            self._buffer, self._upgraded = rest, True
            table, seat, _ = self._seat
            self._send({"type": "hello", "table": table, "seat": seat, "version": self._version})

    def _next_message(self) -> bytes | None:
        """Return the next complete message; the server's frames are neither masked nor fragmented."""
        buffer, start = self._buffer, 2
        if not self._upgraded or len(buffer) < start:
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
        opcode, message = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        return message if opcode == TEXT else self._control(opcode, message)

    def _control(self, opcode: int, payload: bytes) -> bytes | None:
        if opcode == 0x89:
            self._transport.write(bytes((0x8A, MASKED | len(payload))) + NO_MASK + payload)
        return self._next_message()

    def _handle(self, message: Any) -> None:
        kind = message["type"]
        if kind == "done":
            self._pool.latencies.append(perf_counter() - self._sent_at)
        elif kind == "refused":
            self._pool.refused.append(message)
            if not self._welcome.done():
                self._welcome.set_exception(ConnectionError(message["fault"]))
        elif kind in ("welcome", "events"):
            self._handle_view(message)

    def _handle_view(self, message: Any) -> None:
        self._version = message["version"]
        moved_at = self._pool.moved_at.get(self._seat.table)
        if moved_at is not None:
            self._pool.seen.append(perf_counter() - moved_at)
        if not self._welcome.done():
            self._welcome.set_result(None)
        view = message["view"]
        self._moves = view["game"]["moves"]
        if self._moves and view["question"] not in (self._question, self._answered) and view["phase"] == "playing":
            self._question = view["question"]
            self._pool.ready.append(self)

    def move(self) -> None:
        """Make a random move, but pass only if there is no other."""
        moves = [move for move in self._moves if move["kind"] != "pass"] or self._moves
        self._answered, self._sent_at = self._question, perf_counter()
        self._pool.moved_at[self._seat.table] = self._sent_at
        self._send(
            {
                "type": "move",
                "id": str(self._question),
                "seat": self._seat.seat,
                "question": self._question,
                "move": self._pool.rng.choice(moves),
            }
        )

    def _send(self, message: Any) -> None:
        text = orjson.dumps(message)
        length = (
            bytes((MASKED | len(text),)) if len(text) < 126 else bytes((MASKED | 126,)) + struct.pack("!H", len(text))
        )
        self._transport.write(bytes((TEXT,)) + length + NO_MASK + text)
