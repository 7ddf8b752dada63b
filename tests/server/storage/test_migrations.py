"""Migrations: every older version opens with all its data; a newer one is refused and left unchanged."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from gwint.server.storage import StoreError
from gwint.server.storage.migrations import NEWEST, migrate, versions
from gwint.server.storage.owners import Owners
from gwint.server.storage.store import FILE, open_store
from gwint.server.time_source import SystemClock
from tests.faults import of_kind
from tests.server.storage.jobs import moved, rows

OLD = sorted(Path(__file__).parent.glob("v*.sql"))
TABLES = {
    "owners",
    "sessions",
    "tables",
    "chairs",
    "entries",
    "decks",
    "links",
    "records",
    "summaries",
    "evenings",
    "evening_entries",
}
INDICES = {
    ("chairs_by_owner", "chairs"),
    ("decks_by_owner", "decks"),
    ("entries_by_person", "entries"),
    ("evenings_by_change", "evenings"),
    ("links_by_seat", "links"),
    ("records_by_key", "records"),
    ("records_by_owner", "records"),
    ("sessions_by_expiry", "sessions"),
    ("sessions_by_owner", "sessions"),
    ("tables_by_maker", "tables"),
    ("tables_by_phase", "tables"),
}


def laid_down(path: Path, script: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script.read_text(encoding="utf-8"))


def names(path: Path) -> set[str]:
    return {name for (name,) in rows(path, "SELECT name FROM sqlite_master WHERE type = 'table'")}


def schema(path: Path) -> list[tuple[str, ...]]:
    return rows(path, "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name")


def test_there_is_an_old_file_of_every_version() -> None:
    steps = {path.stem for path in Path(str(versions.__file__)).parent.glob("v*.py")}
    assert {path.stem for path in OLD} == steps


def test_the_newest_version_is_that_of_the_last_step(tmp_path: Path) -> None:
    migrate(tmp_path / FILE)
    assert rows(tmp_path / FILE, "SELECT version_num FROM alembic_version") == [(NEWEST,)]


def test_a_file_of_the_newest_version_is_opened_without_alembic(file: Path) -> None:
    code = (
        "import sys, pathlib, gwint.server.storage.migrations as s\n"
        "s.migrate(pathlib.Path(sys.argv[1])); print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(file)], capture_output=True, text=True)
    assert "gwint.server.storage.migrations" in done.stdout.split(), done.stderr
    assert "alembic" not in done.stdout.split()


@pytest.mark.parametrize("empty", [False, True], ids=["no file", "an empty file"])
def test_a_missing_file_is_created(tmp_path: Path, empty: bool) -> None:
    path = tmp_path / FILE
    if empty:
        path.touch()
    migrate(path)
    assert names(path) == TABLES | {"alembic_version"}
    assert set(rows(path, "SELECT name, tbl_name FROM sqlite_master WHERE type = 'index' AND sql > ''")) == INDICES


@pytest.mark.parametrize("script", OLD, ids=lambda script: script.stem)
async def test_an_old_file_opens_with_all_it_holds(tmp_path: Path, script: Path) -> None:
    laid_down(tmp_path / FILE, script)
    async with open_store(tmp_path) as store:
        assert await store.reader.rows("SELECT number, kind FROM entries WHERE table_id = 'kaer-morhen'") == [
            (0, "opened"),
            (1, "sat"),
            (2, "sat"),
        ]
        assert await store.reader.rows("SELECT name FROM owners ORDER BY id") == [("Ciri",), ("Zoltan",)]
        owners = Owners(store, SystemClock())
        sessions = await store.reader.rows("SELECT token_hash, owner, expires_at FROM sessions ORDER BY owner")
        assert [(key, owner) for key, owner, _ in sessions] == [(b"\x01", "o1"), (b"\x02", "o2")]
        assert [one.owner for one in await owners.sessions.of("o1")] == ["o1"]
        await store.writer.write(moved("kaer-morhen", 3))
    migrate(tmp_path / "new.db")
    assert schema(tmp_path / FILE) == schema(tmp_path / "new.db")


def test_migrating_twice_changes_nothing(file: Path) -> None:
    before = file.read_bytes()
    migrate(file)
    assert file.read_bytes() == before


def test_a_newer_file_is_refused_and_left_unchanged(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '99'")
        connection.commit()
    before = file.read_bytes()
    with pytest.raises(StoreError) as refused:
        migrate(file)
    assert refused.value.kind == "data-newer"
    assert refused.value.details == {"file": str(file), "version": "99"}
    assert file.read_bytes() == before


def test_a_step_that_fails_leaves_nothing_half_done(tmp_path: Path) -> None:
    path = tmp_path / FILE
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE links (of TEXT)")
    with pytest.raises(StoreError, check=of_kind("store-failed")):
        migrate(path)
    assert names(path) == {"links"}


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text("Dear Yennefer, " * 100)
    with pytest.raises(StoreError, check=of_kind("store-failed")):
        migrate(path)


def test_the_migrations_are_found_wherever_the_package_is_installed(tmp_path: Path) -> None:
    """Without a configuration file, and in a folder with a percent sign in its name."""
    import gwint

    home = tmp_path / "100%(here)s"
    shutil.copytree(Path(str(gwint.__file__)).parent, home / "gwint", ignore=shutil.ignore_patterns("__pycache__"))
    code = "import pathlib, gwint.server.storage.migrations as s; print(s.__file__); s.migrate(pathlib.Path('made.db'))"
    done = subprocess.run([sys.executable, "-c", code], cwd=home, capture_output=True, text=True)
    assert done.stdout.startswith(str(home)), done.stderr
    assert names(home / "made.db") >= TABLES, done.stderr
