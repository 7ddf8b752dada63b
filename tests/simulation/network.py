"""A network of slow connections that break: what is on its way then is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Generic, TypeVar

T = TypeVar("T")


class Disconnected(RuntimeError):
    """The connection is broken; the server's connections expect a RuntimeError."""


class Direction(Generic[T]):
    """One direction of a connection: everything arrives late, in order and once, unless the connection breaks."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._arrived: asyncio.Queue[T | None] = asyncio.Queue()
        self._busy_until = 0.0
        self._broken = False

    def send(self, message: T) -> None:
        loop = asyncio.get_running_loop()
        latency = self._chance.uniform(1, 4) if self._chance.random() < 0.02 else self._chance.uniform(0.001, 0.1)
        # Timers of the same moment have no order, so that each message arrives a little after the one before it.
        self._busy_until = max(self._busy_until + 0.001, loop.time() + latency)
        loop.call_at(self._busy_until, self._arrive, message)

    def _arrive(self, message: T) -> None:
        if not self._broken:
            self._arrived.put_nowait(message)

    def cut(self) -> None:
        self._broken = True
        self._arrived.put_nowait(None)

    async def receive(self) -> T:
        message = await self._arrived.get()
        if message is None:
            self._arrived.put_nowait(None)
            raise Disconnected
        return message


class Wire:
    """A WebSocket: the server uses it as a socket, and a client by `say` and `hear`."""

    def __init__(self, chance: Random, sent: Callable[[str], tuple[str, int]]) -> None:
        """`sent` checks what the server sends, and adds the number of entries that the server had at this moment."""
        self._up: Direction[str] = Direction(chance)
        self._down: Direction[tuple[str, int]] = Direction(chance)
        self._chance = chance
        self._sent = sent
        self._open = True

    # The server's end

    async def send_text(self, text: str) -> None:
        if not self._open:
            raise Disconnected
        self._down.send(self._sent(text))
        if self._chance.random() < 0.02:
            await asyncio.sleep(self._chance.uniform(0.1, 5))

    async def receive_text(self) -> str:
        return await self._up.receive()

    async def close(self, _code: int = 1000) -> None:
        self.cut()

    # The client's end

    def say(self, text: str) -> None:
        if not self._open:
            raise Disconnected
        self._up.send(text)

    async def hear(self) -> tuple[str, int]:
        return await self._down.receive()

    def cut(self) -> None:
        self._open = False
        self._up.cut()
        self._down.cut()
