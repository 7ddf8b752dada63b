"""AB-AGILE. Units that choose their row."""

from __future__ import annotations

import pytest

from tests.scenes import options, play, position, rule, shows


@rule("AB-AGILE")
def test_an_agile_unit_goes_to_close_or_ranged() -> None:
    table = position("hand | Yaevinn\nfoe hand | Ves")
    assert options(table) == {"Yaevinn > close", "Yaevinn > ranged", "pass"}


@rule("AB-AGILE")
@pytest.mark.parametrize("row", ["close", "ranged"])
def test_an_agile_unit_lies_in_the_row_its_player_chose(row: str) -> None:
    table = position("hand | Yaevinn\nfoe hand | Ves")
    play(table, f"Yaevinn > {row}")
    assert shows(table, f"{row} | Yaevinn", "hand |", "turn | foe")


@rule("AB-AGILE")
def test_a_hero_may_be_agile() -> None:
    table = position("hand | Kayran\nfoe hand | Ves")
    assert options(table) == {"Kayran > close", "Kayran > ranged", "pass"}


@rule("AB-AGILE")
def test_an_agile_unit_chooses_a_row_of_its_players_side_only() -> None:
    table = position("hand | Yaevinn\nfoe hand | Ves")
    play(table, "Yaevinn > ranged")
    assert shows(table, "foe close |", "foe ranged |", "foe siege |")


@rule("AB-AGILE")
def test_a_placed_agile_unit_does_not_move() -> None:
    table = position("turn | foe\nfoe hand | Biting Frost, Ves\nclose | Yaevinn\nhand | Dennis Cranmer, Toruviel")
    play(table, "Biting Frost")
    assert options(table) == {"Dennis Cranmer", "Toruviel", "pass"}
    play(table, "Toruviel")
    assert shows(table, "close | Yaevinn", "ranged | Toruviel")


@rule("AB-AGILE")
def test_only_a_leader_moves_a_placed_agile_unit() -> None:
    table = position("""
        leader | Francesca Findabair, Hope of the Aen Seidhe
        hand | Toruviel
        close | Yaevinn
        weather | Biting Frost (foe)
        foe hand | Ves
    """)
    play(table, "leader")
    assert shows(table, "close |", "ranged | Yaevinn")


@rule("AB-AGILE", "OPT-agile_rows")
def test_agile_rows_klub_lets_it_go_to_any_of_the_three_rows() -> None:
    table = position("rules | klub\nhand | Yaevinn\nfoe hand | Ves")
    assert options(table) == {"Yaevinn > close", "Yaevinn > ranged", "Yaevinn > siege", "pass"}
    play(table, "Yaevinn > siege")
    assert shows(table, "siege | Yaevinn")


@rule("AB-AGILE", "OPT-agile_rows")
def test_agile_rows_witcher3_is_close_or_ranged() -> None:
    table = position("rules | witcher3\nhand | Yaevinn\nfoe hand | Ves")
    assert options(table) == {"Yaevinn > close", "Yaevinn > ranged", "pass"}


@rule("AB-AGILE", "OPT-agile_rows")
def test_agile_rows_all_is_an_option_of_its_own() -> None:
    table = position("rules | legendary, agile_rows=all\nhand | Yaevinn, Toruviel\nfoe hand | Ves")
    assert options(table) == {"Yaevinn > close", "Yaevinn > ranged", "Yaevinn > siege", "Toruviel", "pass"}


@rule("AB-AGILE", "OPT-agile_rows")
def test_agile_rows_close_ranged_may_replace_the_three_rows_of_klub() -> None:
    table = position("rules | klub, agile_rows=close-ranged\nhand | Yaevinn\nfoe hand | Ves")
    assert options(table) == {"Yaevinn > close", "Yaevinn > ranged", "pass"}


@rule("AB-AGILE", "OPT-agile_rows")
def test_agile_rows_all_holds_for_a_revived_unit() -> None:
    table = position("rules | legendary, agile_rows=all\nhand | Havekar Healer\ndiscard | Yaevinn\nfoe hand | Ves")
    play(table, "Havekar Healer", "raise Yaevinn", "Yaevinn > siege")
    assert shows(table, "siege | Yaevinn")
