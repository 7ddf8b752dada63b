"""Errors in records name their line and the legal values."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gwint.notation.record import Ending, RecordError, RecordMove, RecordTakeBack, read, replay, write
from gwint.rulesets import LEGENDARY, RULESETS
from tests.notation.sample_records import MIDDLE, random_deal, unfinished_record


def text_of(number: int = 0) -> str:
    return write(unfinished_record(number)[0])


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.strip().startswith(start))


def changed_line(text: str, start: str, by: str | None) -> tuple[str, int]:
    """The text with the first line that begins like this changed or removed, and its number."""
    number = line_of(text, start)
    lines = text.splitlines()
    lines[number - 1 : number] = [] if by is None else by.split("\n")
    return "\n".join(lines) + "\n", number


WRONG_LINES = [
    ("gwint", "gwent record 1", "record-header"),
    ("gwint", "gwint record one", "record-header"),
    ("gwint", "gwint record 99999999999999999999", "record-header"),
    ("gwint", "gwint record 2", "record-version"),
    ("gwint", "gwint record 0", "record-version"),
    ("rules version", "rules version | two", "record-number"),
    ("rules version", "rules version | ²", "record-number"),
    ("rules version", "rules version 1", "record-line"),
    ("rules version", "rules version | 3", "record-rules-version"),
    ("rules version", "| 1", "record-line"),
    ("mode", "mode | duet", "record-mode"),
    ("rules |", "rules | klubb", "record-rules"),
    ("rules |", "rules | klub, roach=perhaps", "record-rules"),
    ("seed", "seed | 12ab", "record-seed"),
    ("date", "start", "record-needless-seed"),
    ("p1 leader", "p1 leader | Nobody", "record-leader"),
    ("p1 deck", "p1 deck | Ves, Vess", "record-deck"),
    ("p1 deck", "p1 deck | 100 Ves", "record-deck"),
    ("p1 deck", "p1 deck | 9999999999 Ves", "record-deck"),
    ("p1 deck", "p1 deck | " + "9" * 5000 + " Ves", "record-deck"),
    ("p2 leader", "p3 leader | King Bran", "record-seat"),
    ("p2 leader", "p2 lead | King Bran", "record-line"),
    ("p2 leader", "p1 leader | King Bran", "record-twice"),
    ("result", "result | p1 won", "record-result"),
    ("result", "result | p1 wins, p2 slept", "record-result"),
    ("result", "result | p1 wins, resigned", "record-result"),
    ("result", "result | p1 wins, p2 on the table", "record-result"),
    ("result", "result | p3 wins, p2 resigned", "record-seat"),
    ("result", "result | p1 wins, on the table", "record-result-disagrees"),
    ("result", "result | p1 wins, p1 resigned", "record-result-disagrees"),
    ("result", "results", "record-seat"),
    ("final", "final | 12", "record-final"),
    ("final", "final | 0123456789ab", "record-final-disagrees"),
    ("final", "mode | duel", "record-twice"),
]


@pytest.mark.parametrize(("start", "by", "kind"), WRONG_LINES)
def test_a_wrong_line_is_named(start: str, by: str, kind: str) -> None:
    text, number = changed_line(text_of(), start, by)
    if kind == "record-needless-seed":
        kind, number = "record-needless", line_of(text, "seed")
    with pytest.raises(RecordError) as caught:
        replay(read(text))
    assert (caught.value.kind, caught.value.line, caught.value.details["line"]) == (kind, number, number)


@pytest.mark.parametrize("key", ["seed", "p1 leader", "p1 deck", "p2 leader", "p2 deck"])
def test_a_missing_key_is_reported_where_the_moves_begin(key: str) -> None:
    text, _ = changed_line(text_of(), f"{key} |", None)
    with pytest.raises(RecordError) as caught:
        read(text)
    assert (caught.value.kind, caught.value.details["text"]) == ("record-missing", key)
    assert caught.value.line == line_of(text, "moves")


@pytest.mark.parametrize("key", ["rules version", "mode", "rules", "date", "p1", "result", "final"])
def test_optional_keys_may_be_left_out(key: str) -> None:
    record, table = unfinished_record(0)
    assert record.ruleset == LEGENDARY
    text, _ = changed_line(text_of(), f"{key} |", None)
    assert replay(read(text)) == table


def test_errors_list_the_known_values() -> None:
    def details(start: str, by: str) -> dict[str, object]:
        with pytest.raises(RecordError) as caught:
            read(changed_line(text_of(), start, by)[0])
        return dict(caught.value.details)

    assert details("mode", "mode | duet")["modes"]
    assert details("rules |", "rules | klubb")["names"] == tuple(RULESETS)
    assert "Ves" in details("p1 deck", "p1 deck | Vess")["nearest"]  # type: ignore[operator]
    assert details("p1 leader", "p1 leader | Siegemastr")["nearest"]
    assert "p1 deck" in details("mode", "mode duel")["expected"]  # type: ignore[operator]
    assert "p1 wins, p2 resigned" in details("result", "result | won")["expected"]  # type: ignore[operator]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("Geralt of Rivia", "illegal-phrase"),
        ("leader", "illegal-phrase"),
        ("Thalerr", "unknown-phrase"),
        ("exchange Thaler", "illegal-phrase"),
    ],
)
def test_an_illegal_move_is_named_with_the_legal_ones(line: str, why: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(read(MIDDLE.replace("LINE", line)))
    assert (caught.value.kind, caught.value.line) == ("record-illegal-move", 9)
    assert caught.value.details["why"] == why
    assert caught.value.details["text"] == f"p1 {line}"
    assert caught.value.details["entry"] == 3
    assert caught.value.details["legal"] == ("p1 Thaler", "p1 Catapult", "p1 pass")


def test_a_move_out_of_turn_is_named_with_the_legal_ones_of_the_acting_seat() -> None:
    with pytest.raises(RecordError) as caught:
        replay(read(MIDDLE.replace("p1 LINE", "p2 pass")))
    assert (caught.value.line, caught.value.details["why"]) == (9, "not-your-turn")
    assert caught.value.details["legal"] == ("p1 Thaler", "p1 Catapult", "p1 pass")


def test_a_phrase_that_could_mean_two_moves_is_named() -> None:
    text = MIDDLE.replace("Catapult", "Olgierd von Everec").replace("LINE", "Olgierd von Everec")
    with pytest.raises(RecordError) as caught:
        replay(read(text))
    assert (caught.value.line, caught.value.details["why"]) == (9, "ambiguous-move")


def test_after_the_end_only_the_last_move_may_be_taken_back() -> None:
    last = "gwint record 1\nstart\n  gems | 1\n  foe gems | 1\n  foe hand | Ghoul\nmoves\n  p2 pass\n  p2 pass\n"
    with pytest.raises(RecordError) as caught:
        replay(read(last))
    assert (caught.value.line, caught.value.details["why"], caught.value.details["legal"]) == (8, "game-over", ())
    again = read(last.replace("p2 pass\n  p2 pass", "p2 pass\n  p1 take back 1\n  p2 Ghoul"))
    assert replay(again).winners == (1,)


@pytest.mark.parametrize("count", ["0", "3", "9999"])
def test_a_take_back_of_more_moves_than_were_made_is_refused(count: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(read(MIDDLE.replace("LINE", f"take back {count}")))
    assert (caught.value.kind, caught.value.line, caught.value.details["moves"]) == ("record-take-back", 9, 2)


@pytest.mark.parametrize("line", ["Thaler", "p3 Thaler", "p0 Thaler", "me Thaler", "p1", "p1Thaler"])
def test_a_move_without_its_seat_is_named(line: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(MIDDLE.replace("p1 LINE", line))
    assert (caught.value.kind, caught.value.line) == ("record-seat", 9)
    assert caught.value.details["seats"] == ("p1", "p2")


def test_every_bad_line_of_a_starting_picture_is_named_by_its_line_in_the_record() -> None:
    bad = MIDDLE.replace("foe hand | Ghoul", "foe hand | Gool\n\n  # so\n  gems | many")
    with pytest.raises(RecordError) as caught:
        read(bad)
    assert (caught.value.kind, caught.value.line) == ("record-start", 4)
    faults = caught.value.details["faults"]
    assert [fault.details["line"] for fault in faults] == [4, 7]  # type: ignore[attr-defined]


def test_a_record_that_contradicts_its_starting_picture_is_refused() -> None:
    agreeing = "mode | duel\nrules | klub\nstart\n  rules | klub\n"
    assert read(MIDDLE.replace("start\n", agreeing)).ruleset == RULESETS["klub"]
    with pytest.raises(RecordError) as caught:
        read(MIDDLE.replace("start\n", agreeing.replace("  rules | klub", "  rules | witcher3")))
    assert (caught.value.kind, caught.value.line) == ("record-start-disagrees", 3)
    with pytest.raises(RecordError) as caught:
        read("gwint record 1\nstart\nmoves\n")
    assert (caught.value.kind, caught.value.line) == ("record-missing", 2)


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"entries": (RecordMove(1, "sing"),)}, "record-illegal-move"),
        ({"entries": (RecordMove(7, "done"),)}, "record-illegal-move"),
        ({"entries": (RecordTakeBack(0),)}, "record-take-back"),
        ({"ending": Ending("on-table", (0,))}, "record-result-disagrees"),
        ({"ending": Ending("resigned", (0,), by=9)}, "record-result-disagrees"),
        ({"seed": "12"}, "record-seed"),
        ({"decks": ()}, "record-decks"),
        ({"players": ("a", "b", "c")}, "record-players"),
        ({"mode": "chess"}, "record-mode"),
        ({"rules_version": 0}, "record-rules-version"),
        ({"start": "hand | Ves"}, "record-needless"),
        ({"start": "hand | Ves", "seed": ""}, "record-needless"),
        ({"start": "hand | Vess", "seed": "", "decks": ()}, "record-start"),
        ({"start": "rules | klub", "seed": "", "decks": ()}, "record-start-disagrees"),
    ],
)
def test_a_record_that_does_not_replay_is_not_written(change: dict[str, object], kind: str) -> None:
    record = replace(random_deal(0), **change)  # type: ignore[arg-type]
    for use in (write, replay):
        with pytest.raises(RecordError) as caught:
            use(record)
        assert caught.value.kind == kind


@pytest.mark.parametrize(
    "ending", [("on-table", None), ("abandoned", (0,)), ("resigned", (0,)), ("on-table", (0,), 1), ("asleep", (0,))]
)
def test_a_contradictory_ending_is_refused(ending: tuple[object, ...]) -> None:
    with pytest.raises(RecordError):
        Ending(*ending)  # type: ignore[arg-type]
