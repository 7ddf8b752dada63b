"""WebSocket clients that store all events, answer all questions, and reconnect when the connection is cut."""

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
from tests.server.failures.processes import Server
from tests.server.ports import HOST
from tests.server.registry_host import decks_for

CUT = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
"""The exceptions by which a client notices a closed connection."""
OPEN_S = 20


@dataclass
class Client:
    """A client at a table, in a seat or as a spectator."""

    table: str
    seat: int | None
    token: str
    port: int
    chance: random.Random = field(default_factory=random.Random)
    done: Callable[[], None] = lambda: None
    """Called at every acknowledgement."""
    events: list[Any] = field(default_factory=list)
    """All events, from the beginning."""
    view: Any = None
    acknowledged: list[str] = field(default_factory=list)
    refused: list[Any] = field(default_factory=list)
    """Faults of refused commands."""
    greetings: int = 0
    _pending: dict[str, Any] | None = None
    """The move being sent: it is repeated unchanged until it is acknowledged."""

    @property
    def over(self) -> bool:
        return self.view is not None and self.view["phase"] not in ("waiting", "playing")

    @property
    def waiting(self) -> bool:
        """Whether a move is being sent."""
        return self._pending is not None

    @property
    def game(self) -> Any:
        match = self.view["match"]
        return match or self.view["game"]

    # Connecting and disconnecting

    async def enter(self) -> None:
        """Connect or reconnect: send a hello with the last version seen, and the unacknowledged move again."""
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

    # Sending

    async def say(self, type_: str, **fields: Any) -> None:
        await self._socket.send(json.dumps({"type": type_, **fields}))

    async def ask(self, type_: str, **fields: Any) -> None:
        """Send a command and wait for its answer."""
        id_ = f"{type_}-{len(self.acknowledged)}-{len(self.refused)}"
        before = len(self.refused)
        await self.say(type_, id=id_, **fields)
        while id_ not in self.acknowledged and len(self.refused) == before:
            await self.hear()

    async def move(self) -> None:
        """Make any legal move, if the seat has an unanswered question."""
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

    # Receiving

    async def hear(self) -> None:
        """Receive the next message, which must continue where the last one ended."""
        received = json.loads(await self._socket.recv())
        HEAR[received["type"]](self, received)

    def _welcome(self, received: Any) -> None:
        assert received["from"] == len(self.events), "something that was received is not known any more"
        self.greetings += 1
        self._news(received)

    def _news(self, received: Any) -> None:
        self.events += received["events"]
        assert received["version"] == len(self.events), "something is missing, or was sent twice"
        self.view = received["view"]

    def _presence(self, _told: Any) -> None:
        """Presence is not part of the history."""

    def _done(self, received: Any) -> None:
        self.acknowledged.append(received["id"])
        if self._pending is not None and received["id"] == self._pending["id"]:
            self._pending = None
        self.done()

    def _refused(self, received: Any) -> None:
        self.refused.append(received["fault"])
        if self._pending is not None and received["id"] == self._pending["id"]:
            self._pending = None

    # Playing

    async def play(self) -> None:
        """Answer all questions to the end of the game."""
        while not self.over or self.waiting:
            await self.move()
            await self.hear()

    async def play_on(self, settled: Callable[[], bool] = lambda: True) -> None:
        """Do the same, reconnecting however often the connection is cut, while the server is `settled`."""
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
    """Return the number of people in this mode."""
    return 1 if mode.startswith("solo") else 2 if mode == "match" else len(MODES[mode].sides())


async def seated(server: Server, mode: str, chance: random.Random, **terms: Any) -> list[Client]:
    """Open a table of this mode with all seats taken and decks chosen, so that the game starts."""
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
    """Play all games to their end."""
    async with asyncio.timeout(120):
        await asyncio.gather(*(client.play_on() for client in clients))


async def some_moves(clients: Sequence[Client], each: int) -> None:
    """Play until each player has made this many moves, or the game is over; players who left are not waited for."""
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
    """Return a client of the same viewpoint that arrives late and receives everything together."""
    late = Client(client.table, client.seat, client.token, client.port)
    await late.enter()
    await late.leave()
    return late
