"""Francesca Findabair, Hope of the Aen Seidhe: moves the player's agile units to the rows where they are strongest."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gwint.cards import Ability, Row
from tests.scenes import options, play, position, rule, rules_only, shows

HOPE = "LEADER-francesca-findabair-hope-of-the-aen-seidhe"


def hope(board: str, rules: str = "legendary") -> str:
    return f"rules | {rules}\nleader | Hope of the Aen Seidhe\nhand | Riordain\nfoe hand | Ves\n{board}"


@rule("LEAD-13", HOPE)
@pytest.mark.parametrize("rules", ["legendary", "witcher3"])
def test_hope_moves_agile_units_to_the_row_where_each_is_strongest(rules: str) -> None:
    table = position(hope("close | Dennis Cranmer, Yaevinn\nranged | Toruviel\nweather | Biting Frost (foe)", rules))
    play(table, "leader")
    assert shows(table, "close | Dennis Cranmer", "ranged | Toruviel, Yaevinn", "turn | foe")


@rule("LEAD-13", HOPE)
def test_a_horn_or_morale_draws_units_to_its_row() -> None:
    table = play(position(hope("close | Barclay Els\nranged | Yaevinn + Commander's Horn")), "leader")
    assert shows(table, "close | ", "ranged | Yaevinn, Barclay Els + Commander's Horn")
    table = play(position(hope("close | Barclay Els\nranged | Milva")), "leader")
    assert shows(table, "close | ", "ranged | Milva, Barclay Els")


@rule("LEAD-13", HOPE)
def test_hope_moves_units_of_her_own_side_only() -> None:
    table = position(hope("close | Yaevinn\nfoe close | Yaevinn\nweather | Biting Frost (foe)"))
    play(table, "leader")
    assert shows(table, "ranged | Yaevinn", "foe close | Yaevinn")


@rule("LEAD-13", HOPE)
def test_on_a_tie_hope_leaves_a_unit_in_its_row() -> None:
    table = position(
        hope("close | Yaevinn, Barclay Els\nranged | Ciaran aep Easnillien, Iorveth\nweather | Torrential Rain (foe)")
    )
    assert "leader" not in options(table)


@rule("LEAD-13", HOPE)
def test_units_move_one_at_a_time_judged_on_the_board_as_it_then_is() -> None:
    """Each row has one booster, so Yaevinn would stay; but Olgierd is moved first and takes his boost along."""
    table = position(hope("close | Isengrim Faoiltiarna\nranged | Olgierd von Everec, Yaevinn"))
    play(table, "leader")
    assert shows(table, "close | Isengrim Faoiltiarna, Olgierd von Everec, Yaevinn", "ranged | ")


@rule("LEAD-13", HOPE)
def test_units_move_in_the_order_they_lie() -> None:
    """In the opposite order, Yaevinn is judged while Olgierd still boosts him, and stays."""
    table = position(hope("close | Isengrim Faoiltiarna\nranged | Yaevinn, Olgierd von Everec"))
    play(table, "leader")
    assert shows(table, "close | Isengrim Faoiltiarna, Olgierd von Everec", "ranged | Yaevinn")


@rule("LEAD-13", HOPE)
def test_the_ranged_row_is_asked_before_the_close_row() -> None:
    """Either Olgierd would join the other for the boost; the first to be judged moves."""
    table = position(hope("ranged | Olgierd von Everec\nclose | Olgierd von Everec"))
    play(table, "leader")
    assert shows(table, "close | 2 Olgierd von Everec", "ranged | ")


@rule("LEAD-13", "OPT-agile_rows", HOPE)
def test_the_close_row_is_asked_before_the_siege_row() -> None:
    table = position(hope("close | Olgierd von Everec\nsiege | Olgierd von Everec", "legendary, agile_rows=all"))
    play(table, "leader")
    assert shows(table, "close | ", "siege | 2 Olgierd von Everec")


@rule("LEAD-13", HOPE)
def test_each_unit_moves_once() -> None:
    """The Harpy joins Olgierd's boost under the horn; then he leaves the frost, and she may not follow him back."""
    table = position(
        hope("ranged | Harpy\nclose | Olgierd von Everec + Commander's Horn\nweather | Biting Frost (foe)")
    )
    play(table, "leader")
    assert shows(table, "close | Harpy + Commander's Horn", "ranged | Olgierd von Everec")


@rule("LEAD-13", "PLAY-7", HOPE)
def test_hope_does_not_move_heroes() -> None:
    table = position(hope("close | Kayran\nweather | Biting Frost (foe)"))
    assert "leader" not in options(table)
    table = play(position(hope("close | Kayran, Yaevinn\nranged | Milva\nweather | Biting Frost (foe)")), "leader")
    assert shows(table, "close | Kayran", "ranged | Milva, Yaevinn")


@rule("LEAD-13", HOPE)
@rules_only
def test_moving_triggers_nothing() -> None:
    table = position(hope("close | Yaevinn\nranged | Ida Emean aep Sivney\nweather | Biting Frost (foe)"))
    # No agile unit does anything when it enters a row, so the test invents one that would burn.
    table.sides[0].rows[Row.CLOSE] = [
        replace(one, abilities=(Ability.AGILE, Ability.SCORCH)) for one in table.sides[0].rows[Row.CLOSE]
    ]
    play(table, "leader")
    assert [type(event).__name__ for event in table.log] == ["UsedLeader", "Moved"]
    assert [len(row) for row in table.sides[0].rows] == [0, 2, 0]


@rule("LEAD-13", "OPT-agile_rows", HOPE)
def test_siege_comes_into_it_where_agile_units_may_lie_there() -> None:
    board = "siege | Yaevinn\nclose | Barclay Els\nweather | Torrential Rain (foe), Biting Frost (foe)"
    table = play(position(hope(board, "legendary, agile_rows=all")), "leader")
    assert shows(table, "siege | ", "close | ", "ranged | Barclay Els, Yaevinn")


@rule("LEAD-13", "OPT-agile_rows", HOPE)
def test_units_move_to_the_siege_row_only_where_agile_units_may_lie_there() -> None:
    board = "close | Yaevinn\nsiege | + Commander's Horn"
    assert "leader" not in options(position(hope(board)))
    table = play(position(hope(board, "legendary, agile_rows=all")), "leader")
    assert shows(table, "close | ", "siege | Yaevinn + Commander's Horn")


@rule("LEAD-2", HOPE)
def test_hope_can_be_used_only_when_a_unit_would_move() -> None:
    assert "leader" not in options(position(hope("close | Dennis Cranmer\nweather | Biting Frost (foe)")))
    assert "leader" not in options(position(hope("ranged | Yaevinn\nweather | Biting Frost (foe)")))
    assert "leader" in options(position(hope("ranged | Yaevinn\nweather | Impenetrable Fog (foe)")))


# klub: to any chosen rows


@rule("LEAD-13", "OPT-leader_effects", HOPE)
def test_klub_the_player_moves_any_agile_units_each_to_any_row() -> None:
    table = position(hope("close | Yaevinn, Dennis Cranmer\nranged | Barclay Els, Iorveth", "klub"))
    play(table, "leader")
    assert options(table) == {
        "move Yaevinn > ranged", "move Yaevinn > siege", "move Barclay Els > close", "move Barclay Els > siege",
    }  # fmt: skip
    play(table, "move Yaevinn > siege")
    assert options(table) == {"move Barclay Els > close", "move Barclay Els > siege", "done"}
    play(table, "move Barclay Els > close")
    assert shows(table, "close | Dennis Cranmer, Barclay Els", "ranged | Iorveth", "siege | Yaevinn", "turn | foe")


@rule("LEAD-13", HOPE)
def test_klub_the_player_may_stop_after_any_move() -> None:
    table = position(hope("close | Yaevinn\nranged | Barclay Els", "klub"))
    play(table, "leader", "move Yaevinn > siege", "done")
    assert shows(table, "close | ", "ranged | Barclay Els", "siege | Yaevinn", "turn | foe")


@rule("LEAD-13", HOPE)
def test_klub_a_unit_may_go_where_it_is_weaker() -> None:
    table = position(hope("close | Yaevinn\nweather | fog (foe, leader)", "klub"))
    play(table, "leader", "move Yaevinn > ranged")
    assert shows(table, "ranged | Yaevinn", "turn | foe")


@rule("LEAD-13", HOPE)
def test_klub_each_unit_moves_once_even_among_copies() -> None:
    table = position(hope("close | Yaevinn\nranged | Yaevinn", "klub"))
    play(table, "leader", "move Yaevinn close > ranged")
    assert options(table) == {"move Yaevinn > close", "move Yaevinn > siege", "done"}
    play(table, "move Yaevinn > close")
    assert shows(table, "close | Yaevinn", "ranged | Yaevinn", "turn | foe")


@rule("LEAD-13", "PLAY-7", HOPE)
def test_klub_heroes_stay() -> None:
    table = position(hope("close | Kayran, Yaevinn", "klub"))
    play(table, "leader")
    assert options(table) == {"move Yaevinn > ranged", "move Yaevinn > siege"}


@rule("LEAD-2", "OPT-leader_effects", HOPE)
@pytest.mark.parametrize("rules", ["klub", "legendary, leader_effects=klub"])
def test_klub_hope_can_be_used_when_a_unit_can_move_better_or_not(rules: str) -> None:
    assert "leader" in options(position(hope("close | Yaevinn", rules)))
    assert "leader" not in options(position(hope("close | Dennis Cranmer, Kayran", rules)))
    assert "leader" not in options(position(hope("foe close | Yaevinn", rules)))
