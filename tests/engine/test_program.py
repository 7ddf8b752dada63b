"""A program plays what it answers, and no process remains after it ends or fails."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from gwint import i18n
from gwint.bots import INSTANT, Budget
from gwint.cards import LANGUAGES
from gwint.engine import is_command
from gwint.engine.loading import BotLoader
from gwint.engine.messages import EngineError
from gwint.engine.program import Program
from gwint.faults import GwintError
from gwint.rules.modes import DUEL
from gwint.rules.moves import Pass
from gwint.rulesets import LEGENDARY
from tests.engine.scenes import EXAMPLE, TURN, bad
from tests.faults import of_kind
from tests.server.bots.scenes import SHORT_S, Line, lives


@pytest.mark.parametrize("bot", ["python bot.py", "./bot", "/usr/bin/bot"])
def test_a_command_has_a_space_or_is_a_path(bot: str) -> None:
    assert is_command(bot)


@pytest.mark.parametrize("bot", ["greedy", "mine:choose", "fast:random", "champion@50ms"])
def test_a_bot_name_is_not_a_command(bot: str) -> None:
    assert not is_command(bot)


def test_a_program_chooses_among_the_moves_of_the_view() -> None:
    with BotLoader() as loader:
        bot = loader.load(EXAMPLE)
        assert isinstance(bot.bot, Program)
        assert bot.bot.greet(DUEL, LEGENDARY) == "Careful"
        assert bot(TURN, seed="1") in TURN.moves
        assert bot(TURN, seed="1") == bot(TURN, seed="1")
        assert loader.load(EXAMPLE) is bot


def test_a_program_is_sent_quit(tmp_path: Path) -> None:
    with BotLoader() as loader:
        assert loader.load(bad("polite", tmp_path / "said"))(TURN, seed="1") == Pass()
    assert (tmp_path / "said").read_text() == "goodbye"


def test_a_single_legal_move_does_not_start_the_program() -> None:
    assert BotLoader().load("/no/such/program")(replace(TURN, moves=(Pass(),))) == Pass()


@pytest.mark.parametrize(
    ("how", "kind", "reason"),
    [
        ("dying", "engine-ended", None),
        ("nonsense", "engine-answer", "engine-line"),
        ("welcoming", "engine-answer", "engine-line"),
        ("numbers", "engine-answer", "wire-value"),
        ("cheating", "engine-answer", "illegal-phrase"),
        ("refusing", "engine-refused", "too-tired"),
        ("mute", "engine-ended", None),
    ],
)
def test_a_failure_names_the_program_and_it_can_be_asked_again(how: str, kind: str, reason: str | None) -> None:
    bot = Program(bad(how))
    for _ in range(2):
        with pytest.raises(EngineError) as failed:
            bot(TURN, INSTANT, "1")
        assert failed.value.kind == kind
        assert failed.value.details["program"] == bad(how)
        assert getattr(failed.value.details.get("reason"), "kind", None) == reason


def test_a_program_that_exits_is_reported_with_its_exit_code() -> None:
    with pytest.raises(EngineError) as failed:
        Program(bad("dying"))(TURN, INSTANT, "1")
    assert failed.value.details["code"] == 3


def test_an_illegal_answer_is_reported_with_the_legal_moves() -> None:
    with pytest.raises(EngineError) as failed:
        Program(bad("cheating"))(TURN, INSTANT, "1")
    for language in LANGUAGES:
        assert "Zoltan Chivay" in i18n.format_refusal(failed.value, language)


def test_a_program_that_overruns_is_killed() -> None:
    with pytest.raises(EngineError) as failed:
        Program(bad("hanging"), deadline_s=SHORT_S)(TURN, Budget(milliseconds=100), "1")
    assert (failed.value.kind, failed.value.details["seconds"]) == ("engine-overran", f"{SHORT_S + 0.1:g}")


def test_a_program_with_another_protocol_version_is_refused() -> None:
    with pytest.raises(EngineError, check=of_kind("engine-protocol")):
        Program(bad("newer")).greet()


@pytest.mark.parametrize(
    "command", ["no-such-program --at all", "/no/such/program", "python 'unfinished", "  ", "\0 a", str(Path(__file__))]
)
def test_a_command_that_cannot_start_is_refused(command: str) -> None:
    with pytest.raises(GwintError) as refused:
        Program(command).greet()
    assert refused.value.kind == "engine-missing"


# Cleaning up


def test_child_processes_of_a_program_are_killed_with_it(line: Line) -> None:
    with pytest.raises(EngineError, check=of_kind("engine-overran")):
        Program(bad("helped", line.path), deadline_s=SHORT_S)(TURN, INSTANT, "1")
    pid = int(line.heard())
    assert line.heard() == ""
    assert not lives(pid)


def test_commands_are_not_run_by_a_shell(tmp_path: Path) -> None:
    for command in (f"true; touch {tmp_path}/touched", f"cat {tmp_path}/$(touch {tmp_path}/touched)"):
        with pytest.raises(EngineError):
            Program(command).greet()
    assert not list(tmp_path.iterdir())
