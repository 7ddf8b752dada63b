"""AB-BERSERKER. Units that transform into bears."""

from __future__ import annotations

import pytest

from gwint.cards import Row
from gwint.rules.events import Transformed
from tests.scenes import play, position, rule, shows, strengths

ME = 0
CALM = """
    side deck | 2 Bovine Defense Force, Hemdall, 3 Transformed Young Vildkaarl
    foe hand | Ves
"""


@rule("AB-BERSERKER", "AB-MARDROEME")
@pytest.mark.parametrize(
    ("row", "berserker", "bear"),
    [
        ("close", "Berserker", "Transformed Vildkaarl"),
        ("ranged", "Young Berserker", "Transformed Young Vildkaarl"),
    ],
)
def test_a_mardroeme_turns_the_berserker_of_its_row(row: str, berserker: str, bear: str) -> None:
    table = position(f"hand | Mardroeme\n{row} | {berserker}\nfoe hand | Ves")
    play(table, f"Mardroeme > {row}")
    assert shows(table, f"{row} | {bear} + Mardroeme", f"gone | {berserker}", "discard |")


@rule("AB-BERSERKER", "SET-11")
def test_the_bear_comes_from_the_side_deck() -> None:
    table = position("hand | Mardroeme\nclose | Berserker\nfoe hand | Ves")
    play(table, "Mardroeme > close")
    assert shows(table, "side deck | 2 Bovine Defense Force, Hemdall, 3 Transformed Young Vildkaarl")


@rule("AB-BERSERKER")
def test_the_bear_lies_where_the_berserker_lay() -> None:
    table = position("hand | Mardroeme\nclose | Svanrige, Berserker, Udalryk\nfoe hand | Ves")
    play(table, "Mardroeme > close")
    assert shows(table, "close | Svanrige, Transformed Vildkaarl, Udalryk + Mardroeme")


@rule("AB-BERSERKER")
def test_all_berserkers_of_the_row_turn() -> None:
    table = position("hand | Mardroeme\nranged | Young Berserker, Hjalmar, 2 Young Berserker\nfoe hand | Ves")
    play(table, "Mardroeme > ranged")
    bear = "Transformed Young Vildkaarl"
    assert shows(table, f"ranged | {bear}, Hjalmar, 2 {bear} + Mardroeme", "gone | 3 Young Berserker")
    assert strengths(table, ME, Row.RANGED) == [24, 10, 24, 24]


@rule("AB-BERSERKER")
def test_the_bear_has_its_own_ability() -> None:
    table = position("hand | Mardroeme\nclose | Berserker, Svanrige\nfoe hand | Ves")
    play(table, "Mardroeme > close")
    assert strengths(table, ME, Row.CLOSE) == [14, 5]


@rule("AB-BERSERKER")
@pytest.mark.parametrize(
    ("lying", "then"),
    [
        ("+ Mardroeme", "Transformed Young Vildkaarl + Mardroeme"),
        ("Ermion", "Ermion, Transformed Young Vildkaarl"),
    ],
)
def test_a_berserker_transforms_when_it_enters_a_row_with_a_mardroeme(lying: str, then: str) -> None:
    table = position(f"hand | Young Berserker\nranged | {lying}\nfoe hand | Ves")
    play(table, "Young Berserker")
    assert shows(table, f"ranged | {then}", "gone | Young Berserker", "hand |")


@rule("AB-BERSERKER", "LEAD-11", "SET-12")
def test_a_berserker_transforms_however_it_entered_the_row() -> None:
    table = position("""
        rules | klub
        leader | Emhyr var Emreis, The Relentless
        hand | Albrich
        close | + Mardroeme
        foe faction | skellige
        foe discard | Berserker
        foe hand | Svanrige
    """)
    play(table, "leader", "take Berserker")
    assert shows(
        table, "close | Transformed Vildkaarl + Mardroeme", "foe discard |",
        "foe side deck | 2 Bovine Defense Force, Hemdall, 3 Transformed Young Vildkaarl",
    )  # fmt: skip


@rule("AB-BERSERKER")
def test_without_a_mardroeme_it_is_just_a_unit() -> None:
    table = position("hand | Berserker\nfoe hand | Ves")
    play(table, "Berserker")
    assert shows(table, "close | Berserker", "turn | foe")
    assert strengths(table, ME, Row.CLOSE) == [4]


@rule("AB-BERSERKER", "AB-MARDROEME")
@pytest.mark.parametrize("lying", ["ranged | + Mardroeme", "siege | + Mardroeme", "ranged | Ermion"])
def test_a_mardroeme_in_another_row_does_nothing_to_it(lying: str) -> None:
    table = position(f"hand | Berserker\n{lying}\nfoe hand | Ves")
    play(table, "Berserker")
    assert shows(table, "close | Berserker", lying)


@rule("AB-BERSERKER", "AB-MARDROEME")
def test_a_mardroeme_of_the_other_side_does_nothing_to_it() -> None:
    table = position(
        "hand | Berserker, Young Berserker\nfoe close | + Mardroeme\nfoe ranged | Ermion\nfoe passed | yes"
    )
    play(table, "Berserker")
    assert shows(table, "close | Berserker")
    table = position("hand | Ermion\nfoe ranged | Young Berserker\nfoe hand | Svanrige")
    play(table, "Ermion")
    assert shows(table, "foe ranged | Young Berserker")


@rule("AB-BERSERKER", "AB-AVENGER")
def test_transforming_is_no_discarding() -> None:
    table = position("hand | Mardroeme, Birna Bran, Svanrige\nclose | Berserker\nfoe passed | yes")
    play(table, "Mardroeme > close", "Birna Bran")
    assert shows(table, "discard |", "gone | Berserker", "turn | me")


@rule("AB-BERSERKER")
def test_a_transformed_unit_stays_transformed() -> None:
    table = position("hand | Mardroeme, Decoy, Svanrige\nclose | Berserker\nfoe passed | yes")
    play(table, "Mardroeme > close", "Decoy on Transformed Vildkaarl")
    assert shows(table, "hand | Svanrige, Transformed Vildkaarl", "close | Decoy + Mardroeme")
    play(table, "pass")
    assert shows(table, "round | 2", "hand | Svanrige, Transformed Vildkaarl", "close |")
    play(table, "Transformed Vildkaarl")
    assert shows(table, "close | Transformed Vildkaarl")


@rule("AB-BERSERKER", "SET-11")
def test_where_the_side_deck_has_none_left_it_goes_and_nothing_comes() -> None:
    table = position(f"hand | Mardroeme\nclose | Svanrige, Berserker, Udalryk\n{CALM}")
    play(table, "Mardroeme > close")
    assert shows(table, "close | Svanrige, Udalryk + Mardroeme", "gone | Berserker", "discard |")
    assert [event.into for event in table.log if isinstance(event, Transformed)] == [None]


@rule("AB-BERSERKER", "SET-11")
def test_where_it_has_too_few_the_rest_goes_without_a_bear() -> None:
    table = position("""
        hand | Mardroeme
        ranged | Young Berserker, Hjalmar, 2 Young Berserker
        side deck | Transformed Young Vildkaarl
        foe hand | Ves
    """)
    play(table, "Mardroeme > ranged")
    assert sum(isinstance(event, Transformed) and event.into is not None for event in table.log) == 1
    assert sorted(card.id for card in table.sides[ME].rows[Row.RANGED]) == ["hjalmar", "transformed-young-vildkaarl"]
    assert shows(table, "gone | 3 Young Berserker", "side deck | empty")


@rule("AB-BERSERKER", "SET-11", "OPT-side_deck_supply")
@pytest.mark.parametrize(
    ("rules", "comes"),
    [
        ("legendary", "+ Mardroeme"),
        ("klub", "+ Mardroeme"),
        ("witcher3", "Transformed Vildkaarl + Mardroeme"),
        ("legendary, side_deck_supply=unlimited", "Transformed Vildkaarl + Mardroeme"),
        ("witcher3, side_deck_supply=printed", "+ Mardroeme"),
    ],
)
def test_side_deck_supply_unlimited_has_always_one_more_bear(rules: str, comes: str) -> None:
    table = position(f"rules | {rules}\nhand | Mardroeme\nclose | Berserker\n{CALM}")
    play(table, "Mardroeme > close")
    assert shows(table, f"close | {comes}", "gone | Berserker")
