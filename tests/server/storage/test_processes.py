"""Real processes on real files: killed, two on one folder, and on a full disk."""

from __future__ import annotations

import fcntl
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from gwint.server.storage import StoreError
from gwint.server.storage.lock import lock_folder
from gwint.server.storage.store import FILE, open_store
from tests.server.storage.jobs import is_whole, logged, moved

ROOT = Path(__file__).parents[3]
KILLS = 5


@contextmanager
def keeper(*arguments: str | Path) -> Iterator[tuple[subprocess.Popen[str], IO[str]]]:
    command = [sys.executable, "-m", "tests.server.storage.writing_process", *map(str, arguments)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            yield process, process.stdout
        finally:
            process.kill()


def killed(folder: Path, run: int, after: int) -> set[tuple[str, int]]:
    """Return all that a process acknowledged before it was killed, some time after a number of lines."""
    with keeper("write", folder, f"run{run}") as (process, said):
        lines = [said.readline() for _ in range(after)]
        process.kill()
        lines += said.readlines()
    assert lines[0] == "open\n"
    return {(table, int(number)) for table, number in map(str.split, lines[1:])}


def test_no_acknowledged_entry_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    chance = random.Random(4)
    acknowledged: set[tuple[str, int]] = set()
    for run in range(KILLS):
        more = killed(tmp_path, run, after=chance.randrange(2, 3000))
        assert more
        acknowledged |= more
        assert acknowledged <= logged(tmp_path / FILE)
        assert is_whole(tmp_path / FILE)


def test_a_second_process_on_the_same_folder_is_refused_with_the_id_of_the_first(tmp_path: Path) -> None:
    with keeper("write", tmp_path, "first") as (first, said):
        assert said.readline() == "open\n"
        with keeper("write", tmp_path, "second") as (_, refused):
            assert refused.readlines() == [f"refused data-in-use {first.pid}\n"]
    assert not any(table.startswith("second") for table, _ in logged(tmp_path / FILE))


async def test_the_lock_is_released_when_its_process_is_killed(tmp_path: Path) -> None:
    with keeper("write", tmp_path, "first") as (_, said):
        assert said.readline() == "open\n"
    async with open_store(tmp_path) as store:
        await store.writer.write(moved("a", 0))
    assert (tmp_path / "gwint.lock").read_text() == str(os.getpid())


def test_a_full_disk_refuses_jobs_until_there_is_space(tmp_path: Path) -> None:
    with keeper("fill", tmp_path) as (_, said):
        full, kept = (line.split() for line in said.readlines())
    assert full[0] == "disk-full"
    assert kept == ["kept", full[1]]
    assert int(full[1]) > 10
    assert logged(tmp_path / FILE) == {("a", number) for number in range(int(full[1]) + 1)}
    assert is_whole(tmp_path / FILE)


def test_a_folder_is_locked_once_and_released(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    with lock_folder(folder):
        with pytest.raises(StoreError) as refused, lock_folder(folder):
            pass
        assert refused.value.details == {"pid": str(os.getpid()), "folder": str(folder)}
        assert folder.stat().st_mode & 0o077 == 0
    with lock_folder(folder):
        pass


def test_a_lock_without_a_process_id_still_refuses(tmp_path: Path) -> None:
    with (tmp_path / "gwint.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(StoreError) as refused, lock_folder(tmp_path):
            pass
    assert refused.value.details["pid"] == "?"


def test_a_folder_that_cannot_be_created_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Yennefer")
    with pytest.raises(StoreError) as refused, lock_folder(tmp_path / "letter" / "data"):
        pass
    assert refused.value.kind == "data-folder"


async def test_a_closed_store_is_a_single_file(tmp_path: Path) -> None:
    before = sys.getswitchinterval()
    async with open_store(tmp_path) as store:
        await store.writer.write(moved("a", 0))
        assert await store.reader.rows("SELECT number FROM entries") == [(0,)]
    assert {path.name for path in tmp_path.iterdir()} == {FILE, "gwint.lock"}
    assert sys.getswitchinterval() == before
