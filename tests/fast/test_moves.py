"""The numbers of moves are unique, stable and named, and convert both ways."""

from __future__ import annotations

import json

import numpy as np

from gwint.fast import MOVES, VERSION, legal, mask, move_list
from gwint.fast.cards import CARDS, IDS, PRINTINGS
from gwint.fast.encoding import encode
from gwint.fast.moves import COUNT, MAX_LEGAL_MOVES, NUMBER_OF, name
from tests.cli.runner import output_of, run
from tests.fast.engine_comparison import new_table

NUMBERS = {
    "pass": 0,
    "use-leader": 1,
    "done": 2,
    "decline": 3,
    "start 0": 4,
    "start 1": 5,
}
"""Numbers that do not change when cards are added."""


def test_every_move_has_a_name_and_a_number_of_its_own() -> None:
    names = [name(move) for move in MOVES]
    assert len(set(names)) == COUNT == len(NUMBER_OF)
    assert {word: names.index(word) for word in NUMBERS} == NUMBERS


def test_names_say_card_row_and_target() -> None:
    names = {name(move) for move in MOVES}
    assert {
        "play ghoul close",
        "play thaler siege",
        "play decoy@1 ghoul close",
        "play commanders-horn@0 siege",
        "play biting-frost@0",
        "exchange ghoul",
        "choose ghoul",
        "discard ghoul",
        "shift harpy close ranged",
    } <= names
    assert "play ghoul siege" not in names


def test_every_card_has_a_number_and_neutral_ones_two() -> None:
    assert {card.id for card, _ in PRINTINGS} == set(IDS)
    assert len({(card.id, which) for card, which in PRINTINGS}) == CARDS
    assert all((which == 0 or card.home == "neutral") for card, which in PRINTINGS)


def test_a_mask_marks_the_moves_listed() -> None:
    game, out = encode(new_table(1)), move_list()
    count = legal(game, out)
    marks = mask(out, count)
    assert marks.shape == (COUNT,)
    assert sorted(np.flatnonzero(marks)) == sorted(out[:count])
    assert count < MAX_LEGAL_MOVES


def test_the_command_prints_the_table_for_people() -> None:
    lines = output_of("fast", "moves").splitlines()
    assert VERSION in lines[0]
    assert lines[1:7] == [f"{number:>5}  {word}" for word, number in NUMBERS.items()]
    assert len(lines) == COUNT + 1


def test_the_command_prints_the_table_for_programs() -> None:
    listing = json.loads(output_of("fast", "moves", "--json"))
    assert listing["version"] == VERSION
    assert listing["moves"] == [name(move) for move in MOVES]


def test_the_command_speaks() -> None:
    assert run("fast", "moves", "--lang", "pl").stdout.splitlines()[0] != run("fast", "moves").stdout.splitlines()[0]
