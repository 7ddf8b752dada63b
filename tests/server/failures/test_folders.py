"""The data folder of a server process: locked while it runs, and opened by later versions."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gwint.server.storage.store import FILE
from tests.server.failures.clients import all_play, seated, some_moves
from tests.server.failures.processes import Server, serving
from tests.server.ports import free_port

OLD = sorted((Path(__file__).parents[1] / "storage").glob("v*.sql"))
"""A file of every version, as that version wrote it."""
MOVES = 2
"""By each player before the file is saved: too few for a duel to be over, however early they pass."""


async def test_a_second_server_on_the_same_folder_says_why_it_does_not_start(server: Server) -> None:
    async with asyncio.timeout(120):
        clients = await seated(server, "duel", random.Random(1))
        other = Server(server.data, port=free_port())
        second = other.launch()
        async with asyncio.timeout(60):
            playing = asyncio.create_task(some_moves(clients, MOVES))
            assert await asyncio.to_thread(second.wait) == 1
            await playing
        received = other.log.read_text()
        assert str(server.data) in received
        assert str(server.pid) in received


@pytest.mark.parametrize("script", OLD, ids=lambda script: script.stem)
async def test_a_game_in_a_file_of_an_older_version_continues(tmp_path: Path, script: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"

    async with asyncio.timeout(120):
        async with serving(new) as server:
            clients = await seated(server, "duel", random.Random(2))
            await some_moves(clients, MOVES)
        played = sum(len(client.acknowledged) for client in clients)
        old.mkdir()
        _written_down(new / FILE, old / FILE, script)
        async with serving(old) as server:
            for client in clients:
                client.port = server.port
            await all_play(clients)
        assert {client.view["phase"] for client in clients} == {"over"}
        assert sum(len(client.acknowledged) for client in clients) > played


def _written_down(new: Path, old: Path, script: Path) -> None:
    """Store a game as the older version would have: with its tables and columns only."""
    with closing(sqlite3.connect(old)) as connection, connection:
        connection.executescript(script.read_text(encoding="utf-8"))
        connection.execute("ATTACH ? AS newer", (str(new),))
        for table in ("owners", "sessions", "tables", "chairs", "entries"):
            columns = [row[1] for row in connection.execute(f"PRAGMA main.table_info({table})")]
            if columns:
                connection.execute(f"INSERT INTO main.{table} ({', '.join(columns)}) {_selected(table, columns)}")


def _selected(table: str, columns: list[str]) -> str:
    """Return the query of a table's columns; in version 1 the token of an owner's only session was the owner's."""
    if table == "owners" and "token_hash" in columns:
        names = ", ".join("s.token_hash" if name == "token_hash" else f"o.{name}" for name in columns)
        return f"SELECT {names} FROM newer.owners AS o JOIN newer.sessions AS s ON s.owner = o.id"
    return f"SELECT {', '.join(columns)} FROM newer.{table}"
