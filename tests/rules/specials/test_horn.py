"""SP-HORN. Commander's Horn."""

from __future__ import annotations

import pytest

from gwint.cards import Row
from tests.scenes import options, play, position, rule, shows, strengths

ME, FOE = 0, 1


@rule("SP-HORN")
@pytest.mark.parametrize("row", ["close", "ranged", "siege"])
def test_a_horn_goes_to_the_horn_space_of_a_row_of_its_player(row: str) -> None:
    table = position("hand | Commander's Horn\nfoe hand | Ghoul")
    assert options(table) == {
        "Commander’s Horn > close",
        "Commander’s Horn > ranged",
        "Commander’s Horn > siege",
        "pass",
    }
    play(table, f"Commander's Horn > {row}")
    assert shows(table, f"{row} | + Commander's Horn", "discard |", f"foe {row} |")


@rule("SP-HORN", "STR-5")
def test_a_horn_doubles_the_units_of_its_row_only() -> None:
    table = position("hand | Commander's Horn\nclose | Ves\nranged | Keira Metz\nfoe close | Ves\nfoe hand | Ghoul")
    play(table, "Commander's Horn > close")
    assert strengths(table, ME, Row.CLOSE) == [10]
    assert strengths(table, ME, Row.RANGED) == [5]
    assert strengths(table, FOE, Row.CLOSE) == [5]


@rule("SP-HORN")
def test_a_horn_doubles_units_that_come_later() -> None:
    table = position("hand | Ves\nclose | + Commander's Horn\nfoe hand | Ghoul")
    play(table, "Ves")
    assert strengths(table, ME, Row.CLOSE) == [10]


@rule("SP-HORN", "PLAY-4")
def test_a_row_has_at_most_one_special_horn() -> None:
    table = position("hand | Commander's Horn\nclose | + Commander's Horn\nfoe hand | Ghoul")
    assert options(table) == {"Commander’s Horn > ranged", "Commander’s Horn > siege", "pass"}


@rule("SP-HORN", "LEAD-7", "PLAY-4")
def test_a_leaders_horn_counts_as_a_special_horn() -> None:
    table = position("hand | Commander's Horn\nsiege | + leader's horn\nfoe hand | Ghoul")
    assert options(table) == {"Commander’s Horn > close", "Commander’s Horn > ranged", "pass"}


@rule("SP-HORN", "AB-BERSERKER")
def test_a_horn_turns_no_berserker() -> None:
    table = position("hand | Commander's Horn\nclose | Berserker\nfoe hand | Ves")
    play(table, "Commander's Horn > close")
    assert shows(table, "close | Berserker + Commander's Horn")
    assert strengths(table, ME, Row.CLOSE) == [8]


@rule("SP-HORN")
def test_the_enemys_horns_do_not_bar_it() -> None:
    table = position(
        "hand | Commander's Horn\nclose | + Commander's Horn\nfoe ranged | + Commander's Horn\nfoe hand | Ves"
    )
    assert options(table) == {"Commander’s Horn > ranged", "Commander’s Horn > siege", "pass"}


@rule("SP-HORN", "TURN-6", "DISC-1")
def test_a_horn_stays_until_the_round_ends() -> None:
    table = position("hand | Commander's Horn, Decoy, Yarpen Zigrin\nclose | Ves\nfoe hand | Ghoul\nfoe passed | yes")
    play(table, "Commander's Horn > close", "Decoy on Ves")
    assert shows(table, "close | Decoy + Commander's Horn")
    play(table, "pass")
    assert shows(table, "round | 2", "close |", "discard | Decoy, Commander's Horn")


@rule("SP-HORN", "AB-HORN")
def test_a_unit_horn_does_not_bar_it_and_is_doubled_by_it() -> None:
    table = position("hand | Commander's Horn\nclose | Dandelion, Ves\nfoe hand | Ghoul")
    assert strengths(table, ME, Row.CLOSE) == [2, 10]
    play(table, "Commander's Horn > close")
    assert strengths(table, ME, Row.CLOSE) == [4, 10]


@rule("SP-HORN", "AB-HORN")
def test_a_horn_stays_if_the_horn_unit_leaves() -> None:
    table = position("hand | Decoy\nclose | Dandelion, Ves + Commander's Horn\nfoe hand | Ghoul")
    play(table, "Decoy on Dandelion")
    assert shows(table, "close | Decoy, Ves + Commander's Horn")
    assert strengths(table, ME, Row.CLOSE) == [0, 10]
