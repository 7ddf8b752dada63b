"""`gwint play --against "command ..."` seats a program; nothing else can start one."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import Result

from gwint.match import Match
from tests.cli.runner import archived_records, game_of, run
from tests.engine.scenes import EXAMPLE, ROOT, bad

ALWAYS_FIRST = "1\n" * 200
"""Enough answers for any game."""


def play(home: Path, given: str, *arguments: str) -> Result:
    return run("play", *arguments, given=given, GWINT_HOME=str(home))


@pytest.mark.parametrize("mode", [["duel"], ["ffa", "--players", "3"], ["team"]], ids=str)
def test_a_whole_game_is_played_against_the_example(mode: list[str], tmp_path: Path) -> None:
    result = play(tmp_path, ALWAYS_FIRST, "--against", EXAMPLE, "--seed", "1", "--mode", *mode)
    assert result.exit_code == 0
    (record,) = archived_records(tmp_path)
    game = game_of(record)
    assert game.result is not None
    assert game.result.how == "on-table"
    assert all(name.startswith("Careful") for name in game.players[1:])


def test_a_match_is_played_against_the_example(tmp_path: Path) -> None:
    result = play(tmp_path, ALWAYS_FIRST, "--against", EXAMPLE, "--seed", "1", "--mode", "match")
    assert result.exit_code == 0
    match = Match.from_record((tmp_path / "saved.gwint").read_text(encoding="utf-8"))
    assert (match.players[1], len(match.games)) == ("Careful", 1)


def test_programs_and_bots_play_at_the_same_table(tmp_path: Path) -> None:
    result = play(tmp_path, ALWAYS_FIRST, "--mode", "ffa", "--against", f"greedy,{EXAMPLE}", "--seed", "1")
    assert result.exit_code == 0
    (record,) = archived_records(tmp_path)
    assert game_of(record).players[1:] == ("Greedy bot", "Careful")


def test_a_command_that_cannot_be_started_is_refused_before_the_deal(tmp_path: Path) -> None:
    result = play(tmp_path, "", "--against", "/no/such/program", "--lang", "de")
    assert result.exit_code == 1
    assert result.stderr.startswith("Das Programm lässt sich nicht starten: /no/such/program.")
    assert not (tmp_path / "saved.gwint").exists()


def test_an_unknown_name_is_a_usage_error(tmp_path: Path) -> None:
    assert play(tmp_path, "", "--against", "no-such-bot").exit_code == 2


def test_a_failing_program_is_reported_and_the_game_is_saved(tmp_path: Path) -> None:
    result = play(tmp_path, "pass\n" * 5, "--against", bad("cheating"), "--seed", "1")
    assert result.exit_code == 0
    assert f"The program’s answer is not valid: {bad('cheating')[:60]}" in result.stdout
    assert "The game is saved." in result.stdout
    assert "seat 2" in (tmp_path / "saved.gwint").read_text(encoding="utf-8")


def test_a_record_never_starts_a_program(tmp_path: Path) -> None:
    """A program named in a record is reported to the player, and a bot plays instead."""
    play(tmp_path, "1\n", "--against", EXAMPLE, "--seed", "1")
    saved = tmp_path / "saved.gwint"
    text = saved.read_text(encoding="utf-8")
    assert EXAMPLE in text
    evil = tmp_path / "evil"
    saved.write_text(text.replace(EXAMPLE, f"touch {evil}"), encoding="utf-8")
    result = play(tmp_path, ALWAYS_FIRST, "--load", str(saved))
    assert result.exit_code == 0
    assert f"This program had a seat in the saved game: touch {evil}." in result.stdout
    assert "this bot plays instead: Greedy bot." in result.stdout
    assert not evil.exists()


def test_a_saved_game_continues_with_the_program_given_again(tmp_path: Path) -> None:
    play(tmp_path, "1\n", "--against", EXAMPLE, "--seed", "1")
    result = play(tmp_path, ALWAYS_FIRST, "--load", str(tmp_path / "saved.gwint"), "--against", EXAMPLE)
    assert result.exit_code == 0
    assert "had a seat" not in result.stdout
    assert game_of(archived_records(tmp_path)[-1]).result is not None


def test_the_example_is_thirty_lines_of_plain_python() -> None:
    text = (ROOT / "examples" / "bot.py").read_text(encoding="utf-8")
    assert sum(bool(line.strip()) for line in text.splitlines()) <= 30
    assert "import gwint" not in text
    assert "from gwint" not in text
