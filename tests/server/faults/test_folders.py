"""The data folder of a server process: nobody else's while it runs, and opened by a later version."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

from gwint.server.store import FILE
from tests.server.faults.clients import Client, all_play, seated
from tests.server.faults.processes import Server, free_port, serving
from tests.server.taverns import run

OLD = Path(__file__).parents[1] / "store" / "v1.sql"


def test_a_second_server_on_the_same_folder_says_why_it_does_not_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path / "data") as server:
            clients = await seated(server, "duel", random.Random(1))
            other = Server(tmp_path / "data", port=free_port())
            second = other.launch()
            async with asyncio.timeout(60):
                playing = asyncio.create_task(all_play(clients))
                assert await asyncio.to_thread(second.wait) == 1
                await playing
            told = other.log.read_text()
            assert str(tmp_path / "data") in told
            assert str(server.pid) in told
            assert clients[0].view["phase"] == "over"

    run(scenario())


def test_a_file_of_the_first_version_is_opened_and_played_on(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))

    async def scenario() -> None:
        async with serving(tmp_path) as server:
            guest = Client("kaer-morhen", None, await server.owner(), server.port)
            await guest.enter()
            assert [event["kind"] for event in guest.events]
            await guest.leave()
            clients = await seated(server, "duel", random.Random(2))
            await all_play(clients)
            assert clients[0].view["phase"] == "over"

    run(scenario())
