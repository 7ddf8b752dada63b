"""AB-SPY. Units that fight for the enemy and pay in cards."""

from __future__ import annotations

import pytest

from gwint.cards import Row
from tests.scenes import options, play, position, rule, shows, strengths, total

ME, FOE = 0, 1


@rule("AB-SPY")
def test_a_spy_fights_for_the_enemy_and_pays_two_cards() -> None:
    table = position("hand | Thaler\ndeck | Ves, Zoltan Chivay, Ghoul")
    play(table, "Thaler")
    assert shows(table, "foe siege | Thaler", "hand | Ghoul, Zoltan Chivay", "deck | Ves")


@rule("AB-SPY", "PLAY-1")
@pytest.mark.parametrize(
    ("spy", "row"), [("Thaler", "siege"), ("Prince Stennis", "close"), ("Stefan Skellen", "close")]
)
def test_a_spy_goes_to_its_own_row_of_the_other_side_only(spy: str, row: str) -> None:
    table = position(f"hand | {spy}\nfoe hand | Ves")
    assert options(table) == {spy, "pass"}
    play(table, spy)
    assert shows(table, f"foe {row} | {spy}", "close |", "ranged |", "siege |")


@rule("AB-SPY")
def test_a_spy_counts_for_the_opponent() -> None:
    table = position("hand | Stefan Skellen\nfoe close | Ves\nfoe hand | Ghoul")
    play(table, "Stefan Skellen")
    assert (total(table, ME), total(table, FOE)) == (0, 14)


@rule("AB-SPY")
def test_the_cards_come_from_the_players_deck() -> None:
    table = position("hand | Thaler\ndeck | 2 Trebuchet\nfoe hand | Ghoul\nfoe deck | 3 Nekker")
    play(table, "Thaler")
    assert shows(table, "hand | 2 Trebuchet", "deck |", "foe hand | Ghoul", "foe deck | 3 Nekker")


@rule("AB-SPY", "PLAY-9")
@pytest.mark.parametrize(("deck", "hand"), [("Ves", "Ves"), ("", "")])
def test_fewer_come_if_the_deck_has_fewer(deck: str, hand: str) -> None:
    table = position(f"hand | Thaler\ndeck | {deck}\nfoe hand | Ghoul")
    play(table, "Thaler")
    assert shows(table, "foe siege | Thaler", f"hand | {hand}", "deck |", "turn | foe")


@rule("AB-SPY")
def test_avallach_lies_on_the_opponents_side_and_draws() -> None:
    table = position("hand | Avallac'h\ndeck | Ves, Ballista\nfoe hand | Ghoul")
    play(table, "Avallac'h")
    assert shows(table, "foe close | Avallac'h [northern-realms]", "hand | Ballista, Ves")


@rule("AB-SPY", "SP-DECOY", "PLAY-7")
def test_no_decoy_takes_avallach() -> None:
    table = position("hand | Decoy\nclose | Avallac'h\nfoe hand | Ghoul")
    assert options(table) == {"pass"}


@rule("AB-SPY", "STR-9", "PLAY-7")
def test_nothing_doubles_avallach() -> None:
    table = position("""
        leader | Eredin Bréacc Glas, The Treacherous
        close | Avallac'h, Dandelion, Foglet + Commander's Horn
    """)
    assert strengths(table, ME, Row.CLOSE) == [0, 4, 4]


@rule("AB-SPY", "AB-MEDIC", "PLAY-11")
def test_nothing_revives_avallach() -> None:
    table = position("hand | Dun Banner Medic\ndiscard | Avallac'h, Ves\nfoe hand | Ghoul")
    play(table, "Dun Banner Medic")
    assert options(table) == {"raise Ves"}
