"""Texts of version 0.1.0: terminal saves resume and finish, records replay, pictures read and stamps match."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from gwint.cli import main
from gwint.game import Game
from gwint.match import Match
from gwint.notation.picture_reader import position
from gwint.notation.picture_writer import picture
from gwint.notation.stamp import first_stamp, stamp
from gwint.rules.agenda import STEP_KINDS

TEXTS: Any = json.loads((Path(__file__).parent / "version_0_1_0" / "texts.json").read_text(encoding="utf-8"))
ANY_MOVES = "1\n2\n3\n" * 400
"""Enough answers for any game, whatever is asked."""


def play(home: Path, typed: str) -> Result:
    result = CliRunner(env={"GWINT_HOME": str(home), "GWINT_LANG": "en"}).invoke(main, ["play"], input=typed)
    assert (result.exit_code, result.stderr) == (0, "")
    return result


def read_record(text: str) -> Game | Match:
    return Match.from_record(text) if text.startswith("gwint match") else Game.from_record(text)


@pytest.mark.parametrize("name", TEXTS["saves"])
def test_a_saved_game_resumes_and_is_played_to_its_end(name: str, tmp_path: Path) -> None:
    text, saved = TEXTS["saves"][name], tmp_path / "saved.gwint"
    saved.write_text(text, encoding="utf-8")
    play(tmp_path, "quit\n")
    assert saved.read_text(encoding="utf-8") == text
    play(tmp_path, ANY_MOVES)
    assert not saved.exists()
    (record,) = (tmp_path / "games").iterdir()
    finished = record.read_text(encoding="utf-8")
    assert finished.startswith(text.rpartition("result | unfinished\nfinal")[0])
    assert read_record(finished).result is not None


@pytest.mark.parametrize("name", TEXTS["records"])
def test_a_record_replays_and_is_written_as_it_was(name: str) -> None:
    text = TEXTS["records"][name]
    played = read_record(text)
    assert played.result is not None
    assert played.record() == text


@pytest.mark.parametrize("kind", TEXTS["pictures"])
def test_a_picture_reads_and_is_written_as_it_was(kind: str) -> None:
    old = TEXTS["pictures"][kind]
    table = position(old["picture"])
    assert picture(table) == old["picture"]
    assert STEP_KINDS[type(table.agenda[-1])] == kind
    assert stamp(table) == old["stamp"]
    assert first_stamp(table) == old["first_stamp"]


def test_there_is_a_picture_of_every_step() -> None:
    assert set(TEXTS["pictures"]) == set(STEP_KINDS.values())
