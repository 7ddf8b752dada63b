"""PLAY-9, PLAY-10. Drawing, searching and shuffling."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwint.cards import Row
from gwint.rules.events import Drew
from tests.scenes import play, position, rule, shows

ME = 0

# PLAY-9


@rule("PLAY-9")
@pytest.mark.parametrize(("deck", "drawn"), [("", ""), ("Ballista", "Ballista"), ("Ves, Ballista", "Ballista, Ves")])
def test_drawing_takes_the_cards_there_are(deck: str, drawn: str) -> None:
    table = position(f"hand | Thaler\ndeck | {deck}\nfoe hand | Ghoul")
    play(table, "Thaler")
    assert shows(table, f"hand | {drawn}", "deck |", "turn | foe")
    assert sum(isinstance(event, Drew) for event in table.log) == bool(drawn)


@rule("PLAY-9", "AB-MUSTER")
@pytest.mark.parametrize("deck", ["", "Nekker", "2 Nekker"])
def test_searching_takes_the_cards_there_are(deck: str) -> None:
    table = position(f"hand | Nekker, Fiend\ndeck | {deck}\nfoe hand | Ves")
    found = len(table.seats[ME].deck)
    play(table, "Nekker")
    assert len(table.sides[ME].rows[Row.CLOSE]) == 1 + found
    assert shows(table, "deck |", "hand | Fiend", "turn | foe")


@rule("PLAY-9")
def test_an_empty_deck_has_no_consequence_and_discard_piles_do_not_refill_it() -> None:
    table = position(
        "hand | Thaler, Ves, Decoy\ndiscard | Ballista, Trebuchet\ngems | 1\nfoe passed | yes\nfoe hand | Ghoul"
    )
    play(table, "Thaler")
    assert shows(table, "deck |", "hand | Ves, Decoy", "discard | Ballista, Trebuchet", "gems | 1", "turn | me")
    play(table, "Ves", "pass")
    assert shows(table, "round | 2", "gems | 1", "discard | Ballista, Trebuchet, Ves", "deck |")


@rule("PLAY-9", "LEAD-16")
def test_only_crach_refills_a_deck() -> None:
    table = position(
        "leader | Crach an Craite\nhand | Svanrige\ndiscard | Olaf, Decoy\nfoe discard | Ves\nfoe hand | Ghoul"
    )
    play(table, "leader")
    assert shows(table, "deck | Olaf, Decoy", "discard |", "foe deck | Ves", "foe discard |")


@rule("PLAY-9")
def test_hands_have_no_limit() -> None:
    table = position("hand | 12 Ballista, Thaler\ndeck | 2 Ves\nfoe hand | Ghoul")
    play(table, "Thaler")
    assert shows(table, "hand | 12 Ballista, 2 Ves")


# PLAY-10


SEARCHES = {
    "a muster": ("hand | Nekker", "Nekker", ["Nekker"]),
    "a weather of choice": (
        "leader | Eredin, King of the Wild Hunt\nhand | Ghoul",
        "Biting Frost",
        ["leader", "call Biting Frost"],
    ),
    "a weather leader": ("leader | Foltest, King of Temeria\nhand | Ves", "Impenetrable Fog", ["leader"]),
    "Destroyer of Worlds": (
        "leader | Eredin, Destroyer of Worlds\nhand | Ghoul, Nekker",
        "Griffin",
        ["leader", "discard Ghoul", "discard Nekker", "take Griffin"],
    ),
    "Arnjolf": (
        "leader | Arnjolf, The Patricide\nhand | Svanrige\nsiege | War Longship",
        "War Longship",
        ["leader", "call War Longship"],
    ),
    "Harald": (
        "leader | Harald an Craite, The Cripple\nhand | Svanrige",
        "Mardroeme",
        ["leader", "Mardroeme > close"],
    ),
}
"""Effects that search a deck: the position, the card found, the moves."""


@rule("PLAY-10")
@pytest.mark.parametrize("searcher", SEARCHES)
def test_a_deck_that_was_searched_is_shuffled_afterwards(searcher: str) -> None:
    lines, found, moves = SEARCHES[searcher]
    table = position(f"{lines}\ndeck | Vesemir, {found}, Decoy, Zoltan Chivay\nfoe hand | Ves")
    play(table, *moves)
    assert shows(table, "deck | Vesemir, Decoy, Zoltan Chivay", "loose | 3")


@rule("PLAY-10", "LEAD-14")
def test_a_deck_that_was_not_searched_is_not_shuffled() -> None:
    table = position(
        "rules | klub\nleader | Foltest, King of Temeria\nhand | Ves\ndeck | Ballista, Thaler\nfoe hand | Ghoul"
    )
    play(table, "leader")
    assert table.seats[ME].loose == 0


@rule("PLAY-10")
@settings(deadline=None)
@given(st.integers(0, 2**64 - 1))
def test_an_unshuffled_deck_is_drawn_from_the_top(stream: int) -> None:
    chance = f"{0:016x} {stream:016x} {0:016x}"
    table = position(f"hand | Thaler\ndeck | Ves, Ballista, Trebuchet\nfoe hand | Ghoul\nchance | {chance}")
    play(table, "Thaler")
    assert shows(table, "hand | Trebuchet, Ballista", "deck | Ves")


@rule("PLAY-10")
@settings(deadline=None)
@given(st.integers(0, 2**64 - 1))
def test_in_a_partly_shuffled_deck_the_shuffled_part_is_on_top(stream: int) -> None:
    chance = f"{0:016x} {stream:016x} {0:016x}"
    table = position(f"hand | Thaler\ndeck | Ves, Ballista, Trebuchet\nloose | 2\nfoe hand | Ghoul\nchance | {chance}")
    play(table, "Thaler")
    assert shows(table, "deck | Ves")


@rule("PLAY-10")
def test_after_a_shuffle_no_player_knows_the_bottom_of_the_deck() -> None:
    table = position("hand | Nekker\ndeck | Fiend, Griffin, Forktail\nbottom | 2\nfoe hand | Ves")
    play(table, "Nekker")
    assert shows(table, "loose | 3")
    assert table.seats[ME].bottom == 0


@rule("PLAY-10", "AB-MUSTER")
def test_after_a_shuffle_every_order_of_the_deck_is_as_likely_as_another() -> None:
    draws: dict[tuple[str, ...], int] = {}
    for stream in range(600):
        table = position(f"""
            hand | Nekker, Vattier de Rideaux, Griffin
            deck | Fiend, Forktail, Nekker, Harpy
            foe passed | yes
            chance | {0:016x} {stream * 0x0123_4567_89AB_CDEF % 2**64:016x} {0:016x}
        """)
        play(table, "Nekker", "Vattier de Rideaux")
        drawn = tuple(one.id for one in table.seats[ME].hand[1:])
        draws[drawn] = draws.get(drawn, 0) + 1
    assert len(draws) == 6
    assert all(60 < count < 140 for count in draws.values())
