"""Checkpoints: committed data reach the database file, and the write-ahead log stays limited."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

from gwint.server.storage.connections import LOG_PAGES
from gwint.server.storage.store import FILE, open_store
from tests.server.storage.jobs import is_whole, logged, moved

PATIENCE_S = 20
PAGE = 4096


def in_the_file_itself(folder: Path, apart: Path) -> set[tuple[str, int]]:
    """Return what the database file holds without its log; empty while it is being written."""
    shutil.copyfile(folder / FILE, apart)
    try:
        return logged(apart)
    except sqlite3.DatabaseError:
        return set()


async def test_what_is_committed_reaches_the_file_itself_while_the_server_runs(tmp_path: Path) -> None:
    async with open_store(tmp_path / "data") as store, asyncio.timeout(PATIENCE_S):
        await store.writer.write(moved("a", 0))
        while in_the_file_itself(tmp_path / "data", tmp_path / "apart.db") != {("a", 0)}:
            await asyncio.sleep(0.02)


async def test_the_write_ahead_log_starts_over_however_much_is_written(tmp_path: Path) -> None:
    """Four times as much as it may hold, with several pages per job."""
    jobs, pages = 320, 4 * LOG_PAGES // 320
    async with open_store(tmp_path) as store:
        for number in range(jobs):
            await store.writer.write(moved("a", number, "x" * pages * PAGE))
        assert (tmp_path / f"{FILE}-wal").stat().st_size < 2 * LOG_PAGES * PAGE
    assert is_whole(tmp_path / FILE)
