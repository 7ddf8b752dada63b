"""SIGKILL under load: acknowledged moves survive, every game can be read, and all continue to their end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable
from pathlib import Path

import pytest

from gwint.game import Game
from gwint.match import Match
from tests.server.failures.clients import Client, seated
from tests.server.failures.logs import is_whole, moves
from tests.server.failures.processes import Server, serving

MODES = ("duel", "match", "ffa-3", "team", "duel")
KILLS = 5
MANY_KILLS = 10
CHUNKS = 10
MOST_ANSWERS = 40
"""The maximum number of acknowledged moves between two kills."""


class Load:
    """Clients that play until the server dies, and count what it acknowledged."""

    def __init__(self, server: Server, clients: list[Client]) -> None:
        self.clients = clients
        self._server = server
        self._left = 0
        self._dead = False
        for client in clients:
            client.done = self._acknowledged

    def _acknowledged(self) -> None:
        """Kill the server right after this many answers, with others in transit."""
        self._left -= 1
        if self._left == 0:
            self._server.kill()
            self._dead = True

    async def until_killed(self, answers: int) -> None:
        self._left, self._dead = answers, False
        async with asyncio.timeout(60):
            await asyncio.gather(*(client.play_on(lambda: not self._dead) for client in self.clients))
        assert self._dead, "all games were over before it was killed"

    async def to_the_end(self) -> None:
        self._left, self._dead = 0, False
        async with asyncio.timeout(120):
            await asyncio.gather(*(client.play_on() for client in self.clients))

    @property
    def acknowledged(self) -> Iterable[tuple[str, int, str]]:
        for client in self.clients:
            assert client.seat is not None
            yield from ((client.table, client.seat, id_) for id_ in client.acknowledged)


async def killed(folder: Path, seed: int, kills: int, modes: tuple[str, ...]) -> None:
    chance = random.Random(seed)
    async with serving(folder) as server:
        load = Load(server, [client for mode in modes for client in await seated(server, mode, chance)])
        for _ in range(kills):
            await load.until_killed(chance.randrange(1, MOST_ANSWERS))
            await server.start()
            assert is_whole(folder)
            assert set(load.acknowledged) <= set(moves(folder))
        await load.to_the_end()
        assert set(moves(folder).values()) == {1}
        assert set(moves(folder)) == set(load.acknowledged)
        for client in load.clients:
            assert client.view["phase"] == "over"
            assert not client.refused
            await _can_be_read(server, client)


async def _can_be_read(server: Server, client: Client) -> None:
    async with server.rest(client.token) as rest:
        text = (await rest.get(f"/api/tables/{client.table}/record")).text
    kind = Game if client.view["match"] is None else Match
    assert kind.from_record(text).record().splitlines()[-1] in text


async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    async with asyncio.timeout(300):
        await killed(tmp_path, 1, KILLS, MODES)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
async def test_no_acknowledged_move_is_lost_in_a_hundred_kills(chunk: int, tmp_path: Path) -> None:
    async with asyncio.timeout(300):
        await killed(tmp_path, 100 + chunk, MANY_KILLS, MODES * 2)
