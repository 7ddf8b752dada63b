"""Programs in the arena are rated like bots, and a failing program stops the run with its reason."""

from __future__ import annotations

import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from gwint import i18n
from gwint.bots import Budget
from gwint.decks import starters
from gwint.engine.loading import BotLoader
from gwint.engine.program import Program
from gwint.faults import GwintError
from gwint.lab.game_runners import check_bot
from gwint.lab.ledger import Ledger
from gwint.lab.plans import Plan
from gwint.lab.summary import summarise
from gwint.lab.worker_pool import ProcessPool
from tests.engine.scenes import EXAMPLE, ROOT, bad
from tests.faults import of_kind
from tests.server.bots.scenes import Line

DECKS = {one.id: one.deck for one in starters()[:3]}


def play_arena(folder: Path, *bots: str, games: int = 8) -> Ledger:
    ledger = Ledger(folder, Plan(bots, DECKS, games))
    with ProcessPool(1) as crew:
        ledger.play_missing(crew, lambda games: None)
    return ledger


def test_the_example_plays_the_same_arena_games_twice(tmp_path: Path) -> None:
    first, second = play_arena(tmp_path / "one", "random", EXAMPLE), play_arena(tmp_path / "two", "random", EXAMPLE)
    summary = summarise(first.plan, first.games_by_deal())
    assert summary.games == 8
    assert {one.name for one in summary.bots.standings} == {"random", EXAMPLE}
    assert list(first.games_by_deal()) == list(second.games_by_deal())


def test_our_engine_plays_the_same_games_as_its_bot(tmp_path: Path) -> None:
    command = f"{sys.executable} -m gwint.cli engine --bot greedy"
    inside, outside = play_arena(tmp_path / "in", "random", "greedy"), play_arena(tmp_path / "out", "random", command)
    games = [[game.outcome for deal in ledger.games_by_deal() for game in deal] for ledger in (inside, outside)]
    assert games[0] == games[1]


@pytest.mark.parametrize(("how", "kind"), [("dying", "engine-ended"), ("cheating", "engine-answer")])
def test_a_program_that_fails_stops_the_run_with_the_reason(how: str, kind: str, tmp_path: Path) -> None:
    with pytest.raises(GwintError) as failed:
        play_arena(tmp_path, "random", bad(how))
    assert (failed.value.kind, failed.value.details["bot"]) == ("lab-bot-failed", bad(how))
    assert failed.value.details["reason"].kind == kind  # type: ignore[attr-defined]
    assert len(str(failed.value.details["seed"])) == 64
    assert i18n.format_refusal(failed.value, "de").startswith(("Das Programm", "Die Antwort des Programms"))


def test_an_unknown_command_is_refused_before_the_first_game() -> None:
    with pytest.raises(GwintError, check=of_kind("engine-missing")):
        check_bot("/no/such/program")
    check_bot(f"{EXAMPLE}@50ms")


def test_a_program_can_be_given_a_budget() -> None:
    with BotLoader() as loader:
        bot = loader.load(f"{EXAMPLE}@50ms")
        assert isinstance(bot.bot, Program)
        assert (bot.name, bot.bot.command, bot.budget) == (EXAMPLE, EXAMPLE, Budget(milliseconds=50))
        assert loader.load(f"{EXAMPLE} me@home").name == f"{EXAMPLE} me@home"


def test_interrupting_an_arena_ends_its_hanging_program(line: Line, tmp_path: Path) -> None:
    arguments = ["lab", "arena", "--bots", f"random,{bad('helped', line.path)}", "--decks", ",".join(DECKS)]
    arguments += ["--games", "8", "--workers", "1", "--out", str(tmp_path / "arena")]
    reset_sigint = partial(signal.signal, signal.SIGINT, signal.default_int_handler)
    command = [sys.executable, "-m", "gwint.cli", *arguments]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, preexec_fn=reset_sigint) as process:
        assert int(line.heard())
        process.send_signal(signal.SIGINT)
        assert b"gwint lab resume" in process.communicate()[1]
    assert (process.returncode, line.heard()) == (130, "")
