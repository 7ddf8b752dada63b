"""Records of other versions of the rules and damaged records: they replay as far as they can, with the reason."""

from __future__ import annotations

import pytest

from gwint.game import Game
from gwint.match import Match
from gwint.notation.record_model import RecordError
from gwint.rules import RULES_VERSION
from tests.scenes import rule, shows

IDLE = """\
gwint record 1
rules version | 1
start
  mode | ffa-3
  p1 hand | Ves, Thaler
  p1 points | 1
  p2 hand | Ghoul
  p3 hand | Ghoul
moves
  p1 pass
  p2 pass
  p3 pass
result | p1 wins, on the table
"""
"""FFA-4. A game of version 1 that ended after one round in which no player acted."""
HORNS = """\
gwint record 1
rules version | 1
start
  hand | Dandelion [monsters], Ves
  close | Dandelion
  foe hand | Ghoul
moves
  p1 Dandelion
  p2 pass
  p1 pass
"""
"""AB-HORN. A game of version 1 with two horn units in a row."""


def duel(version: int = RULES_VERSION) -> str:
    """The record of a whole duel."""
    game = Game("northern-realms-siege", "monsters-swarm", seed=7, rules_version=version)
    while game.result is None:
        game.play(game.moves[0])
    return game.record()


def of_version(text: str, version: int) -> str:
    return text.replace(f"rules version | {RULES_VERSION}", f"rules version | {version}")


def with_move(text: str, number: int, line: str) -> str:
    """The record with another line instead of its move of this number."""
    lines = text.splitlines()
    moves = [place for place, one in enumerate(lines) if one.startswith("  p")]
    lines[moves[number - 1]] = line
    return "\n".join(lines)


def partly(text: str) -> Game:
    """The game of a record as far as it replays; what was replayed is itself a whole record."""
    game = Game.from_record(text, partial=True)
    assert Game.from_record(game.record()).table == game.table
    return game


def reason(game: Game | Match) -> RecordError:
    assert game.replay_fault is not None
    return game.replay_fault


# Older versions


@rule("FFA-4")
def test_an_idle_round_ends_a_free_for_all_of_version_1() -> None:
    for game in (Game.from_record(IDLE), partly(IDLE)):
        assert shows(game.table, "winner | p1", "round | 1")
        assert game.replay_fault is None


@rule("FFA-4")
def test_the_same_moves_do_not_end_a_free_for_all_of_version_2() -> None:
    game = partly(IDLE.replace("version | 1", "version | 2"))
    assert shows(game.table, "round | 2", "idle rounds | 1")
    assert (reason(game).kind, len(game.made)) == ("record-result-disagrees", 3)


@rule("AB-HORN")
@pytest.mark.parametrize(("version", "total"), [(1, 8), (2, 6)])
def test_horn_units_of_an_old_record_count_as_they_did(version: int, total: int) -> None:
    text = HORNS.replace("version | 1", f"version | {version}")
    assert Game.from_record(text).table.totals == [(total, 0)]


@pytest.mark.parametrize("version", range(1, RULES_VERSION + 1))
def test_a_record_is_written_with_its_own_version(version: int) -> None:
    text = duel(version)
    assert f"rules version | {version}\n" in text
    assert Game.from_record(text).record() == text


# Unknown versions


@pytest.mark.parametrize("version", [0, RULES_VERSION + 1])
def test_a_record_of_an_unknown_version_is_refused_unless_a_part_is_enough(version: int) -> None:
    with pytest.raises(RecordError) as refused:
        Game.from_record(of_version(duel(), version))
    assert refused.value.kind == "record-rules-version"
    assert refused.value.details["version"] == version


def test_a_record_of_a_newer_version_replays_if_all_of_it_agrees_with_the_current_rules() -> None:
    game = partly(of_version(duel(), RULES_VERSION + 1))
    assert game.replay_fault is None
    assert game.record() == duel()


def test_a_record_of_a_newer_version_replays_up_to_where_the_rules_differ() -> None:
    text = with_move(of_version(duel(), RULES_VERSION + 1), 6, "  p1 discard Ves")
    game = partly(text)
    assert len(game.made) == 5
    assert (reason(game).kind, reason(game).line) == ("record-rules-version", 2)


def test_a_record_of_a_newer_version_that_does_not_prove_itself_is_not_trusted() -> None:
    """Without the digest of its last table, nothing shows that the rules were the same."""
    text = of_version(duel(), RULES_VERSION + 1).partition("final |")[0]
    game = partly(text)
    assert game.table.over
    assert reason(game).kind == "record-rules-version"


# Damaged records


def test_an_illegal_move_in_the_middle_ends_the_replay_with_the_reason() -> None:
    text = with_move(duel(), 8, "  p1 Geralt of Rivia")
    with pytest.raises(RecordError):
        Game.from_record(text)
    game = partly(text)
    assert len(game.made) == 7
    assert game.result is None
    assert (reason(game).kind, reason(game).details["entry"]) == ("record-illegal-move", 8)
    assert text.splitlines()[reason(game).line - 1] == "  p1 Geralt of Rivia"


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("  ???", "record-seat"),
        ("  p7 pass", "record-seat"),
        ("  p1 take back 99", "record-take-back"),
        ("  p1 Gh|oul", "record-line"),
        ("seed | again", "record-twice"),
    ],
)
def test_a_line_that_cannot_be_read_ends_the_replay_with_the_reason(line: str, kind: str) -> None:
    text = with_move(duel(), 8, line)
    game = partly(text)
    assert len(game.made) == 7
    assert reason(game).kind == kind
    assert text.splitlines()[reason(game).line - 1] == line


def test_what_comes_first_is_the_reason() -> None:
    game = partly(with_move(with_move(duel(), 9, "  ???"), 6, "  p1 Geralt of Rivia"))
    assert (len(game.made), reason(game).kind) == (5, "record-illegal-move")


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("result | nobody wins, on the table", "record-result-disagrees"),
        ("result | who knows", "record-result"),
        ("final | 000000000000", "record-final-disagrees"),
        ("final | ?", "record-final"),
    ],
)
def test_a_wrong_ending_does_not_hide_the_game(line: str, kind: str) -> None:
    whole = duel()
    key = line.partition("|")[0]
    text = "\n".join(line if one.startswith(key) else one for one in whole.splitlines())
    game = partly(text)
    assert game.record() == whole
    assert reason(game).kind == kind


def test_a_record_that_breaks_off_replays_up_to_there() -> None:
    whole = duel()
    for length in range(whole.index("moves"), len(whole), 37):
        game = partly(whole[:length])
        assert whole.startswith(game.record().rpartition("result |")[0].rstrip().removesuffix("\n# round 1"))


@pytest.mark.parametrize(
    "text", ["", "gwint record 9", duel().replace("Foltest", "Nobody"), duel().replace("seed", "sd")]
)
def test_a_deal_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        Game.from_record(text, partial=True)


def test_a_whole_record_has_no_reason() -> None:
    game = partly(duel())
    assert game.replay_fault is None
    assert game.copy().replay_fault is game.again().replay_fault is None
    assert Game("northern-realms-siege", "monsters-swarm").replay_fault is None
