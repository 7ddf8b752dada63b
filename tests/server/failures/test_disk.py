"""A full disk: moves are refused, nothing acknowledged is lost, and play continues once there is space."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

from gwint.server.storage.store import FILE
from tests.server.failures.clients import Client, seated, some_moves, whole
from tests.server.failures.logs import is_whole, moves, rows
from tests.server.failures.processes import serving

BALLAST = 60
"""Pages that are filled before play and freed to make space again."""
LEFT = 0
"""Pages that the games may add to those at the start."""
DUELS = 6
"""Enough duels that space runs out before the first one ends."""


def laden(folder: Path) -> int:
    """Fill the file with ballast and return its number of pages."""
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute(
            "INSERT INTO records (id, owner, text, created_at) VALUES ('ballast', '', ?, 0)", ("x" * 4096 * BALLAST,)
        )
    [(pages,)] = rows(folder, "PRAGMA page_count")
    return int(pages)


def lightened(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.execute("DELETE FROM records WHERE id = 'ballast'")


async def until_full(client: Client) -> None:
    """Play until something is refused or the game is over."""
    while not client.refused and not client.over:
        await client.move()
        await client.hear()


async def first_full(clients: list[Client]) -> None:
    """Let all clients play until the first is refused; the others stop with their moves in transit."""
    await asyncio.gather(*(client.enter() for client in clients))
    playing = [asyncio.create_task(until_full(client)) for client in clients]
    async with asyncio.timeout(60):
        await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for one in playing:
        one.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*(client.leave() for client in clients))


async def all_move(clients: list[Client]) -> None:
    """Let both players of every table make at least one move."""
    async with asyncio.timeout(60):
        await asyncio.gather(*(some_moves(duel, 1) for duel in zip(clients[::2], clients[1::2], strict=True)))


async def test_on_a_full_disk_moves_are_refused_and_play_continues_once_there_is_space(tmp_path: Path) -> None:
    async with asyncio.timeout(120):
        async with serving(tmp_path) as server:
            chance = random.Random(5)
            clients = [client for _ in range(DUELS) for client in await seated(server, "duel", chance)]
            await all_move(clients)
        async with serving(tmp_path, most_pages=str(laden(tmp_path) + LEFT)) as server:
            for client in clients:
                client.port = server.port
            await first_full(clients)
            faults = [fault["kind"] for client in clients for fault in client.refused]
            assert faults
            assert set(faults) == {"disk-full"}
            made = {(client.table, client.seat, id_) for client in clients for id_ in client.acknowledged}
            assert made
            assert made <= set(moves(tmp_path))
            for client in clients:
                assert client.events == (await whole(client)).events[: len(client.events)]
            lightened(tmp_path)
            await all_move(clients)
            made = {(client.table, client.seat, id_) for client in clients for id_ in client.acknowledged}
            assert made <= set(moves(tmp_path))
            assert set(moves(tmp_path).values()) == {1}
            assert is_whole(tmp_path)
