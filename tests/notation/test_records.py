"""Game records: a whole game as a text that replays to the same table."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from gwint.cards import Faction, card, leader
from gwint.decks import Deck, random_deck
from gwint.notation.phrases import phrases, read_move
from gwint.notation.picture import picture
from gwint.notation.position import position
from gwint.notation.record import (
    Ending,
    Entry,
    Made,
    Record,
    RecordError,
    TakenBack,
    digest,
    ending_of,
    opening,
    read,
    replay,
    steps,
    write,
)
from gwint.rules.chance import seed_of
from gwint.rules.play import push, to_act
from gwint.rules.table import Table
from gwint.rulesets import LEGENDARY, RULESETS, WITCHER3
from tests.scenes import shows

GAMES = range(24)


def dealt(game: int) -> Record:
    ruleset = list(RULESETS.values())[game % 3]
    decks = tuple(random_deck(f"record {game} {seat}", ruleset) for seat in range(2))
    return Record(ruleset=ruleset, players=("Ala", ""), decks=decks, seed=seed_of(game), tags={"date": "2026-11-15"})


def played(record: Record, rng: random.Random, most: int = 200) -> tuple[Record, Table]:
    """Random moves with a take-back now and then, to the end or as many as told; the record and the table."""
    tables = [opening(record)]
    entries: list[Entry] = []
    while not tables[-1].over and len(entries) < most:
        if len(tables) > 1 and rng.random() < 0.08:
            entries.append(TakenBack(rng.randrange(2), rng.randint(1, min(4, len(tables) - 1))))
            del tables[-entries[-1].count :]
            continue
        after = tables[-1].copy()
        seat = rng.choice(to_act(after))
        said = rng.choice([way for way in phrases(after, seat) if way != "pass" or rng.random() < 0.3] or ["pass"])
        push(after, read_move(after, said, seat), seat)
        entries.append(Made(seat, said))
        tables.append(after)
    return replace(record, entries=tuple(entries), ending=ending_of(tables[-1])), tables[-1]


@cache
def game(number: int) -> tuple[Record, Table]:
    return played(dealt(number), random.Random(number))


@cache
def cut_short(number: int) -> tuple[Record, Table]:
    return played(dealt(number), random.Random(number), most=6 + number)


@cache
def from_the_middle(number: int) -> tuple[Record, Table]:
    before, table = cut_short(number)
    start = Record(before.mode, before.ruleset, players=("Ala", "Ola"), start=picture(table))
    return played(start, random.Random(number))


# Round trips


@pytest.mark.parametrize("number", GAMES)
def test_a_game_reads_back_and_replays_to_the_same_table(number: int) -> None:
    record, table = game(number)
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text
    assert picture(replay(read(text))) == picture(table)
    assert replay(read(text)) == table


def test_games_hold_take_backs_and_every_ruleset() -> None:
    records = [game(number)[0] for number in GAMES]
    assert {record.ruleset for record in records} == set(RULESETS.values())
    assert sum(isinstance(entry, TakenBack) for record in records for entry in record.entries) > 20


@pytest.mark.parametrize("number", range(9))
def test_a_game_may_begin_in_the_middle(number: int) -> None:
    record, table = from_the_middle(number)
    text = write(record)
    assert "seed" not in text
    assert read(text) == record
    assert replay(read(text)) == table


@pytest.mark.parametrize(
    ("ending", "said"),
    [
        (Ending("resigned", (1,), by=0), "p2 wins, p1 resigned"),
        (Ending("time", (0,), by=1), "p1 wins, p2 ran out of time"),
        (Ending("resigned", (), by=1), "nobody wins, p2 resigned"),
        (Ending("abandoned"), "abandoned"),
        (Ending("unfinished"), "unfinished"),
    ],
)
@pytest.mark.parametrize("number", range(3))
def test_a_game_may_end_before_the_table_says_so(number: int, ending: Ending, said: str) -> None:
    record, table = cut_short(number)
    text = write(replace(record, ending=ending))
    assert f"result | {said}\n" in text
    assert read(text).ending == ending
    assert picture(replay(read(text))) == picture(table)


def test_what_is_not_told_of_the_end_is_what_the_table_says() -> None:
    record, table = game(0)
    text = write(replace(record, ending=None))
    assert read(text).ending == ending_of(table)
    told = "".join(line for line in text.splitlines(keepends=True) if not line.startswith(("result", "final")))
    assert read(told).ending is None
    assert replay(read(told)) == table


def test_steps_give_tables_that_stay_as_they_were() -> None:
    record, table = game(1)
    walked = list(steps(record))
    assert tuple(entry for entry, _ in walked) == record.entries
    seen = [picture(after) for _, after in walked]
    assert seen == [picture(after) for _, after in steps(record)]
    assert walked[-1][1] == table
    assert [picture(after) for _, after in walked] == seen


def test_a_take_back_restores_table_and_chance() -> None:
    record, _ = cut_short(4)
    tables = [opening(record), *(table for _, table in steps(replace(record, entries=record.entries)))]
    standing = [tables[0]]
    for entry, after in zip(record.entries, tables[1:], strict=True):
        if isinstance(entry, TakenBack):
            del standing[-entry.count :]
            assert after == standing[-1]
        else:
            standing.append(after)


def test_house_decks_are_played_as_they_are() -> None:
    """A leader of another faction, foreign cards, two printings, side-deck cards, hundreds of copies."""
    own, foreign = Faction.SKELLIGE, Faction.MONSTERS
    cards = [card("decoy", own)] * 2 + [card("decoy", foreign)] * 3 + [card("ghoul", foreign)] * 250
    cards += [card("bovine-defence-force", own), card("thaler", "northern-realms")]
    odd = Deck.of(own, leader("king-bran"), cards, "Odd #1 | of all")
    foreign_led = Deck.of(foreign, leader("king-bran"), cards)
    empty = Deck.of(own, leader("crach-an-craite"), ())
    for decks in ((odd, empty), (foreign_led, odd)):
        record, table = played(Record(ruleset=WITCHER3, decks=decks, seed="ab" * 32), random.Random(3))
        text = write(record)
        assert read(text) == record
        assert [deck.name for deck in read(text).decks] == [deck.name for deck in decks]
        assert replay(read(text)) == table
        assert [picture(position(picture(after))) for _, after in steps(record)] == [
            picture(after) for _, after in steps(record)
        ]


def test_names_and_tags_are_kept_on_one_line_each() -> None:
    record, _ = cut_short(0)
    changed = replace(record, players=("# Ala | 1\n", "  "), tags={"Place of\tplay": "Vizima # | inn", "note": ""})
    back = read(write(changed))
    assert back == changed
    assert back.players == ("# Ala | 1", "")
    assert back.tags == {"Place of play": "Vizima # | inn", "note": ""}


@pytest.mark.parametrize("key", ["", "seed", "Result", "moves", "p1 deck", "p7", "a|b", "#a", "a #b"])
def test_a_tag_may_not_be_taken_for_something_else(key: str) -> None:
    with pytest.raises(RecordError) as caught:
        Record(tags={key: "x"})
    assert caught.value.kind == "record-tag"


# The text

START = """\
hand | Thaler, Ves, Catapult
deck | Blue Stripes Commando, Keira Metz
foe hand | Ghoul, Nekker
foe leader | Eredin, Bringer of Death
"""

WRITTEN = """\
gwint record 1
rules version | 1
start
  mode | duel
  rules | klub, roach=yes
  round | 1
  starter | me
  foe leader | Eredin, Bringer of Death
  foe hand | Ghoul, Nekker
  foe deck |
  foe discard |
  foe gems | 2
  foe siege |
  foe ranged |
  foe close |
  weather |
  close |
  ranged |
  siege |
  discard |
  gems | 2
  leader | Foltest, Lord Commander of the North (used)
  hand | Thaler, Ves, Catapult
  deck | Blue Stripes Commando, Keira Metz
  chance | CHANCE
  turn | me
date | 2026-11-15
p1 | Ala
moves
  # round 1
  p1 Thaler
  p2 Ghoul
  p2 take back 1
  p2 Nekker
  p1 pass
result | p2 wins, p1 resigned
final | DIGEST
"""

TYPED = """\ufeff
# A game Ala sent us.
  GWINT   Record 1   # the header

Rules | Klub , roach=yes
p1 | Ala
START   # as the photo shows it

  Hand | 1 thaler, VES, Katapulta   # three cards

\tdeck | Blue Stripes Commando, keira metz
# not indented, and still in the middle of the picture
   foe hand | ghul, Nekker
   foe leader | bringer of death
Moves
p1: play Thaler        # nothing | of this counts
P2   GHUL
p2 takes back
     # a comment
p2 nekker

P1 Pass
date | 2026-11-15
Result | P2 wins ,  p1 resigned
"""


def written() -> str:
    """The text above, with the chance and the digest of the game that it tells."""
    chance = " ".join(f"{stream:016x}" for stream in position(START).chance.streams)
    text = WRITTEN.replace("CHANCE", chance)
    table = replay(read(text.replace("final | DIGEST\n", "")))
    return text.replace("DIGEST", digest(table))


def test_a_record_is_written_like_this() -> None:
    text = written()
    record = read(text)
    assert write(record) == text
    assert record.players == ("Ala", "")
    assert record.tags == {"date": "2026-11-15"}
    assert record.entries == (Made(0, "Thaler"), Made(1, "Ghoul"), TakenBack(1), Made(1, "Nekker"), Made(0, "pass"))
    assert shows(replay(record), "foe close | Nekker", "foe siege | Thaler", "discard |", "deck |")


def test_a_hand_written_record_is_forgiven_much() -> None:
    typed = read(TYPED)
    assert write(typed) == written()


def test_moves_in_any_language_are_written_in_their_shortest_english_words() -> None:
    said = read(TYPED).entries
    assert Made(1, "GHUL") in said
    assert Made(1, "Ghoul") in read(written()).entries


def test_a_replayed_klub_game_names_its_replay() -> None:
    nothing = tuple(Deck.of(Faction.MONSTERS, leader("king-bran"), ()) for _ in range(2))
    record = Record(ruleset=RULESETS["klub"], decks=nothing, seed="00" * 32)
    made, table = played(record, random.Random(1))
    assert table.replays
    assert "# redraw, replay 1\n" in write(made)
    assert replay(read(write(made))) == table


# Errors at exact lines


def text_of(number: int = 0) -> str:
    return write(cut_short(number)[0])


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.strip().startswith(start))


def changed_line(text: str, start: str, by: str | None) -> tuple[str, int]:
    """The text with the first line that begins so put otherwise, or left out; and its number."""
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
    ("rules version", "rules version | 2", "record-rules-version"),
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
def test_what_is_missing_is_named_where_the_moves_begin(key: str) -> None:
    text, _ = changed_line(text_of(), f"{key} |", None)
    with pytest.raises(RecordError) as caught:
        read(text)
    assert (caught.value.kind, caught.value.details["text"]) == ("record-missing", key)
    assert caught.value.line == line_of(text, "moves")


@pytest.mark.parametrize("key", ["rules version", "mode", "rules", "date", "p1", "result", "final"])
def test_the_rest_may_be_left_out(key: str) -> None:
    record, table = cut_short(0)
    assert record.ruleset == LEGENDARY
    text, _ = changed_line(text_of(), f"{key} |", None)
    assert replay(read(text)) == table


def test_errors_of_reading_tell_what_is_known() -> None:
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


MIDDLE = """\
gwint record 1
start
  hand | Thaler, Ves, Catapult
  foe hand | Ghoul
moves
  p1 Ves

  p2 Ghoul
  p1 LINE
"""


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("Geralt of Rivia", "illegal-phrase"),
        ("leader", "illegal-phrase"),
        ("Thalerr", "unknown-phrase"),
        ("exchange Thaler", "illegal-phrase"),
    ],
)
def test_a_move_that_is_not_legal_is_named_with_what_is(said: str, why: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(read(MIDDLE.replace("LINE", said)))
    assert (caught.value.kind, caught.value.line) == ("record-illegal-move", 9)
    assert caught.value.details["why"] == why
    assert caught.value.details["text"] == f"p1 {said}"
    assert caught.value.details["entry"] == 3
    assert caught.value.details["legal"] == ("p1 Thaler", "p1 Catapult", "p1 pass")


def test_a_move_out_of_turn_is_named_with_what_is_legal_for_whoever_is_to_act() -> None:
    with pytest.raises(RecordError) as caught:
        replay(read(MIDDLE.replace("p1 LINE", "p2 pass")))
    assert (caught.value.line, caught.value.details["why"]) == (9, "not-your-turn")
    assert caught.value.details["legal"] == ("p1 Thaler", "p1 Catapult", "p1 pass")


def test_a_phrase_that_could_mean_two_moves_is_named() -> None:
    text = MIDDLE.replace("Catapult", "Olgierd von Everec").replace("LINE", "Olgierd von Everec")
    with pytest.raises(RecordError) as caught:
        replay(read(text))
    assert (caught.value.line, caught.value.details["why"]) == (9, "ambiguous-move")


def test_nobody_moves_when_the_game_is_over_but_the_last_move_may_be_taken_back() -> None:
    last = "gwint record 1\nstart\n  gems | 1\n  foe gems | 1\n  foe hand | Ghoul\nmoves\n  p2 pass\n  p2 pass\n"
    with pytest.raises(RecordError) as caught:
        replay(read(last))
    assert (caught.value.line, caught.value.details["why"], caught.value.details["legal"]) == (8, "game-over", ())
    again = read(last.replace("p2 pass\n  p2 pass", "p2 pass\n  p1 take back 1\n  p2 Ghoul"))
    assert replay(again).winners == (1,)


@pytest.mark.parametrize("count", ["0", "3", "9999"])
def test_more_than_was_made_is_not_taken_back(count: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(read(MIDDLE.replace("LINE", f"take back {count}")))
    assert (caught.value.kind, caught.value.line, caught.value.details["moves"]) == ("record-take-back", 9, 2)


@pytest.mark.parametrize("said", ["Thaler", "p3 Thaler", "p0 Thaler", "me Thaler", "p1", "p1Thaler"])
def test_a_move_without_its_seat_is_named(said: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(MIDDLE.replace("p1 LINE", said))
    assert (caught.value.kind, caught.value.line) == ("record-seat", 9)
    assert caught.value.details["seats"] == ("p1", "p2")


def test_every_bad_line_of_a_starting_picture_is_named_by_its_line_in_the_record() -> None:
    bad = MIDDLE.replace("foe hand | Ghoul", "foe hand | Gool\n\n  # so\n  gems | many")
    with pytest.raises(RecordError) as caught:
        read(bad)
    assert (caught.value.kind, caught.value.line) == ("record-start", 4)
    faults = caught.value.details["faults"]
    assert [fault.details["line"] for fault in faults] == [4, 7]  # type: ignore[attr-defined]


def test_a_record_and_its_starting_picture_do_not_contradict_each_other() -> None:
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
        ({"entries": (Made(1, "sing"),)}, "record-illegal-move"),
        ({"entries": (Made(7, "done"),)}, "record-illegal-move"),
        ({"entries": (TakenBack(0),)}, "record-take-back"),
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
    record = replace(dealt(0), **change)  # type: ignore[arg-type]
    for use in (write, replay):
        with pytest.raises(RecordError) as caught:
            use(record)
        assert caught.value.kind == kind


@pytest.mark.parametrize(
    "ending", [("on-table", None), ("abandoned", (0,)), ("resigned", (0,)), ("on-table", (0,), 1), ("asleep", (0,))]
)
def test_an_ending_makes_sense(ending: tuple[object, ...]) -> None:
    with pytest.raises(RecordError):
        Ending(*ending)  # type: ignore[arg-type]


# Whatever the text, a table or a clear refusal


@cache
def written_games() -> tuple[str, ...]:
    """Whole games, a start in the middle of each question that came up, and the texts above."""
    texts = [write(game(number)[0]) for number in range(3)]
    texts += [write(from_the_middle(number)[0]) for number in range(3)]
    return (*texts, TYPED, MIDDLE.replace("LINE", "pass"))


def table_or_refusal(text: str) -> Table | RecordError:
    try:
        return replay(read(text))
    except RecordError as error:
        return error


def attempt(text: str) -> None:
    table = table_or_refusal(text)
    if isinstance(table, RecordError):
        assert 1 <= table.line <= max(1, len(text.splitlines()))
        assert str(table)
    else:
        assert replay(read(write(read(text)))) == table


def deleted(lines: list[str], at: int, _other: int, _with: str) -> None:
    del lines[at]


def doubled(lines: list[str], at: int, other: int, _with: str) -> None:
    lines.insert(other, lines[at])


def swapped(lines: list[str], at: int, other: int, _with: str) -> None:
    lines[at], lines[other] = lines[other], lines[at]


def altered(lines: list[str], at: int, other: int, character: str) -> None:
    place = other % (len(lines[at]) + 1)
    lines[at] = lines[at][:place] + character + lines[at][place + 1 :]


def added(lines: list[str], at: int, other: int, character: str) -> None:
    place = other % (len(lines[at]) + 1)
    lines[at] = lines[at][:place] + character + lines[at][place:]


def shortened(lines: list[str], at: int, other: int, _with: str) -> None:
    place = other % (len(lines[at]) + 1)
    lines[at] = lines[at][:place] + lines[at][place + 1 :]


Change = Callable[[list[str], int, int, str], None]
CHANGES: list[Change] = [deleted, doubled, swapped, altered, added, shortened]
changes = st.tuples(
    st.sampled_from(CHANGES),
    st.integers(0, 10_000),
    st.integers(0, 10_000),
    st.one_of(st.sampled_from("0123456789 |#,;+[]()x²"), st.characters()),
)


@given(st.integers(0, 7), st.lists(changes, min_size=1, max_size=4))
@examples(max_examples=150)
def test_a_damaged_record_replays_or_is_refused(number: int, made: list[tuple[Change, int, int, str]]) -> None:
    lines = written_games()[number].splitlines()
    for change, at, other, character in made:
        if lines:
            change(lines, at % len(lines), other % len(lines) if change in (doubled, swapped) else other, character)
    attempt("\n".join(lines))


@given(st.one_of(st.text(), st.binary().map(lambda raw: raw.decode("latin-1"))), st.booleans())
def test_garbage_is_refused(text: str, headed: bool) -> None:
    if headed:
        attempt("gwint record 1\n" + text)
        return
    with pytest.raises(RecordError) as caught:
        read(text)
    assert caught.value.kind == "record-header"
