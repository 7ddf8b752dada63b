"""A bot that never answers: the greedy bot moves for it at the deadline, and no table waits."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

from gwint.wire.tables import Terms
from tests.server.failures.clients import Client
from tests.server.failures.processes import Server, serving
from tests.server.registry_host import decks_for

DEADLINE_S = 0.5
PATIENCE_S = 30
"""For the deadline, the greedy bot and a busy machine."""
ANSWERS = 3
SILENT = "silent=tests.server.bots.bad_bots:busy"


async def against(server: Server, bot: str, seed: int) -> Client:
    """Return a client at a dealt table with that bot."""
    token = await server.owner()
    seats = [{"sit": "Ala", "decks": decks_for(Terms(), 0)}, {"bot": bot}]
    return Client(await server.table(token, mode="duel", seats=seats), 0, token, server.port, random.Random(seed))


async def test_the_greedy_bot_moves_for_a_bot_that_never_answers(tmp_path: Path) -> None:
    async with asyncio.timeout(120):
        async with serving(tmp_path, programs=SILENT, bot_deadline_s=str(DEADLINE_S)) as server:
            ala, other = await against(server, "silent", 1), await against(server, "greedy", 2)
            async with asyncio.timeout(60):
                await asyncio.gather(answers(ala), other.play_on())
            assert other.view["phase"] == "over"
            found = re.search(r"^gwint_bot_overruns_total ([0-9.]+)$", await server.metrics(), re.MULTILINE)
            assert found
            assert float(found[1]) > 0


async def answers(ala: Client) -> None:
    """Wait for the bot's next answers, each in time."""
    await ala.enter()
    for _ in range(ANSWERS):
        while 1 not in ala.game["acting"]:
            await ala.move()
            await ala.hear()
        before = len(ala.events)
        async with asyncio.timeout(PATIENCE_S):
            while len(ala.events) == before and 1 in ala.game["acting"]:
                await ala.hear()
    await ala.leave()
