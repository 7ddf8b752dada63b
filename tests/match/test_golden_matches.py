"""Golden matches: whole matches as text, replayed and compared line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwint.match import Match
from tests.golden import BREAK
from tests.match.golden import DRAWN, FOLDER, transcript
from tests.scenes import rule


@rule("TOUR-2", "TOUR-3", "TOUR-4", "TOUR-5")
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_golden_match_is_unchanged(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.from_record(text.partition(BREAK)[0])
    assert transcript(match).splitlines() == text.splitlines()


def test_there_is_a_golden_match_of_every_ruleset() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(DRAWN)
