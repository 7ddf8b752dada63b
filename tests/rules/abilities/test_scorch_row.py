"""AB-SCORCH-ROW. Units that burn the opposing row."""

from __future__ import annotations

import pytest

from gwint.rules.events import Burned, Played
from tests.scenes import play, position, rule, shows


@rule("AB-SCORCH-ROW")
@pytest.mark.parametrize(
    ("burner", "row", "weak", "strong"),
    [
        ("Villentretenmerth", "close", "Ves", "Blueboy Lugos"),
        ("Toad", "ranged", "Keira Metz", "Dethmold"),
        ("Schirrú", "siege", "Zerrikanian Fire Scorpion", "Ballista"),
    ],
)
def test_the_strongest_of_the_opposing_row_is_discarded(burner: str, row: str, weak: str, strong: str) -> None:
    table = position(f"hand | {burner}\nfoe {row} | {weak}, {strong}\nfoe hand | Thaler")
    play(table, burner)
    assert shows(table, f"{row} | {burner}", f"foe {row} | {weak}", f"foe discard | {strong}", "discard |")


@rule("AB-SCORCH-ROW")
@pytest.mark.parametrize(
    ("row", "left", "burned"),
    [
        ("Ves, Donar an Hindar", "Ves, Donar an Hindar", ""),
        ("Ves, Donar an Hindar, Redanian Foot Soldier", "Donar an Hindar, Redanian Foot Soldier", "Ves"),
    ],
)
def test_a_row_of_nine_is_safe_and_a_row_of_ten_is_not(row: str, left: str, burned: str) -> None:
    table = position(f"hand | Villentretenmerth\nfoe close | {row}\nfoe hand | Thaler")
    play(table, "Villentretenmerth")
    assert shows(table, f"foe close | {left}", f"foe discard | {burned}")


@rule("AB-SCORCH-ROW")
def test_units_that_tie_all_go() -> None:
    table = position(
        "hand | Villentretenmerth\nfoe close | Ves, Yarpen Zigrin, Siegfried of Denesle\nfoe hand | Thaler"
    )
    play(table, "Villentretenmerth")
    assert shows(table, "foe close | Yarpen Zigrin", "foe discard | Ves, Siegfried of Denesle")


@rule("AB-SCORCH-ROW")
def test_other_rows_and_the_players_own_side_are_spared() -> None:
    table = position("""
        hand | Villentretenmerth
        close | Blueboy Lugos, Madman Lugos
        foe close | Ves, Siegfried of Denesle
        foe ranged | Dethmold, Keira Metz
        foe siege | 2 Catapult
        foe hand | Thaler
    """)
    play(table, "Villentretenmerth")
    assert shows(
        table,
        "close | Blueboy Lugos, Madman Lugos, Villentretenmerth",
        "foe close |",
        "foe ranged | Dethmold, Keira Metz",
        "foe siege | 2 Catapult",
    )


TEN_OR_MORE = {
    "bonds": ("2 Nausicaa Cavalry Rider, Morteisen", "2 Nausicaa Cavalry Rider", "Morteisen"),
    "morale": ("Olgierd von Everec, Morteisen", "Olgierd von Everec", "Morteisen"),
    "a unit's horn": ("Rainfarn, Dandelion", "Rainfarn", "Dandelion"),
    "a special horn": ("Ves + Commander's Horn", "Ves", "+ Commander's Horn"),
    "a leader's horn": ("Ves + leader's horn", "Ves", "+ leader's horn"),
    "heroes": ("John Natalis, Redanian Foot Soldier", "Redanian Foot Soldier", "John Natalis"),
    "spies lying there": ("Stefan Skellen, Redanian Foot Soldier", "Stefan Skellen", "Redanian Foot Soldier"),
}
"""Rows that reach ten only because of one effect: the row, what burns, and what is left."""


@rule("AB-SCORCH-ROW")
@pytest.mark.parametrize("counting", TEN_OR_MORE)
def test_all_that_counts_in_the_row_counts_in_its_total(counting: str) -> None:
    row, burned, left = TEN_OR_MORE[counting]
    table = position(f"""
        hand | Villentretenmerth
        foe faction | northern-realms
        foe hand | Thaler
        foe close | {row}
    """)
    play(table, "Villentretenmerth")
    assert shows(table, f"foe discard | {burned}", f"foe close | {left}")


@rule("AB-SCORCH-ROW", "STR-2")
def test_weather_may_save_a_row() -> None:
    table = position("""
        hand | Villentretenmerth
        weather | Biting Frost
        foe close | Olaf, Blueboy Lugos, Madman Lugos
        foe hand | Thaler
    """)
    play(table, "Villentretenmerth")
    assert shows(table, "foe close | Olaf, Blueboy Lugos, Madman Lugos", "foe discard |")


@rule("AB-SCORCH-ROW", "STR-10")
def test_bran_may_then_doom_it() -> None:
    table = position("""
        hand | Villentretenmerth
        weather | Biting Frost
        foe leader | King Bran
        foe close | Olaf, Blueboy Lugos, Madman Lugos
        foe hand | Svanrige
    """)
    play(table, "Villentretenmerth")
    assert shows(table, "foe close | Blueboy Lugos, Madman Lugos", "foe discard | Olaf")


@rule("AB-SCORCH-ROW", "STR-1")
def test_the_strongest_is_so_by_its_strength_and_not_by_what_is_printed() -> None:
    table = position("""
        hand | Villentretenmerth
        foe close | 3 Nausicaa Cavalry Rider, Young Emissary
        foe hand | Thaler
    """)
    play(table, "Villentretenmerth")
    assert shows(table, "foe close | Young Emissary", "foe discard | 3 Nausicaa Cavalry Rider")


@rule("AB-SCORCH-ROW", "PLAY-7")
def test_a_row_of_heroes_loses_nothing() -> None:
    table = position("hand | Villentretenmerth\nfoe close | Vernon Roche, John Natalis\nfoe hand | Thaler")
    play(table, "Villentretenmerth")
    assert shows(table, "foe close | Vernon Roche, John Natalis", "foe discard |", "turn | foe")


@rule("AB-SCORCH-ROW", "STR-7")
def test_a_decoy_next_to_heroes_does_not_burn() -> None:
    table = position("hand | Villentretenmerth\nfoe close | Vernon Roche, Decoy\nfoe hand | Thaler")
    play(table, "Villentretenmerth")
    assert shows(table, "foe close | Vernon Roche, Decoy", "foe discard |")


@rule("AB-SCORCH-ROW", "DISC-1")
def test_a_spy_of_the_same_player_may_burn() -> None:
    table = position("""
        hand | Stefan Skellen, Villentretenmerth, Albrich
        foe close | Yarpen Zigrin
        foe passed | yes
    """)
    play(table, "Stefan Skellen", "Villentretenmerth")
    assert shows(table, "foe close | Yarpen Zigrin", "foe discard | Stefan Skellen", "discard |")


@rule("AB-SCORCH-ROW", "PLAY-2")
def test_the_row_is_judged_after_the_new_card_is_placed() -> None:
    table = position("hand | Villentretenmerth\nfoe close | Ves, Siegfried of Denesle\nfoe hand | Thaler")
    play(table, "Villentretenmerth")
    assert [type(event) for event in table.log] == [Played, Burned]
