"""Programs in the arena: they are rated as any bot, and one that fails stops the run with its reason."""

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
from gwint.engine.program import Program, Programs
from gwint.faults import Refusal
from gwint.lab.game_runners import check_bot, find_bot
from gwint.lab.ledger import Ledger
from gwint.lab.plans import Plan
from gwint.lab.summary import summarise
from gwint.lab.worker_pool import ProcessPool
from tests.engine.scenes import EXAMPLE, ROOT, bad
from tests.server.bots.scenes import Line

DECKS = {one.id: one.deck for one in starters()[:3]}


def played(folder: Path, *bots: str, games: int = 8) -> Ledger:
    ledger = Ledger(folder, Plan(bots, DECKS, games))
    with ProcessPool(1) as crew:
        ledger.play_missing(crew, lambda games: None)
    return ledger


def test_the_example_plays_in_the_arena_and_the_same_games_again(tmp_path: Path) -> None:
    first, second = played(tmp_path / "one", "random", EXAMPLE), played(tmp_path / "two", "random", EXAMPLE)
    told = summarise(first.plan, first.games_by_deal())
    assert told.games == 8
    assert {one.name for one in told.bots.standings} == {"random", EXAMPLE}
    assert list(first.games_by_deal()) == list(second.games_by_deal())


def test_our_own_engine_is_as_good_as_the_bot_it_is(tmp_path: Path) -> None:
    command = f"{sys.executable} -m gwint.cli engine --bot greedy"
    inside, outside = played(tmp_path / "in", "random", "greedy"), played(tmp_path / "out", "random", command)
    games = [[game.outcome for deal in ledger.games_by_deal() for game in deal] for ledger in (inside, outside)]
    assert games[0] == games[1]


@pytest.mark.parametrize(("how", "kind"), [("dying", "engine-ended"), ("cheating", "engine-answer")])
def test_a_program_that_fails_stops_the_run_with_the_reason(how: str, kind: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal) as failed:
        played(tmp_path, "random", bad(how))
    assert (failed.value.kind, failed.value.details["bot"]) == ("lab-bot-failed", bad(how))
    assert failed.value.details["reason"].kind == kind  # type: ignore[attr-defined]
    assert len(str(failed.value.details["seed"])) == 64
    assert i18n.format_refusal(failed.value, "de").startswith("Ein Bot")


def test_a_command_of_nothing_is_refused_before_anything_is_played() -> None:
    with pytest.raises(Refusal, match="engine-missing"):
        check_bot("/no/such/program")
    check_bot(f"{EXAMPLE}@50ms")


def test_a_budget_may_be_told_to_a_program() -> None:
    with Programs() as programs:
        bot = find_bot(f"{EXAMPLE}@50ms", programs)
    assert isinstance(bot, Program)
    assert (bot.command, bot.budget) == (EXAMPLE, Budget(milliseconds=50))
    assert bot is programs.get(f"{EXAMPLE}@50ms")
    assert programs.get(f"{EXAMPLE} me@home").command == f"{EXAMPLE} me@home"


def test_a_hanging_program_ends_with_an_arena_that_is_interrupted(line: Line, tmp_path: Path) -> None:
    words = ["lab", "arena", "--bots", f"random,{bad('helped', line.path)}", "--decks", ",".join(DECKS)]
    words += ["--games", "8", "--workers", "1", "--out", str(tmp_path / "arena")]
    heeds = partial(signal.signal, signal.SIGINT, signal.default_int_handler)
    command = [sys.executable, "-m", "gwint.cli", *words]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, preexec_fn=heeds) as process:
        assert int(line.heard())
        process.send_signal(signal.SIGINT)
        assert b"gwint lab resume" in process.communicate()[1]
    assert (process.returncode, line.heard()) == (130, "")
