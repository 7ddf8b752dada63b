"""Damaged pages are found, and everything around them is salvaged."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gwint.server.ops.maintenance import DataFolder
from gwint.server.storage import StoreError
from gwint.server.storage.integrity import OutOfTime, check_file, damaged_tables
from gwint.server.storage.lock import lock_folder
from gwint.server.storage.store import FILE, open_store
from gwint.wire.tables import Terms
from tests.faults import of_kind
from tests.server.registry_host import registry_host
from tests.server.routes.table_client import api_server
from tests.server.storage.jobs import rows

PAGE = 4096
TABLES = 24
MANY = 60


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with tables, records and people, which the tests copy."""
    folder = tmp_path_factory.mktemp("filled")
    asyncio.run(fill(folder))
    return folder / FILE


@pytest.fixture
def played(filled: Path, tmp_path: Path) -> Path:
    """Return the file of a folder of its own."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    return Path(shutil.copy(filled, folder / FILE))


def ids_in(file: Path) -> set[str]:
    return {id_ for (id_,) in rows(file, "SELECT id FROM tables")}


async def fill(folder: Path) -> None:
    async with registry_host(folder) as host:
        rooms = [await host.seated(Terms(), ("ala", "bob")) for _ in range(TABLES)]
        for number, room in enumerate(rooms):
            for _ in range(number % 9):
                await host.step(room, random.Random(number))
        await host.registry.store.writer.write(
            [
                (
                    "INSERT INTO records(id, owner, text, created_at) VALUES (?, 'ala', ?, 0)",
                    (f"r{number}", "record " * 100),
                )
                for number in range(MANY)
            ]
        )


def leaf_pages(file: Path, name: str) -> list[int]:
    """Return the pages with rows of a table, from the tree of its pages: as damage on a disk would hit them."""
    data = file.read_bytes()
    with closing(sqlite3.connect(file)) as connection:
        [(root,)] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,))
    leaves, waiting = [], [root]
    while waiting:
        page = waiting.pop()
        start = (page - 1) * PAGE
        at = start + (100 if page == 1 else 0)
        if data[at] in (0x0D, 0x0A):
            leaves.append(page)
            continue
        cells = int.from_bytes(data[at + 3 : at + 5], "big")
        pointers = [int.from_bytes(data[at + 12 + 2 * n : at + 14 + 2 * n], "big") for n in range(cells)]
        waiting += [int.from_bytes(data[start + cell : start + cell + 4], "big") for cell in pointers]
        waiting.append(int.from_bytes(data[at + 8 : at + 12], "big"))
    return sorted(leaves)


def damage(file: Path, page: int, content: bytes) -> None:
    with file.open("r+b") as opened:
        opened.seek((page - 1) * PAGE)
        opened.write(content)


def test_sound_data_is_not_reported(file: Path) -> None:
    assert list(damaged_tables(file)) == []
    check_file(file, 60)
    check_file(file.parent / "missing", 60)


@pytest.mark.parametrize("content", [bytes(PAGE), os.urandom(PAGE), b"\xff" * PAGE], ids=["zeros", "noise", "ones"])
async def test_a_server_refuses_damaged_data(played: Path, content: bytes) -> None:
    damage(played, leaf_pages(played, "entries")[2], content)
    with pytest.raises(StoreError, check=of_kind("data-damaged")) as refused:
        async with open_store(played.parent):
            pass
    assert refused.value.details["tables"] == ("entries",)


def test_a_check_that_takes_too_long_is_stopped(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gwint.server.storage.integrity.STEPS", 1)
    with pytest.raises(OutOfTime):
        list(damaged_tables(played, -1))
    check_file(played, -1)


@pytest.mark.parametrize("damaged", ["entries", "tables", "summaries", "chairs", "records"])
@pytest.mark.parametrize("content", [bytes(PAGE), os.urandom(PAGE)], ids=["zeros", "noise"])
async def test_everything_around_damaged_pages_is_salvaged(
    played: Path, tmp_path: Path, damaged: str, content: bytes
) -> None:
    folder, saved = played.parent, tmp_path / "saved"
    ids = ids_in(played)
    pages = leaf_pages(folder / FILE, damaged)
    hit = pages[len(pages) // 2]
    damage(folder / FILE, hit, content)
    report = DataFolder(folder).check()
    assert report.damaged_parts == (damaged,)
    lost = set(report.unreadable)
    assert lost <= ids
    assert report.sound == len(ids - lost)
    assert (damaged == "entries") == bool(lost)
    assert len(lost) < len(ids) / 2
    records = DataFolder(folder).salvage(saved)
    assert set(records) <= lost
    again = DataFolder(saved)
    assert {table.id for table in again.tables()} == ids - lost
    assert again.check().is_sound
    if damaged != "records":
        with closing(sqlite3.connect(saved / FILE)) as connection:
            assert connection.execute("SELECT count(*) FROM records").fetchone() == (MANY,)
    async with registry_host(saved) as host:
        for id_ in ids - lost:
            room = await host.registry.room(id_)
            assert room.state.phase in ("playing", "over")
            await host.play_out(room)


def test_a_salvaged_folder_is_never_overwritten(played: Path, tmp_path: Path) -> None:
    DataFolder(played.parent).salvage(tmp_path / "saved")
    with pytest.raises(StoreError, check=of_kind("salvage-exists")):
        DataFolder(played.parent).salvage(tmp_path / "saved")


async def test_a_file_whose_schema_is_damaged_needs_a_backup(played: Path, tmp_path: Path) -> None:
    damage(played, 1, os.urandom(PAGE))
    with pytest.raises(StoreError, check=of_kind("data-damaged")):
        async with open_store(played.parent):
            pass
    with pytest.raises(StoreError, check=of_kind("store-failed")):
        DataFolder(played.parent).check()
    with pytest.raises(StoreError, check=of_kind("store-failed")):
        DataFolder(played.parent).salvage(tmp_path / "saved")


# Permissions


def test_an_open_folder_with_only_our_files_is_made_private(tmp_path: Path, file: Path) -> None:
    folder = file.parent
    folder.chmod(0o755)
    file.chmod(0o644)
    with lock_folder(folder):
        assert folder.stat().st_mode & 0o777 == 0o700
        assert {one.stat().st_mode & 0o077 for one in folder.iterdir()} == {0}


@pytest.mark.parametrize("mode", [0o755, 0o750, 0o711, 0o777, 0o1777])
def test_an_open_folder_with_other_files_is_refused_and_left_alone(tmp_path: Path, mode: int) -> None:
    (tmp_path / "letter").write_text("Dear Yennefer")
    tmp_path.chmod(mode)
    with pytest.raises(StoreError, check=of_kind("data-folder-open")), lock_folder(tmp_path):
        pass
    assert tmp_path.stat().st_mode & 0o7777 == mode
    assert [one.name for one in tmp_path.iterdir()] == ["letter"]


async def test_what_a_server_writes_is_private_even_with_a_careless_umask(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        async with api_server(tmp_path / "data") as api, api.client("Ala") as ala:
            await ala.opens()
            modes = {file.name: file.stat().st_mode & 0o077 for file in (tmp_path / "data").iterdir()}
    finally:
        os.umask(before)
    assert modes["gwint.db"] == 0
    assert set(modes.values()) == {0}
