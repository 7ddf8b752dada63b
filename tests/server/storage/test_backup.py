"""A backup is a single file of one moment, complete or absent."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gwint.server.ops.backup import backup
from gwint.server.storage import StoreError
from gwint.server.storage.store import open_store
from gwint.server.storage.writer import Writer
from tests.faults import of_kind
from tests.server.storage.jobs import is_whole, logged, moved


async def test_a_backup_during_play_shows_a_single_moment(file: Path, tmp_path: Path) -> None:
    sizes: list[int] = []

    async def table(writer: Writer, name: str, done: asyncio.Event) -> None:
        number = 0
        while not done.is_set():
            await writer.write(moved(name, number, "x" * 500))
            number += 1

    writer, done = Writer(file), asyncio.Event()
    tables = [asyncio.create_task(table(writer, f"t{index}", done)) for index in range(10)]
    for index in range(5):
        await writer.write(moved("before", index))
        target = tmp_path / f"copy{index}.db"
        await asyncio.to_thread(backup, file, target)
        assert ("before", index) in logged(target)
        assert is_whole(target)
        sizes.append(len(logged(target)))
    await writer.write(moved("after", 0))
    done.set()
    await asyncio.gather(*tables)
    await writer.close()
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1] < len(logged(file))


async def test_a_backup_replaces_the_old_one_and_leaves_no_other_files(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    writer = Writer(file)
    for number in range(2):
        await writer.write(moved("a", number))
        backup(file, folder / "copy.db")
    await writer.close()
    assert logged(folder / "copy.db") == {("a", 0), ("a", 1)}
    assert [path.name for path in folder.iterdir()] == ["copy.db"]
    assert (folder / "copy.db").stat().st_mode & 0o077 == 0


async def test_a_backup_opens_as_data(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "restored"
    folder.mkdir()
    writer = Writer(file)
    await writer.write(moved("a", 0))
    backup(file, folder / file.name)
    await writer.close()
    async with open_store(folder) as store:
        await store.writer.write(moved("a", 1))
    assert logged(folder / file.name) == {("a", 0), ("a", 1)}


def test_a_backup_that_fails_leaves_the_old_one(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    backup(file, target)
    before = target.read_bytes()
    with pytest.raises(StoreError, check=of_kind("store-failed")):
        backup(tmp_path / "nothing.db", target)
    assert target.read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} == {file.name, "copy.db"}


def test_a_backup_into_a_missing_folder_is_refused(file: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreError, check=of_kind("store-failed")):
        backup(file, tmp_path / "nowhere" / "copy.db")
