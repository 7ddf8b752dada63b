"""Records: a whole game as a text that replays to the same table."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from gwint.cards import Faction, card, leader
from gwint.decks import Deck
from gwint.notation.picture_reader import position
from gwint.notation.picture_writer import picture
from gwint.notation.record import (
    Ending,
    Record,
    RecordError,
    RecordMove,
    RecordTakeBack,
    digest,
    ending_of,
    opening,
    read,
    replay,
    steps,
    write,
)
from gwint.rulesets import RULESETS, WITCHER3
from tests.notation.sample_records import TYPED, play_random, random_record, record_from_the_middle, unfinished_record
from tests.scenes import shows

GAMES = range(24)


# Round trips


@pytest.mark.parametrize("number", GAMES)
def test_a_game_reads_back_and_replays_to_the_same_table(number: int) -> None:
    record, table = random_record(number)
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text
    assert picture(replay(read(text))) == picture(table)
    assert replay(read(text)) == table


def test_these_games_have_take_backs_and_every_ruleset() -> None:
    records = [random_record(number)[0] for number in GAMES]
    assert {record.ruleset for record in records} == set(RULESETS.values())
    assert sum(isinstance(entry, RecordTakeBack) for record in records for entry in record.entries) > 20


@pytest.mark.parametrize("number", range(9))
def test_a_game_may_begin_in_the_middle(number: int) -> None:
    record, table = record_from_the_middle(number)
    text = write(record)
    assert "seed" not in text
    assert read(text) == record
    assert replay(read(text)) == table


@pytest.mark.parametrize(
    ("ending", "result"),
    [
        (Ending("resigned", (1,), by=0), "p2 wins, p1 resigned"),
        (Ending("time", (0,), by=1), "p1 wins, p2 ran out of time"),
        (Ending("resigned", (), by=1), "nobody wins, p2 resigned"),
        (Ending("abandoned"), "abandoned"),
        (Ending("unfinished"), "unfinished"),
    ],
)
@pytest.mark.parametrize("number", range(3))
def test_a_game_may_end_before_it_is_over_on_the_table(number: int, ending: Ending, result: str) -> None:
    record, table = unfinished_record(number)
    text = write(replace(record, ending=ending))
    assert f"result | {result}\n" in text
    assert read(text).ending == ending
    assert picture(replay(read(text))) == picture(table)


def test_a_missing_result_is_that_of_the_table() -> None:
    record, table = random_record(0)
    text = write(replace(record, ending=None))
    assert read(text).ending == ending_of(table)
    shorter = "".join(line for line in text.splitlines(keepends=True) if not line.startswith(("result", "final")))
    assert read(shorter).ending is None
    assert replay(read(shorter)) == table


def test_later_steps_do_not_change_earlier_tables() -> None:
    record, table = random_record(1)
    walked = list(steps(record))
    assert tuple(entry for entry, _ in walked) == record.entries
    seen = [picture(after) for _, after in walked]
    assert seen == [picture(after) for _, after in steps(record)]
    assert walked[-1][1] == table
    assert [picture(after) for _, after in walked] == seen


def test_a_take_back_restores_table_and_chance() -> None:
    record, _ = unfinished_record(4)
    tables = [opening(record), *(table for _, table in steps(replace(record, entries=record.entries)))]
    standing = [tables[0]]
    for entry, after in zip(record.entries, tables[1:], strict=True):
        if isinstance(entry, RecordTakeBack):
            del standing[-entry.count :]
            assert after == standing[-1]
        else:
            standing.append(after)


def test_faulty_decks_are_played() -> None:
    """A leader of another faction, foreign cards, two printings, side-deck cards, hundreds of copies."""
    own, foreign = Faction.SKELLIGE, Faction.MONSTERS
    cards = [card("decoy", own)] * 2 + [card("decoy", foreign)] * 3 + [card("ghoul", foreign)] * 250
    cards += [card("bovine-defence-force", own), card("thaler", "northern-realms")]
    odd = Deck.of(own, leader("king-bran"), cards, "Odd #1 | of all")
    foreign_led = Deck.of(foreign, leader("king-bran"), cards)
    empty = Deck.of(own, leader("crach-an-craite"), ())
    for decks in ((odd, empty), (foreign_led, odd)):
        record, table = play_random(Record(ruleset=WITCHER3, decks=decks, seed="ab" * 32), random.Random(3))
        text = write(record)
        assert read(text) == record
        assert [deck.name for deck in read(text).decks] == [deck.name for deck in decks]
        assert replay(read(text)) == table
        assert [picture(position(picture(after))) for _, after in steps(record)] == [
            picture(after) for _, after in steps(record)
        ]


def test_names_and_tags_are_written_on_one_line_each() -> None:
    record, _ = unfinished_record(0)
    changed = replace(record, players=("# Ala | 1\n", "  "), tags={"Place of\tplay": "Vizima # | inn", "note": ""})
    back = read(write(changed))
    assert back == changed
    assert back.players == ("# Ala | 1", "")
    assert back.tags == {"Place of play": "Vizima # | inn", "note": ""}


@pytest.mark.parametrize("key", ["", "seed", "Result", "moves", "p1 deck", "p7", "a|b", "#a", "a #b"])
def test_a_tag_with_a_reserved_key_is_refused(key: str) -> None:
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
rules version | 2
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


def written() -> str:
    """The text above with the chance and the digest of its game."""
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
    assert record.entries == (
        RecordMove(0, "Thaler"),
        RecordMove(1, "Ghoul"),
        RecordTakeBack(1),
        RecordMove(1, "Nekker"),
        RecordMove(0, "pass"),
    )
    assert shows(replay(record), "foe close | Nekker", "foe siege | Thaler", "discard |", "deck |")


def test_a_hand_written_record_is_read() -> None:
    typed = read(TYPED)
    assert write(typed) == written()


def test_moves_in_any_language_are_written_as_their_shortest_english_phrases() -> None:
    entries = read(TYPED).entries
    assert RecordMove(1, "GHUL") in entries
    assert RecordMove(1, "Ghoul") in read(written()).entries


def test_the_record_of_a_replayed_klub_game_names_the_replay() -> None:
    nothing = tuple(Deck.of(Faction.MONSTERS, leader("king-bran"), ()) for _ in range(2))
    record = Record(ruleset=RULESETS["klub"], decks=nothing, seed="00" * 32)
    made, table = play_random(record, random.Random(1))
    assert table.replays
    assert "# redraw, replay 1\n" in write(made)
    assert replay(read(write(made))) == table
