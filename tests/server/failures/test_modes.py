"""Every mode over the network: players and a spectator who disconnect and reconnect, past a kill and to the end."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from gwint.rules.modes import MODES
from tests.server.failures.clients import CUT, Client, seated, whole
from tests.server.failures.processes import Server, serving

ALL_MODES = (*MODES, "match")
KILL_AFTER = 60
"""Acknowledged moves at all tables together."""


class Table:
    """A game of one mode, and its clients."""

    def __init__(self, players: list[Client], spectator: Client) -> None:
        self.players = players
        self.spectator = spectator

    @property
    def around(self) -> list[Client]:
        return [*self.players, self.spectator]


async def laid(server: Server, mode: str, chance: random.Random) -> Table:
    players = await seated(server, mode, chance)
    return Table(players, Client(players[0].table, None, await server.owner(), server.port))


async def restless(client: Client, chance: random.Random) -> None:
    """Play, disconnecting and reconnecting again and again, at least once in every game."""
    while client.greetings < 2 or not client.over or client.waiting:
        try:
            await client.enter()
            for _ in range(chance.randrange(5, 25)):
                if client.over and not client.waiting:
                    break
                await client.move()
                await client.hear()
            await client.leave()
        except CUT:
            # The task that kills the server also restarts it.
            await asyncio.sleep(0.05)


async def test_every_mode_is_played_to_its_end_by_people_who_drop_and_return_past_a_kill(tmp_path: Path) -> None:
    async with asyncio.timeout(300):
        chance = random.Random(11)
        async with serving(tmp_path) as server:
            tables = [await laid(server, mode, chance) for mode in ALL_MODES]
            everybody = [client for table in tables for client in table.around]
            killing = asyncio.create_task(_killed(server, everybody))
            async with asyncio.timeout(150):
                await asyncio.gather(
                    killing, *(restless(client, random.Random(chance.random())) for client in everybody)
                )
            for mode, table in zip(ALL_MODES, tables, strict=True):
                assert [client.view["phase"] for client in table.around] == ["over"] * len(table.around), mode
                for client in table.around:
                    assert client.events == (await whole(client)).events
                results = [client.view["result"] for client in table.around]
                assert all(result == results[0] for result in results), mode


async def _killed(server: Server, everybody: list[Client]) -> None:
    """Kill the server in the middle of most games."""
    enough, made = asyncio.Event(), 0

    def done() -> None:
        nonlocal made
        made += 1
        if made == KILL_AFTER:
            enough.set()

    for client in everybody:
        client.done = done
    await enough.wait()
    assert len({client.table for client in everybody if not client.over}) > 1
    server.kill()
    await server.start()
