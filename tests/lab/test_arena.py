"""An arena gives the same results on any number of workers, after interruptions, and when workers die."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gwint.cli.lab.runs import folder_of
from gwint.decks import starters
from gwint.faults import GwintError
from gwint.lab.game_runners import lay_job_table
from gwint.lab.ledger import Ledger, load_plan
from gwint.lab.plans import Plan
from gwint.lab.summary import summarise
from gwint.lab.worker_pool import ProcessPool
from tests.cli.runner import output_of, run
from tests.faults import of_kind
from tests.lab.bots import ONCE

ROOT = Path(__file__).parents[2]
DECKS = {one.id: one.deck for one in starters()[:4]}
QUICK = "tests.lab.bots:quick"


def plan(bot: str = QUICK, games: int = 96) -> Plan:
    return Plan(("random", bot), DECKS, games)


def play_arena(folder: Path, the_plan: Plan, workers: int = 1) -> Ledger:
    ledger = Ledger(folder, the_plan)
    with ProcessPool(workers) as pool:
        ledger.play_missing(pool, lambda games: None)
    return ledger


def lines(ledger: Ledger) -> dict[str, bytes]:
    """Return the stored games; the bots of these tests differ in name but play alike."""
    files = sorted((ledger.folder / "games").glob("*.jsonl"))
    return {file.name.partition("-")[0]: _with_quick_bot(file.read_bytes(), ledger.plan.bots[1]) for file in files}


def _with_quick_bot(stored: bytes, bot: str) -> bytes:
    return stored.replace(bot.encode(), QUICK.encode())


@pytest.fixture(scope="module")
def complete(tmp_path_factory: pytest.TempPathFactory) -> Ledger:
    """Played by one worker without interruption."""
    return play_arena(tmp_path_factory.mktemp("whole"), plan())


def test_every_game_is_stored_with_its_seed(complete: Ledger) -> None:
    deals = list(complete.games_by_deal())
    assert [len(deal) for deal in deals] == [4] * 24
    for one in deals[5]:
        table = lay_job_table(complete.plan.setup, one.job)
        assert [seat.leader for seat in table.seats] == [DECKS[name].leader for name in one.job.decks]
    seeds = {one.job.seed for deal in deals for one in deal}
    assert len(seeds) == 48


def test_the_number_of_workers_changes_nothing(complete: Ledger, tmp_path: Path) -> None:
    assert lines(play_arena(tmp_path, plan(), workers=3)) == lines(complete)


def test_a_truncated_file_is_read_up_to_the_damage_and_played_again(complete: Ledger, tmp_path: Path) -> None:
    ledger = play_arena(tmp_path, plan(games=32))
    first = min((tmp_path / "games").glob("*.jsonl"))
    first.write_bytes(first.read_bytes()[:-700])
    assert [deal[0].job.deal for deal in ledger.games_by_deal()] == [0, 1, 2, 4, 5, 6, 7]
    assert [chunk.name for chunk in ledger.missing_chunks()] == [first.stem]
    assert summarise(ledger.plan, ledger.games_by_deal()).games == 28
    play_arena(tmp_path, plan(games=32))
    assert lines(ledger)["00000000"] == lines(complete)["00000000"]


def test_a_worker_that_dies_loses_nothing(complete: Ledger, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ONCE, str(tmp_path / "once"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    ledger = play_arena(tmp_path / "arena", plan("tests.lab.bots:dying"), workers=2)
    assert (tmp_path / "once").exists()
    assert lines(ledger) == lines(complete)


def test_a_bot_that_fails_is_named_with_the_seed_of_its_game(tmp_path: Path) -> None:
    with pytest.raises(GwintError) as caught:
        play_arena(tmp_path, plan("tests.lab.bots:cheat"))
    assert caught.value.kind == "lab-bot-failed"
    assert caught.value.details["bot"] == "tests.lab.bots:cheat"
    assert len(str(caught.value.details["seed"])) == 64


# The cluster


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning", "ignore::DeprecationWarning")
def test_a_cluster_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    from gwint.lab.cluster import Cluster

    monkeypatch.setenv(ONCE, str(tmp_path / "once"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    ledger = Ledger(tmp_path / "cluster", plan("tests.lab.bots:dying"))
    progress: list[int] = []
    with Cluster("local") as pool:
        ledger.play_missing(pool, progress.append)
    assert sum(progress) == 96
    assert (tmp_path / "once").exists()
    assert lines(ledger) == lines(play_arena(tmp_path / "here", plan()))


# The command


def command(folder: Path, bot: str, once: Path) -> subprocess.CompletedProcess[str]:
    """Run the arena command; its workers inherit its pipes, so none of them is left when this returns."""
    arguments = ["lab", "arena", "--bots", f"random,{bot}", "--decks", ",".join(DECKS), "--games", "96"]
    arguments += ["--out", str(folder), "--workers", "1", "--json"]
    environment = os.environ | {ONCE: str(once), "PYTHONPATH": str(ROOT), "GWINT_LANG": "en"}
    return subprocess.run(
        [sys.executable, "-m", "gwint.cli", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler) and None,
    )


@pytest.mark.parametrize(("bot", "code"), [("killing", -signal.SIGKILL), ("interrupting", 130)])
def test_an_interrupted_arena_continues_where_it_stopped(bot: str, code: int, complete: Ledger, tmp_path: Path) -> None:
    folder, name = tmp_path / "arena", f"tests.lab.bots:{bot}"
    first = command(folder, name, tmp_path / "once")
    assert first.returncode == code
    if code == 130:
        assert f"gwint lab resume {folder}" in first.stderr
    stored = {file: file.stat().st_mtime_ns for file in (folder / "games").glob("*.jsonl")}
    assert 0 < len(stored) < 6
    again = command(folder, name, tmp_path / "once")
    assert (again.returncode, again.stderr) == (0, "")
    assert json.loads(again.stdout)["games"] == 96
    assert {file: file.stat().st_mtime_ns for file in stored} == stored
    assert lines(Ledger(folder, load_plan(folder))) == lines(complete)


def test_a_folder_holds_one_plan(complete: Ledger, tmp_path: Path) -> None:
    assert load_plan(complete.folder) == complete.plan
    with pytest.raises(GwintError, check=of_kind("lab-other-plan")):
        Ledger(complete.folder, Plan(("random", "greedy"), DECKS, 96))
    with pytest.raises(GwintError, check=of_kind("lab-no-plan")):
        load_plan(tmp_path)


def test_a_folder_never_mixes_the_games_of_a_bot_before_and_after_a_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    file, arena = tmp_path / "mine.py", ("lab", "arena", "--bots", "random,mine.py:choose", "--workers", "1", "--json")
    file.write_text("def choose(view, budget, seed): return view.moves[-1]")
    first, again = (json.loads(output_of(*arena, "--games", games)) for games in ("4", "4"))
    assert [(one["played"], one["stored"]) for one in (first, again)] == [(4, 0), (0, 4)]
    file.write_text("def choose(view, budget, seed): return view.moves[0]")
    changed = Plan(("random", "mine.py:choose"), {one.id: one.deck for one in starters()}, 4)
    assert str(folder_of(None, "arena", changed)) != first["folder"] == again["folder"]
    assert run(*arena, "--games", "4", "--out", first["folder"]).exit_code == 1
    assert json.loads(output_of("lab", "resume", first["folder"], "--json"))["played"] == 0
    for chunk in Path(first["folder"], "games").iterdir():
        chunk.unlink()
    assert "mine.py:choose" in run("lab", "resume", first["folder"]).stderr


def test_only_commands_that_draw_need_matplotlib(tmp_path: Path) -> None:
    without = "import sys; sys.modules['matplotlib'] = None; from gwint.cli import main; main(prog_name='gwint')"
    environment = os.environ | {"PYTHONPATH": str(ROOT)}

    def run_without(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", without, *arguments]
        return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=environment)

    played = run_without("lab", "arena", "--bots", "random", "--games", "24", "--workers", "1", "--out", "games")
    assert (played.returncode, "games" in played.stdout) == (0, True), played.stderr
    drawn = run_without("lab", "report", "games")
    assert drawn.returncode == 1
    assert "missing: matplotlib" in drawn.stderr
    assert "pip install 'gwint[lab]'" in drawn.stderr
