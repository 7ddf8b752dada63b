"""Clients of the socket that keep all they are told, answer what they are asked, and come back when they are cut."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from gwint.rules.modes import MODES
from gwint.wire.tables import Terms
from tests.server.faults.processes import Server
from tests.server.ports import HOST
from tests.server.registry_host import decks_for

CUT = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
"""How a client learns that nobody is at the other end any more."""
OPEN_S = 20


@dataclass
class Client:
    """Somebody at a table, in a seat or as a spectator."""

    table: str
    seat: int | None
    token: str
    port: int
    chance: random.Random = field(default_factory=random.Random)
    done: Callable[[], None] = lambda: None
    """Called at every acknowledgement."""
    events: list[Any] = field(default_factory=list)
    """All that was told, from the beginning."""
    view: Any = None
    acknowledged: list[str] = field(default_factory=list)
    refused: list[Any] = field(default_factory=list)
    """Faults of refused commands."""
    greetings: int = 0
    _pending: dict[str, Any] | None = None
    """The move that is on its way: it is sent until it is acknowledged, always the same."""

    @property
    def over(self) -> bool:
        return self.view is not None and self.view["phase"] not in ("waiting", "playing")

    @property
    def waiting(self) -> bool:
        """Whether a move is on its way."""
        return self._pending is not None

    @property
    def game(self) -> Any:
        match = self.view["match"]
        return match or self.view["game"]

    # Coming and going

    async def enter(self) -> None:
        """Come in, or come back: hello with the version seen last, and the move nobody acknowledged again."""
        headers = {"Authorization": f"Bearer {self.token}"}
        self._socket: ClientConnection = await connect(
            f"ws://{HOST}:{self.port}/api/socket", additional_headers=headers, compression=None, open_timeout=OPEN_S
        )
        await self.say("hello", table=self.table, seat=self.seat, version=len(self.events))
        before, refused = self.greetings, len(self.refused)
        while self.greetings == before:
            await self.hear()
            assert len(self.refused) == refused, self.refused
        if self._pending is not None:
            await self._socket.send(json.dumps(self._pending))

    async def leave(self) -> None:
        await self._socket.close()

    # Speaking

    async def say(self, type_: str, **told: Any) -> None:
        await self._socket.send(json.dumps({"type": type_, **told}))

    async def ask(self, type_: str, **told: Any) -> None:
        """A command, until it is answered."""
        id_ = f"{type_}-{len(self.acknowledged)}-{len(self.refused)}"
        before = len(self.refused)
        await self.say(type_, id=id_, **told)
        while id_ not in self.acknowledged and len(self.refused) == before:
            await self.hear()

    async def move(self) -> None:
        """Any legal move, if the seat is asked and has not answered yet."""
        if self._pending is not None or self.seat is None or not self.game or not self.game["moves"] or self.over:
            return
        question = self.view["question"]
        self._pending = {
            "type": "move",
            "id": f"move-{question}",
            "seat": self.seat,
            "question": question,
            "move": self.chance.choice(self.game["moves"]),
        }
        await self._socket.send(json.dumps(self._pending))

    # Hearing

    async def hear(self) -> None:
        """The next message: what it tells must begin where the last one ended."""
        told = json.loads(await self._socket.recv())
        HEAR[told["type"]](self, told)

    def _welcome(self, told: Any) -> None:
        assert told["from"] == len(self.events), "something that was told is not known any more"
        self.greetings += 1
        self._news(told)

    def _news(self, told: Any) -> None:
        self.events += told["events"]
        assert told["version"] == len(self.events), "something is missing, or was told twice"
        self.view = told["view"]

    def _presence(self, _told: Any) -> None:
        """Who is here is no part of the history."""

    def _done(self, told: Any) -> None:
        self.acknowledged.append(told["id"])
        if self._pending is not None and told["id"] == self._pending["id"]:
            self._pending = None
        self.done()

    def _refused(self, told: Any) -> None:
        self.refused.append(told["fault"])
        if self._pending is not None and told["id"] == self._pending["id"]:
            self._pending = None

    # Playing

    async def play(self) -> None:
        """Answer whatever is asked, to the end of the game."""
        while not self.over or self.waiting:
            await self.move()
            await self.hear()

    async def play_on(self, settled: Callable[[], bool] = lambda: True) -> None:
        """The same, coming back however often the connection is cut, as long as the server is `settled`."""
        while not self.over or self.waiting:
            try:
                await self.enter()
                await self.play()
                await self.leave()
            except CUT:
                if not settled():
                    return
                await asyncio.sleep(0)


HEAR = {
    "welcome": Client._welcome,
    "events": Client._news,
    "presence": Client._presence,
    "done": Client._done,
    "refused": Client._refused,
}


def people(mode: str) -> int:
    """How many people play it."""
    return 1 if mode.startswith("solo") else 2 if mode == "match" else len(MODES[mode].sides())


async def seated(server: Server, mode: str, chance: random.Random, **terms: Any) -> list[Client]:
    """A table of this mode at which everybody sits and has brought a deck: the game has begun."""
    tokens = [await server.owner() for _ in range(people(mode))]
    table = await server.table(tokens[0], mode=mode, **terms)
    clients = [
        Client(table, seat, token, server.port, random.Random(chance.random())) for seat, token in enumerate(tokens)
    ]
    for client in clients:
        await _sit(client, Terms(mode=mode))
    return clients


async def _sit(client: Client, terms: Terms) -> None:
    seat = client.seat
    assert seat is not None
    guest = Client(client.table, None, client.token, client.port)
    await guest.enter()
    await guest.ask("sit", seat=seat, name=f"Player {seat + 1}")
    await guest.ask("bring", seat=seat, decks=decks_for(terms, seat))
    await guest.leave()
    assert not guest.refused


async def all_play(clients: Sequence[Client]) -> None:
    """All games to their end."""
    async with asyncio.timeout(120):
        await asyncio.gather(*(client.play_on() for client in clients))


async def some_moves(clients: Sequence[Client], each: int) -> None:
    """Everybody plays on until everybody has made so many, or the game is over: nobody waits for who has left."""
    enough = asyncio.Event()
    before = [len(client.acknowledged) for client in clients]

    def done() -> None:
        if all(len(client.acknowledged) >= had + each for client, had in zip(clients, before, strict=True)):
            enough.set()

    async def plays(client: Client) -> None:
        await client.play()
        enough.set()

    for client in clients:
        client.done = done
        await client.enter()
    playing = [asyncio.create_task(plays(client)) for client in clients]
    await enough.wait()
    for task in playing:
        task.cancel()
    for client in clients:
        await client.leave()


async def whole(client: Client) -> Client:
    """Somebody of the same viewpoint who comes late and is told everything at once."""
    late = Client(client.table, client.seat, client.token, client.port)
    await late.enter()
    await late.leave()
    return late
