"""Bad connections, cut in mid-message or delayed: nothing is missed or done twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.failures.clients import Client, all_play, seated, whole
from tests.server.failures.logs import moves
from tests.server.failures.processes import Server, serving
from tests.server.failures.proxies import bad_line

CUTS, MANY_CUTS = 40, 150
CHUNKS = 5


async def cut_off(folder: Path, seed: int, cuts: int) -> None:
    chance = random.Random(seed)
    async with serving(folder) as server, bad_line(server.port, chance, cuts) as line:
        clients = []
        for mode in ("duel", "ffa-3", "match"):
            players = await seated(server, mode, chance)
            clients += [*players, Client(players[0].table, None, await server.owner(), server.port)]
        for client in clients:
            client.port = line.port
        await all_play(clients)
        assert line.cut > cuts / 2, "the games were over too soon"
        made = {(client.table, client.seat, id_) for client in clients for id_ in client.acknowledged}
        assert moves(folder) == dict.fromkeys(made, 1)
        for client in clients:
            client.port = server.port
            late = await whole(client)
            assert client.events == late.events
            assert client.view == late.view


async def test_over_a_bad_connection_nothing_is_missed_or_done_twice(tmp_path: Path) -> None:
    async with asyncio.timeout(120):
        await cut_off(tmp_path, 1, CUTS)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
async def test_over_a_very_bad_connection_nothing_is_missed_or_done_twice(chunk: int, tmp_path: Path) -> None:
    async with asyncio.timeout(300):
        await cut_off(tmp_path, 100 + chunk, MANY_CUTS)


async def test_a_client_that_drops_after_every_move_still_plays_its_game(server: Server) -> None:
    async with asyncio.timeout(120):
        ala, bob = await seated(server, "duel", random.Random(3))

        async def drop() -> None:
            while not bob.over:
                await bob.enter()
                while bob.waiting:
                    await bob.hear()
                await bob.move()
                await bob.leave()

        async with asyncio.timeout(60):
            await asyncio.gather(ala.play_on(), drop())
        assert bob.greetings > len(bob.acknowledged) > 2, "of a move it hears only when it is back"
        assert bob.events == (await whole(bob)).events
