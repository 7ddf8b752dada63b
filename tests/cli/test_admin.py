"""`gwint admin` over the data of a real server, while it runs and after it has stopped."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from click.testing import Result

from gwint import Game
from gwint.cards import LANGUAGES
from gwint.i18n.bundles import translate
from gwint.server.storage.migrations import migrate
from gwint.server.storage.store import FILE
from tests.cli.runner import run
from tests.server.server_process import Running, serving

DECKS = {"decks": ["monsters-swarm"]}
FULL = [{"sit": "Ala", **DECKS}, {"sit": "Bob", **DECKS}]


class Tables(NamedTuple):
    """A table in each state."""

    waiting: str
    playing: str
    over: str
    closed: str


def opened(server: Running) -> Tables:
    with server.client() as rest:
        token = rest.post("/api/owners", json={}).json()["token"]
        rest.headers["Authorization"] = f"Bearer {token}"

        def table(**setup: Any) -> str:
            return str(rest.post("/api/tables", json=setup).json()["id"])

        tables = Tables(table(), table(seats=FULL), table(seats=FULL), table(seats=FULL))
        rest.post(f"/api/tables/{tables.over}/commands", json={"type": "resign", "seat": 0}).raise_for_status()
        rest.post(f"/api/tables/{tables.closed}/commands", json={"type": "close"}).raise_for_status()
    return tables


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server for all tests that do not stop it."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def tables(server: Running) -> Tables:
    return opened(server)


@pytest.fixture
def left(server: Running, tables: Tables, tmp_path: Path) -> Path:
    """Copy the folder of a server that has stopped with those tables."""
    folder = tmp_path / "left"
    folder.mkdir()
    output_of(server.data, "backup", str(folder / FILE))
    return folder


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """Make the folder of a server without tables."""
    folder = tmp_path / "empty"
    folder.mkdir()
    migrate(folder / FILE)
    return folder


def admin(data: Path, *arguments: str, given: str = "") -> Result:
    name, *rest = arguments
    return run("admin", name, "--data", str(data), *rest, given=given)


def output_of(data: Path, *arguments: str, given: str = "") -> str:
    result = admin(data, *arguments, given=given)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def ids(data: Path) -> set[str]:
    return {one["id"] for one in json.loads(output_of(data, "list", "--json"))}


# While the server runs


def test_tables_are_listed_by_their_state(server: Running, tables: Tables) -> None:
    shown = output_of(server.data, "list")
    assert [shown.index(id_) for id_ in tables] == sorted(shown.index(id_) for id_ in tables)
    assert "Ala, Bob" in shown
    assert shown.rstrip().endswith("waiting 1, playing 1, over 1, closed 1")
    listed = {one["id"]: one for one in json.loads(output_of(server.data, "list", "--json"))}
    assert [listed[id_]["phase"] for id_ in tables] == list(Tables._fields)
    assert listed[tables.over]["players"] == ["Ala", "Bob"]
    only = json.loads(output_of(server.data, "list", "--phase", "over", "--json"))
    assert [one["id"] for one in only] == [tables.over]


def test_finished_games_are_exported_as_records_that_the_library_reads(
    server: Running, tables: Tables, tmp_path: Path
) -> None:
    folder = tmp_path / "records"
    shown = output_of(server.data, "export", "--all", str(folder))
    assert sorted(path.stem for path in folder.iterdir()) == sorted((tables.over, tables.closed))
    assert f"not exported: {tables.playing}" in shown
    game = Game.from_record((folder / f"{tables.over}.gwint").read_text(encoding="utf-8"))
    assert game.result is not None
    assert (game.result.how, game.result.winners) == ("resigned", (1,))
    with server.client() as rest:
        record = rest.get(f"/api/tables/{tables.over}/record").text
    assert (folder / f"{tables.over}.gwint").read_text(encoding="utf-8") == record


def test_a_game_that_goes_on_is_exported_by_its_id(server: Running, tables: Tables, tmp_path: Path) -> None:
    output_of(server.data, "export", tables.playing, tables.waiting, str(tmp_path / "some"))
    (record,) = (tmp_path / "some").iterdir()
    assert Game.from_record(record.read_text(encoding="utf-8")).result is None


def test_a_running_server_holds_its_folder(server: Running, tables: Tables) -> None:
    refused = admin(server.data, "remove", tables.over, "--yes")
    assert refused.exit_code == 1
    assert str(server.process.pid) in refused.stderr
    assert ids(server.data) == set(tables)


def test_a_backup_of_a_running_server_is_complete_and_sound(server: Running, tables: Tables, tmp_path: Path) -> None:
    copy = tmp_path / "restored" / FILE
    copy.parent.mkdir()
    assert str(copy) in output_of(server.data, "backup", str(copy))
    for folder in (server.data, copy.parent):
        shown = json.loads(run("admin", "check", "--data", str(folder), "--json").stdout)
        assert shown == {"sound": len(tables), "unsound": [], "damaged": []}


# After it has stopped


def test_tables_are_removed_permanently_after_confirmation(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        tables, data = opened(server), server.data
        server.stop()
    assert output_of(data, "remove", tables.over, given="no\n").rstrip().endswith("Nothing was removed.")
    assert ids(data) == set(tables)
    assert tables.over in output_of(data, "remove", tables.over, given="yes\n")
    assert ids(data) == set(tables) - {tables.over}
    assert output_of(data, "remove", tables.waiting, tables.playing, "--yes") == "Tables removed: 2.\n"
    with closing(sqlite3.connect(data / FILE)) as database:
        for table in ("entries", "summaries", "chairs"):
            assert database.execute(f"SELECT DISTINCT table_id FROM {table}").fetchall() == [(tables.closed,)]


def test_only_finished_games_are_removed_by_age(left: Path, tables: Tables) -> None:
    assert output_of(left, "remove", "--older-than", "90d", "--yes") == "Tables removed: 0.\n"
    assert output_of(left, "remove", "--older-than", "0h", "--yes") == "Tables removed: 2.\n"
    assert ids(left) == {tables.waiting, tables.playing}


def test_check_finds_a_log_that_no_longer_folds(left: Path, tables: Tables) -> None:
    with closing(sqlite3.connect(left / FILE)) as data, data:
        data.execute("UPDATE entries SET digest = 'other' WHERE table_id = ? AND kind = 'dealt'", (tables.playing,))
    result = admin(left, "check")
    assert result.exit_code == 1
    assert result.stdout.splitlines()[0].startswith(f"{tables.playing}: cannot be restored completely")
    assert result.stdout.splitlines()[-1] == "Intact tables: 3."
    assert json.loads(admin(left, "check", "--json").stdout)["unsound"] == [tables.playing]


def test_an_empty_list_is_reported_in_every_language(empty: Path) -> None:
    for language in LANGUAGES:
        assert output_of(empty, "list", "--lang", language).strip() == translate("admin-none", language)


# What goes wrong


def test_missing_tables_and_folders_are_reported(server: Running, left: Path, tmp_path: Path) -> None:
    nowhere = run("admin", "list", "--data", str(tmp_path / "nowhere"))
    assert (nowhere.exit_code, nowhere.stdout) == (1, "")
    assert str(tmp_path / "nowhere") in nowhere.stderr
    assert not (tmp_path / "nowhere").exists()
    assert "“abc”" in admin(server.data, "export", "abc", str(tmp_path)).stderr
    assert "--all" in admin(server.data, "export", str(tmp_path)).stderr
    assert "“abc”" in admin(left, "remove", "abc", "--yes").stderr
    assert "--older-than" in admin(left, "remove").stderr
    assert admin(left, "remove", "--older-than", "soon").exit_code == 2


def test_a_file_that_is_not_a_record_is_not_overwritten(server: Running, tables: Tables, tmp_path: Path) -> None:
    (tmp_path / f"{tables.over}.gwint").write_text("a letter", encoding="utf-8")
    assert admin(server.data, "export", tables.over, str(tmp_path)).exit_code == 1
    assert (tmp_path / f"{tables.over}.gwint").read_text(encoding="utf-8") == "a letter"


def test_the_default_folder_is_that_of_gwint_serve(empty: Path) -> None:
    shown = run("admin", "list", "--json", GWINT_DATA=str(empty))
    assert (shown.exit_code, json.loads(shown.stdout)) == (0, [])


def test_admin_needs_none_of_the_servers_libraries(empty: Path) -> None:
    code = (
        "import sys\nsys.modules.update(dict.fromkeys(['fastapi', 'orjson', 'pydantic', 'sqlalchemy', 'uvicorn']))\n"
        f"from gwint.cli import main\nmain(['admin', 'list', '--json', '--data', {str(empty)!r}], prog_name='gwint')"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout.strip(), ran.stderr) == (0, "[]", "")


# Owners and the audit log


def test_showing_a_running_game_leaves_an_entry_in_the_audit_log(left: Path, tables: Tables, tmp_path: Path) -> None:
    assert output_of(left, "audit").strip() == translate("admin-no-audit", "en")
    output_of(left, "export", tables.over, "--all", str(tmp_path))
    assert json.loads(output_of(left, "audit", "--json")) == []
    output_of(left, "export", tables.playing, tables.over, str(tmp_path))
    [entry] = json.loads(output_of(left, "audit", "--json"))
    assert (entry["command"], entry["tables"]) == ("export", [tables.playing])
    assert entry["user"]
    assert (left / "gwint.audit.jsonl").stat().st_mode & 0o077 == 0
    assert tables.playing in output_of(left, "audit")


def test_a_running_game_is_not_shown_if_the_audit_log_cannot_be_written(
    left: Path, tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gwint.server.ops.audit.NAME", "missing/gwint.audit.jsonl")
    done = run("admin", "export", tables.playing, str(tmp_path), "--data", str(left))
    assert done.exit_code == 1
    assert not list(tmp_path.glob("*.gwint"))


def test_an_owner_is_forgotten_on_request(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        tables = opened(running)
        assert run("admin", "forget", "x", "--yes", "--data", str(running.data)).exit_code == 1
        running.stop()
    [owner] = json.loads(output_of(tmp_path / "data", "owners", "--json"))
    assert (owner["games"], owner["decks"]) == (3, 0)
    assert owner["id"] in output_of(tmp_path / "data", "owners")
    assert "Ala" in output_of(tmp_path / "data", "list")
    assert run("admin", "forget", "nobody", "--yes", "--data", str(tmp_path / "data")).exit_code == 1
    output_of(tmp_path / "data", "forget", owner["id"], "--yes")
    assert json.loads(output_of(tmp_path / "data", "owners", "--json")) == []
    assert "Ala" not in output_of(tmp_path / "data", "list")
    output_of(tmp_path / "data", "export", tables.over, str(tmp_path))
    assert "Ala" not in (tmp_path / f"{tables.over}.gwint").read_text(encoding="utf-8")
    assert admin(tmp_path / "data", "check").exit_code == 0
