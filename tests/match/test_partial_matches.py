"""Records of matches that do not replay as a whole: they replay as far as they can, with the reason."""

from __future__ import annotations

import random

import pytest

from gwint.match import Match
from gwint.notation.record_model import RecordError
from gwint.rules import RULES_VERSION
from tests.match.sample_matches import random_match, random_moves


def whole(number: int = 0) -> str:
    """The record of a whole match."""
    match = random_match(number)
    for _ in random_moves(match, random.Random(number)):
        pass
    return match.record()


def changed(text: str, place: int, line: str) -> str:
    lines = text.splitlines()
    lines[place] = line
    return "\n".join(lines)


def game_lines(text: str) -> list[int]:
    """The places of the moves of all games."""
    lines = text.splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("game "))
    return [
        place for place in range(start, len(lines)) if lines[place].startswith("  p") and " name " not in lines[place]
    ]


def partly(text: str) -> tuple[Match, RecordError]:
    """The match as far as it replays, and the reason; what was replayed is itself a whole record."""
    with pytest.raises(RecordError):
        Match.from_record(text)
    match = Match.from_record(text, partial=True)
    assert Match.from_record(match.record()).record() == match.record()
    assert match.replay_fault is not None
    return match, match.replay_fault


def test_a_whole_match_has_no_reason() -> None:
    match = Match.from_record(whole(), partial=True)
    assert (match.record(), match.replay_fault, match.copy().replay_fault) == (whole(), None, None)


@pytest.mark.parametrize("line", ["  p1 Nobody", "  ???", "  p1 Gh|oul"])
def test_a_bad_move_ends_the_replay_in_its_game(line: str) -> None:
    text = whole()
    place = game_lines(text)[-3]
    match, fault = partly(changed(text, place, line))
    assert match.result is None
    assert match.game is not None
    assert match.game.made
    assert fault.line == place + 1


def test_a_deck_that_cannot_be_named_ends_the_replay() -> None:
    text = whole()
    places = [place for place, line in enumerate(text.splitlines()) if " name " in line and line.startswith("  p")]
    for line, kind in (("  p1 name Nobody", "record-illegal-move"), ("  ???", "record-seat")):
        match, fault = partly(changed(text, places[2], line))
        assert (len(match.games), fault.kind, fault.line) == (1, kind, places[2] + 1)


def test_a_wrong_result_does_not_hide_the_match() -> None:
    text = whole()
    place = next(place for place, line in enumerate(text.splitlines()) if line.startswith("match result"))
    match, fault = partly(changed(text, place, "match result | nobody wins, on the table"))
    assert (fault.kind, match.record()) == ("record-result-disagrees", text)


def test_a_match_of_a_newer_version_replays_if_all_of_it_agrees() -> None:
    text = whole().replace(f"rules version | {RULES_VERSION}", f"rules version | {RULES_VERSION + 1}")
    with pytest.raises(RecordError, match="version"):
        Match.from_record(text)
    assert Match.from_record(text, partial=True).replay_fault is None
    match, fault = partly(changed(text, game_lines(text)[-3], "  p1 Nobody"))
    assert (fault.kind, fault.line, match.result) == ("record-rules-version", 2, None)


def test_lineups_that_cannot_be_read_are_refused() -> None:
    with pytest.raises(RecordError):
        Match.from_record(whole().replace("p1 leader 1", "p1 captain 1"), partial=True)
