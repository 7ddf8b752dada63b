"""A page in a browser without a server."""

from __future__ import annotations

import asyncio
import json
import random
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from gwint.browser.host import Host
from gwint.rules.chance import seed_of
from gwint.server.tables.room import Room
from tests.browser.memory_storage import MemoryStorage
from tests.server.registry_host import ManualClock
from tests.simulation.secrecy import check_secrecy

PATIENCE_S = 60


@dataclass
class Page:
    """A page with its host. What a socket receives is checked for secrets of other seats."""

    storage: MemoryStorage
    clock: ManualClock
    host: Host = field(init=False)
    received: defaultdict[int, list[Any]] = field(default_factory=lambda: defaultdict(list))
    """The messages of each socket."""

    def __post_init__(self) -> None:
        seeds = count()
        self.host = Host(self.storage, self._receive, self.clock, seed=lambda: seed_of(f"page {next(seeds)}"))

    def _receive(self, socket: int, text: str) -> None:
        message = json.loads(text)
        self.received[socket].append(message)
        if "view" in message:
            connection = self.host._sockets[socket].connection
            room = self.host.registry.rooms[message["table"]]
            check_secrecy(message, connection.owner, connection.viewer, room.state)

    # Requests

    async def asks(self, method: str, path: str, status: int = 200, body: Any = None) -> Any:
        text = "" if body is None else json.dumps(body)
        got, kind, answer = await self.host.request(method, path, text)
        assert got == status, answer
        return json.loads(answer) if kind == "application/json" and answer else answer

    async def get(self, path: str, status: int = 200) -> Any:
        return await self.asks("GET", path, status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return await self.asks("POST", path, status, {} if body is None else body)

    async def fault(self, method: str, path: str, status: int, body: Any = None) -> Any:
        """Return the fault by which a request is refused."""
        return (await self.asks(method, path, status, body))["fault"]

    async def lines(self, path: str) -> list[Any]:
        """Return the lines of a streamed answer."""
        lines: list[str] = []
        assert await self.host.stream("GET", path, "", lines.append) == 200
        assert "\n" not in "".join(lines)
        return [json.loads(line) for line in lines]

    async def opens(self, **wanted: Any) -> Room:
        table = (await self.post("/api/tables", wanted, 201))["id"]
        return self.host.registry.rooms[table]

    # Sockets

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

    async def moves(self, socket: int, chance: random.Random) -> None:
        """Make a random move for the seat of a socket if it is to act, and wait until everything has happened."""
        seat, view = self.messages(socket, "welcome")[-1]["seat"], self.view(socket)
        play = view["game"] or view["match"]
        moves = play["moves"] or (view["match"] or {}).get("moves")
        if moves:
            move = chance.choice(moves)
            await self.says(socket, type="move", seat=seat, question=view["question"], move=move)
            assert self.messages(socket, "refused") == []
        await self.settled()

    async def plays_out(self, *sockets: int, seed: int = 0, most: int = 1_000) -> None:
        """Play a game by random moves from the seats of these sockets."""
        chance = random.Random(seed)
        for _ in range(most):
            for socket in sockets:
                if self.view(socket)["phase"] != "playing":
                    return
                await self.moves(socket, chance)

    async def settled(self) -> None:
        """Wait until no bot is thinking and all news has been sent."""
        rooms = self.host.registry.rooms
        await self.until(lambda: not any(room._bot_tasks or room.lock.locked() for room in rooms.values()))
        for _ in range(5):
            await asyncio.sleep(0)

    async def until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not done():
                await asyncio.sleep(0)


@asynccontextmanager
async def open_page(storage: MemoryStorage | None = None, clock: ManualClock | None = None) -> AsyncIterator[Page]:
    """Open a page; opened again with the same storage, it finds what was stored there."""
    page = Page(MemoryStorage() if storage is None else storage, clock or ManualClock())
    await page.host.start()
    try:
        yield page
    finally:
        await page.host.close()


PERSON = {"sit": "Ala", "decks": ["monsters-swarm"]}
OTHER = {"sit": "Bob", "decks": ["northern-realms-siege"]}
HOT_SEAT = [PERSON, OTHER]
"""Two people at one screen."""
DUEL = {"seats": [PERSON, {"bot": "trader"}]}
