"""SP-DECOY. The Decoy, which takes a unit's place."""

from __future__ import annotations

import pytest

from gwint.cards import Row
from gwint.rules.events import Summoned
from tests.scenes import options, play, position, rule, shows, strengths, total

ME = 0


@rule("SP-DECOY")
def test_decoy_takes_the_place_of_a_unit_which_goes_to_hand() -> None:
    table = position("hand | Decoy\nclose | Yarpen Zigrin, Ves, Redanian Foot Soldier\nfoe hand | Ghoul")
    play(table, "Decoy on Ves")
    assert shows(table, "close | Yarpen Zigrin, Decoy, Redanian Foot Soldier", "hand | Ves", "discard |", "turn | foe")


@rule("SP-DECOY")
def test_decoy_takes_any_non_hero_unit_of_its_players_side() -> None:
    table = position("""
        hand | Decoy
        close | Ves, Vernon Roche
        ranged | Keira Metz, Philippa Eilhart
        siege | 2 Ballista
        foe close | Yarpen Zigrin
        foe hand | Ghoul
    """)
    assert options(table) == {"Decoy on Ves", "Decoy on Keira Metz", "Decoy on Ballista", "pass"}


@rule("SP-DECOY")
def test_decoy_takes_one_of_two_copies() -> None:
    table = position("hand | Decoy\nsiege | 2 Ballista\nfoe hand | Ghoul")
    play(table, "Decoy on Ballista")
    assert shows(table, "siege | Decoy, Ballista", "hand | Ballista")


@rule("SP-DECOY")
def test_the_same_unit_in_two_rows_is_distinguished_by_its_row() -> None:
    table = position("hand | Decoy\nclose | Yaevinn\nranged | Yaevinn\nfoe hand | Ves")
    assert options(table) == {"Decoy on Yaevinn > close", "Decoy on Yaevinn > ranged", "pass"}
    play(table, "Decoy on Yaevinn > ranged")
    assert shows(table, "close | Yaevinn", "ranged | Decoy", "hand | Yaevinn")


@rule("SP-DECOY", "AB-SPY")
def test_decoy_takes_an_enemys_spy_to_be_used_against_the_enemy() -> None:
    table = position("""
        hand | Decoy
        deck | Trebuchet, Ballista
        close | Stefan Skellen
        foe faction | nilfgaard
        foe hand | Albrich
        foe passed | yes
    """)
    play(table, "Decoy on Stefan Skellen")
    assert shows(table, "close | Decoy", "hand | Stefan Skellen", "foe hand | Albrich")
    play(table, "Stefan Skellen")
    assert shows(table, "foe close | Stefan Skellen", "hand | Ballista, Trebuchet")


@rule("SP-DECOY")
def test_a_players_spy_on_the_other_side_is_out_of_reach() -> None:
    table = position("hand | Decoy\nfoe siege | Thaler\nfoe hand | Ghoul")
    assert options(table) == {"pass"}


@rule("SP-DECOY-2")
@pytest.mark.parametrize("unit", ["Transformed Vildkaarl", "Bovine Defense Force", "Kambi", "Ves"])
def test_decoy_takes_transformed_units_and_avengers(unit: str) -> None:
    table = position(f"faction | skellige\nhand | Decoy\nclose | {unit}\nfoe hand | Ghoul")
    play(table, f"Decoy on {unit}")
    assert shows(table, f"hand | {unit}", "close | Decoy")


@rule("SP-DECOY-2", "FAC-1")
def test_decoy_takes_a_unit_that_stayed() -> None:
    table = position("hand | Decoy, Ghoul\nclose | Fiend\nfoe hand | Ves\nfoe passed | yes")
    play(table, "pass")
    assert shows(table, "round | 2", "close | Fiend")
    play(table, "Decoy on Fiend")
    assert shows(table, "hand | Ghoul, Fiend", "close | Decoy")


@rule("SP-DECOY-2", "STR-7")
def test_decoy_takes_neither_a_special_nor_another_decoy() -> None:
    table = position(
        "hand | Decoy\nclose | Decoy + Commander's Horn + Mardroeme\nweather | Biting Frost\nfoe hand | Ves"
    )
    assert options(table) == {"pass"}


@rule("SP-DECOY-2")
def test_played_again_the_unit_is_a_new_play_with_its_ability() -> None:
    table = position("hand | Decoy\nsiege | Dun Banner Medic\ndiscard | Ves\nfoe passed | yes")
    play(table, "Decoy on Dun Banner Medic", "Dun Banner Medic")
    assert options(table) == {"raise Ves"}


@rule("SP-DECOY", "STR-7")
def test_the_decoy_is_worth_nothing_and_the_unit_is_gone_from_the_total() -> None:
    table = position("hand | Decoy\nclose | Ves + Commander's Horn\nfoe hand | Ghoul")
    assert total(table, ME) == 10
    play(table, "Decoy on Ves")
    assert strengths(table, ME, Row.CLOSE) == [0]
    assert total(table, ME) == 0


@rule("SP-DECOY", "AB-AVENGER")
def test_decoy_discards_nothing() -> None:
    table = position("hand | Decoy\nranged | Cow\nfoe hand | Ghoul")
    play(table, "Decoy on Cow")
    assert shows(table, "discard |", "hand | Cow")
    assert not any(isinstance(event, Summoned) for event in table.log)


@rule("SP-DECOY", "DISC-1", "TURN-6")
def test_the_decoy_lies_there_until_the_round_ends() -> None:
    table = position("hand | Decoy\nclose | Ves\nfoe hand | Ghoul\nfoe passed | yes")
    play(table, "Decoy on Ves", "pass")
    assert shows(table, "round | 2", "close |", "discard | Decoy", "hand | Ves")
