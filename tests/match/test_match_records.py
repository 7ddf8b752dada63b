"""A match as a text that replays to the same match, saved and resumed at any point."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from gwint.match import Match, Name
from gwint.notation.record import RecordError
from gwint.rules import RULES_VERSION
from gwint.rules.events import Event
from tests.golden import BREAK
from tests.match.golden import DRAWN, FOLDER, transcript
from tests.match.sample_matches import (
    MONSTERS,
    REALMS,
    SKELLIGE,
    draw_game,
    name_decks,
    new_match,
    random_match,
    random_moves,
    win_game,
)
from tests.scenes import rule
from tests.whole_views import whole


def same(match: Match, other: Match) -> bool:
    """Whether two matches are in the same state, including their games' tables and logs."""
    for one in (0, 1, None):
        assert whole(match.view(one)) == whole(other.view(one))
    assert [log_text(played.game.table.log) for played in match.games] == [
        log_text(played.game.table.log) for played in other.games
    ]
    assert match.record() == other.record()
    return True


def log_text(log: list[Event]) -> str:
    return repr(log)


@cache
def full() -> str:
    """A match with two draws, a game given up, a game won, and a third game in progress."""
    match = draw_game(draw_game(name_decks(new_match(first=0), MONSTERS, REALMS)))
    win_game(match, 1)
    win_game(name_decks(match, SKELLIGE, MONSTERS), 0)
    name_decks(match, REALMS, SKELLIGE)
    match.play("done", 1)
    match.play("done", 0)
    match.undo(1, 1)
    match.play("done", 0)
    match.play("pass")
    return match.record({"date": "2026-11-15"})


# Round trips


@rule("TOUR-2", "TOUR-4")
@pytest.mark.parametrize("number", range(6))
def test_a_random_match_reads_back_to_the_same_at_every_few_moves(number: int) -> None:
    match, rng = random_match(number), random.Random(number)
    assert same(Match.from_record(match.record()), match)
    for count in random_moves(match, rng):
        if count % 25 == 0 or match.game is None:
            assert same(Match.from_record(match.record()), match)
    assert match.result is not None
    assert same(Match.from_record(match.record()), match)


def test_a_match_continues_from_its_record_unchanged() -> None:
    match = Match.from_record(full())
    other = Match.from_record(full())
    for one in (match, other):
        rng = random.Random(3)
        for _ in random_moves(one, rng):
            pass
    assert same(match, other)
    assert match.result is not None


def test_a_match_record_is_written_as_it_was_read() -> None:
    assert Match.from_record(full()).record() == full()


def test_a_match_record_is_written_like_this() -> None:
    lines = full().splitlines()
    assert lines[:5] == [
        "gwint match 1",
        f"rules version | {RULES_VERSION}",
        "rules | legendary",
        f"seed | {new_match(first=0)._record.seed}",
        "date | 2026-11-15",
    ]
    assert [line.partition("|")[0].strip() for line in lines[5:16]] == [
        "p1", "p1 leader 1", "p1 deck name 1", "p1 deck 1", "p1 leader 2", "p1 deck name 2", "p1 deck 2",
        "p1 leader 3", "p1 deck name 3", "p1 deck 3", "p2",
    ]  # fmt: skip
    start = lines.index("names")
    assert lines[start : start + 9] == [
        "names",
        "  p1 name Monsters",
        "  p2 name Northern Realms",
        "game 1",
        "  p1 done",
        "  p2 done",
        "  # round 1",
        "  p1 pass",
        "  p2 pass",
    ]
    assert [line for line in lines if line.startswith(("game", "result", "match result"))] == [
        "game 1",
        "result | nobody wins, on the table",
        "game 1, replay 1",
        "result | nobody wins, on the table",
        "game 1, replay 2",
        "result | p2 wins, p1 resigned",
        "game 2",
        "result | p1 wins, p2 resigned",
        "game 3",
        "result | unfinished",
        "match result | unfinished",
    ]


def test_a_comment_names_the_winner_of_a_toss() -> None:
    match = draw_game(draw_game(draw_game(name_decks(new_match(), REALMS, REALMS))))
    assert f"# by the toss it counts for p{(match.games[-1].winner or 0) + 1}" in match.record()
    assert same(Match.from_record(match.record()), match)


@pytest.mark.parametrize("end", ["resign", "out_of_time", "abandon"])
@pytest.mark.parametrize("playing", [False, True])
def test_a_match_that_was_given_up_reads_back(end: str, playing: bool) -> None:
    match = name_decks(new_match(first=0), MONSTERS, REALMS) if playing else new_match()
    if end == "abandon":
        match.abandon()
    else:
        getattr(match, end)(1)
    again = Match.from_record(match.record())
    assert again.result == match.result
    assert same(again, match)


def test_a_record_may_end_after_any_part() -> None:
    """A record that is cut after any part is an unfinished match."""
    lines = full().splitlines()
    for at in [number for number, line in enumerate(lines) if line.startswith(("names", "game", "  p1 name"))]:
        match = Match.from_record("\n".join(lines[:at]))
        assert match.result is None
        assert match.acting


def test_case_order_comments_and_blank_lines_do_not_matter() -> None:
    lines = full().splitlines()
    start = lines.index("names")
    head, body = lines[1:start], lines[start:]
    loose = ["", "# a match", "Gwint  MATCH 1 # the first", *body, "", *reversed(head)]
    loose = [line.replace("game 1, replay", "GAME 1 , Replay").replace("names", "Names") for line in loose]
    loose = [f"{line}   # a comment" if line.startswith("  p") else line for line in loose]
    assert Match.from_record("\ufeff" + "\n\n".join(loose)).record() == full()


def test_tags_and_names_are_written_on_one_line() -> None:
    match = Match(*new_match().lineups, seed=1, players=("Ala\nof Vizima",))
    text = match.record({"place": "The Seven\nCats | Inn # upstairs"})
    assert "p1 | Ala of Vizima\n" in text
    assert Match.from_record(text).players == ("Ala of Vizima", "")
    assert Match.from_record(text).record() == text
    for key in ("match result", "seed", "P1", "result", "moves"):
        with pytest.raises(RecordError) as refused:
            match.record({key: "x"})
        assert refused.value.kind == "record-tag"


# Faults with their lines


def spoilt(change: Callable[[list[str]], int]) -> tuple[RecordError, int]:
    """The error of a record with one line changed, and the number of that line."""
    lines = full().splitlines()
    place = change(lines)
    with pytest.raises(RecordError) as refused:
        Match.from_record("\n".join(lines))
    return refused.value, place + 1


def replaced(begins: str, line: str, after: str = "gwint", nth: int = 0) -> Callable[[list[str]], int]:
    """Replace the first line with this beginning, after a line with another beginning."""

    def change(lines: list[str]) -> int:
        start = next(number for number, line in enumerate(lines) if line.startswith(after))
        found = [number for number, line in enumerate(lines) if number >= start and line.startswith(begins)]
        lines[found[nth]] = line
        return found[nth]

    return change


@pytest.mark.parametrize(
    ("change", "kind", "details"),
    [
        (replaced("gwint match", "gwint record 1"), "record-header", {"expected": "gwint match 1"}),
        (replaced("gwint match", "gwint match 2"), "record-version", {"version": 2, "known": 1}),
        (replaced("rules version", "rules version | 9"), "record-rules-version", {"version": 9}),
        (replaced("rules version", "rules version | x"), "record-number", {"why": "not-a-number"}),
        (replaced("rules |", "rules | chess"), "record-rules", {"why": "ruleset-name"}),
        (replaced("seed", "seed | 12"), "record-seed", {"text": "12"}),
        (replaced("date", "mode | duel"), "record-line", {"text": "mode | duel"}),
        (replaced("date", "start"), "record-line", {"text": "start"}),
        (replaced("date", "p1 leader 4 | King Bran"), "record-line", {}),
        (replaced("date", "p3 | Cecil"), "record-line", {}),
        (replaced("date", "result | p1 wins"), "record-line", {}),
        (replaced("date", "P2 Deck 3 | Ghoul"), "record-twice", None),
        (replaced("p2 leader 2", "p2 leader 2 | Folltest"), "record-leader", {"why": "unknown-leader"}),
        (replaced("p1 deck 3", "p1 deck 3 | 2 Goul"), "record-deck", {"why": "unknown-card"}),
        (replaced("p2 deck 1", "p2 faction 1 | Elves"), "record-missing", None),
        (replaced("  p1 name Monsters", "  p1 name Nilfgaard"), "record-illegal-move", {"why": "illegal-phrase"}),
        (replaced("  p1 name Monsters", "  p2 name 1"), "record-illegal-move", {"why": "not-your-turn"}),
        (replaced("  p1 name Monsters", "  p3 name 1"), "record-seat", {"seats": ("p1", "p2")}),
        (replaced("  p2 name", "  p2 dance"), "record-illegal-move", {"why": "unknown-phrase", "entry": 2}),
        (replaced("  p1 name", "  p1 name Monsters", after="game 2"), "record-illegal-move", None),
        (replaced("game 1", "game 2"), "match-order", {"text": "game 2", "expected": "game 1"}),
        (replaced("game 1, replay 2", "game 2"), "match-order", {"expected": "game 1, replay 2"}),
        (replaced("game 1", "names"), "record-line", None),
        (replaced("  p2 pass", "  p2 dance"), "record-illegal-move", {"why": "unknown-phrase", "entry": 4}),
        (replaced("  p2 pass", "moves"), "record-line", {}),
        (replaced("  p2 pass", "start"), "record-line", {}),
        (replaced("  p2 pass", "  p2 take back 4"), "record-take-back", {"count": 4, "moves": 3}),
        (replaced("  p2 pass", "  p3 pass"), "record-seat", {}),
        (replaced("result", "result | p1 wins"), "record-result-disagrees", {"recorded": "p1 wins, on the table"}),
        (replaced("result", "result | chess"), "record-result", {"text": "chess"}),
        (replaced("result", "result | abandoned", after="game 3"), "record-result", {"text": "abandoned"}),
        (replaced("final", f"final | {'0' * 12}"), "record-final-disagrees", {"recorded": "0" * 12}),
        (replaced("final", f"final | {'0' * 12}", after="game 3"), "record-final-disagrees", {"recorded": "0" * 12}),
        (replaced("final", "Final | 0"), "record-final", {"text": "0"}),
        (replaced("final", "Result | p1 wins"), "record-twice", None),
        (replaced("match result", "match result | p1 wins"), "record-result-disagrees", {"table": "unfinished"}),
        (replaced("match result", "match result | nobody wins"), "record-result-disagrees", {}),
        (replaced("match result", "match result | p1 wins, p1 resigned"), "record-result-disagrees", {}),
        (replaced("match result", "match result | later"), "record-result", {"text": "later"}),
        (replaced("match result", "game 4"), "match-order", {"expected": "match result"}),
        (replaced("match result", "game 3"), "match-order", {"expected": "match result"}),
        (replaced("match result", "what"), "record-line", {"text": "what"}),
    ],
)  # fmt: skip
def test_a_fault_names_its_line(
    change: Callable[[list[str]], int], kind: str, details: dict[str, object] | None
) -> None:
    error, line = spoilt(change)
    assert error.kind == kind
    if details is not None:
        assert error.line == line
        assert {key: error.details[key] for key in details} == details


@examples(max_examples=150)
@given(st.integers())
def test_a_damaged_record_is_read_or_refused_with_a_line(luck: int) -> None:
    rng = random.Random(luck)
    lines = full().splitlines()
    for _ in range(rng.randint(1, 3)):
        one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        spoil = rng.randrange(4)
        if spoil == 0:
            del lines[one]
        elif spoil == 1:
            lines.insert(one, lines[other])
        elif spoil == 2:
            lines[one], lines[other] = lines[other], lines[one]
        else:
            lines[one] = lines[one][: rng.randint(0, len(lines[one]))]
    line = faulty_line("\n".join(lines))
    assert line is None or 1 <= line <= max(1, len(lines))


def faulty_line(text: str) -> int | None:
    """The line that is refused; None if the match can be read, and then also read back from its own text."""
    try:
        match = Match.from_record(text)
    except RecordError as error:
        return error.line
    assert same(Match.from_record(match.record()), match)
    return None


@pytest.mark.parametrize("key", ["seed", "p1 leader 1", "p2 deck 3"])
def test_a_missing_line_is_named(key: str) -> None:
    lines = [line for line in full().splitlines() if not line.startswith(f"{key} |")]
    with pytest.raises(RecordError) as refused:
        Match.from_record("\n".join(lines))
    assert (refused.value.kind, refused.value.details["text"]) == ("record-missing", key)
    assert refused.value.line == lines.index("names") + 1


def test_an_empty_text_is_refused() -> None:
    for text in ("", "\n\n", "# nothing\n"):
        with pytest.raises(RecordError) as refused:
            Match.from_record(text)
        assert (refused.value.kind, refused.value.line) == ("record-header", 1)


@rule("DECK-4", "TOUR-1")
def test_faulty_lineups_in_a_record_are_refused_with_every_fault() -> None:
    lines = full().splitlines()
    change = replaced("p2 deck 3", "p2 deck 3 | Ghoul")
    change(lines)
    with pytest.raises(RecordError) as refused:
        Match.from_record("\n".join(lines))
    assert refused.value.kind == "match-lineups"
    assert refused.value.line == next(number for number, line in enumerate(lines, 1) if line.startswith("p1 leader 1"))
    assert len(refused.value.details["faults"]) == 2  # type: ignore[arg-type]


def test_no_deck_is_named_after_an_unfinished_game() -> None:
    lines = full().splitlines()
    with pytest.raises(RecordError) as refused:
        Match.from_record("\n".join([*lines[:-1], "names", "  p1 name 1"]))
    assert refused.value.kind == "match-order"
    assert refused.value.line == len(lines) + 1
    assert refused.value.details["expected"] == "match result"


def test_namings_are_written_as_their_shortest_phrases() -> None:
    match = new_match(first=0)
    match.play(Name(MONSTERS))
    assert "  p1 name Monsters\n" in match.record()
    text = match.record().replace("p1 name Monsters", "p1: 1")
    assert Match.from_record(text).record() == match.record()


# Golden matches


@rule("TOUR-2", "TOUR-3", "TOUR-4", "TOUR-5")
@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_golden_match_is_unchanged(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.from_record(text.partition(BREAK)[0])
    assert transcript(match).splitlines() == text.splitlines()


def test_there_is_a_golden_match_of_every_ruleset() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(DRAWN)
