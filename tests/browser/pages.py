"""A page in a browser without a server."""

from __future__ import annotations

import asyncio
import json
import random
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from gwint.browser.host import Host
from tests.browser.memory_storage import MemoryStorage

PATIENCE_S = 60


@dataclass
class Page:
    """A page with its host."""

    host: Host
    storage: MemoryStorage
    received: defaultdict[int, list[Any]] = field(default_factory=lambda: defaultdict(list))
    """The messages of each socket."""

    async def asks(self, method: str, path: str, status: int = 200, body: Any = None) -> Any:
        text = "" if body is None else json.dumps(body)
        got, kind, answer = await self.host.request(method, path, text)
        assert got == status, answer
        return json.loads(answer) if kind == "application/json" and answer else answer

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.asks("GET", path, status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return await self.asks("POST", path, status, {} if body is None else body)

    async def says(self, socket: int, **message: Any) -> None:
        await self.host.receive(socket, json.dumps(message))

    def messages(self, socket: int, type_: str) -> list[Any]:
        return [message for message in self.received[socket] if message["type"] == type_]

    async def follows(self, socket: int, table: str, seat: int | None) -> None:
        """Open a socket that follows a table from a seat."""
        self.host.open_socket(socket)
        await self.says(socket, type="hello", table=table, seat=seat)

    def view(self, socket: int) -> Any:
        """Return the last view that a socket was sent."""
        return next(message["view"] for message in reversed(self.received[socket]) if "view" in message)

    async def plays_out(self, socket: int, seed: int = 0) -> Any:
        """Play a game to its end by random moves from the seat of a socket, and return the last view."""
        chance, seat = random.Random(seed), self.messages(socket, "welcome")[-1]["seat"]
        while (view := self.view(socket))["phase"] == "playing":
            moves = view["game"]["moves"]
            if not moves:
                await self.until(lambda view=view: self.view(socket) is not view)  # type: ignore[misc]
                continue
            await self.says(socket, type="move", seat=seat, question=view["question"], move=chance.choice(moves))
            await self.until(lambda view=view: self.view(socket) is not view)  # type: ignore[misc]
        return view

    async def until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not done():
                await asyncio.sleep(0)


@asynccontextmanager
async def open_page(storage: MemoryStorage | None = None) -> AsyncIterator[Page]:
    """Open a page; opened again with the same storage, it finds what was stored there."""
    kept = storage or MemoryStorage()
    page = Page(Host(kept, lambda number, text: page.received[number].append(json.loads(text))), kept)
    await page.host.start()
    try:
        yield page
    finally:
        await page.host.close()
