"""FFA-6. Row scorches judge each opponent separately; Scorch and the Pirate judge the whole battlefield once."""

from __future__ import annotations

import pytest

from gwint.rules.events import Burned
from tests.rules.free_for_all import PLAYERS, field
from tests.rules.setting_up import events_of
from tests.scenes import options, play, rule, shows

QUEEN = "p1 leader | Francesca Findabair, Queen of Dol Blathanna"
MEDELL = "p1 leader | Foltest, Son of Medell"
STEEL = "p1 leader | Foltest, The Steel-Forged"

DRAGON = ("p1 hand | Villentretenmerth", "Villentretenmerth")
WAYS = [DRAGON, (QUEEN, "leader")]


# Row by row


@rule("FFA-6", "AB-SCORCH-ROW", "LEAD-2")
@pytest.mark.parametrize(("line", "move"), WAYS)
def test_each_opponent_is_judged_separately(line: str, move: str) -> None:
    """The strongest of each row of ten or more burn, even if their strengths differ; nine is not enough."""
    table = field(
        4, line,
        "p1 close | Fiend, Werewolf",
        "p2 close | Fiend, Griffin",
        "p3 close | Zoltan Chivay, Emiel Regis Rohellec Terzieff",
        "p4 close | Zoltan Chivay, Svanrige",
    )  # fmt: skip
    play(table, move)
    assert shows(table, "p2 close | Griffin", "p2 discard | Fiend")
    assert shows(table, "p3 close |", "p3 discard | Zoltan Chivay, Emiel Regis Rohellec Terzieff")
    assert shows(table, "p4 close | Zoltan Chivay, Svanrige", "p4 discard |")
    assert shows(table, "p1 discard |")


@rule("FFA-6", "AB-SCORCH-ROW")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_opponent_is_reached(players: int) -> None:
    table = field(players, DRAGON[0], *(f"p{seat} close | 2 Vesemir" for seat in range(2, players + 1)))
    play(table, DRAGON[1])
    assert all(shows(table, f"p{seat} close |", f"p{seat} discard | 2 Vesemir") for seat in range(2, players + 1))


@rule("FFA-6", "AB-SCORCH-ROW")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_rows_of_several_are_not_added_up(players: int) -> None:
    table = field(players, DRAGON[0], *(f"p{seat} close | Fiend, Roach" for seat in range(2, players + 1)))
    play(table, DRAGON[1])
    assert events_of(table, Burned) == []


@rule("FFA-6", "LEAD-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_leader_is_not_usable_by_the_sum_of_several(players: int) -> None:
    table = field(players, QUEEN, *(f"p{seat} close | Fiend, Roach" for seat in range(2, players + 1)))
    assert options(table) == {"Vesemir", "pass"}


@rule("FFA-6", "FFA-8", "LEAD-2")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("target", [2, 3])
def test_a_leader_scorches_without_naming_an_opponent_if_one_row_totals_ten(players: int, target: int) -> None:
    table = field(players, QUEEN, f"p{target} close | Fiend, Griffin", "p1 close | Fiend, Griffin")
    assert "leader" in options(table)
    play(table, "leader")
    assert shows(table, f"p{target} close | Griffin", "p1 close | Fiend, Griffin", "turn | p2")


@rule("FFA-6", "LEAD-2")
@pytest.mark.parametrize(
    ("leader", "row", "unit"),
    [(MEDELL, "ranged", "Dethmold"), (STEEL, "siege", "Trebuchet"), (QUEEN, "close", "Fiend")],
)
def test_all_three_leaders_of_that_kind(leader: str, row: str, unit: str) -> None:
    table = field(3, leader, f"p2 {row} | 2 {unit}", f"p3 {row} | 3 {unit}", f"p1 {row} | 2 {unit}")
    play(table, "leader")
    assert shows(table, f"p2 {row} |", f"p3 {row} |", f"p1 {row} | 2 {unit}")


@rule("FFA-6", "AB-SCORCH-ROW")
@pytest.mark.parametrize(("unit", "row"), [("Toad", "ranged"), ("Schirrú", "siege"), ("Villentretenmerth", "close")])
def test_all_three_units_of_that_kind(unit: str, row: str) -> None:
    strong = {"ranged": "2 Dethmold", "siege": "2 Trebuchet", "close": "2 Fiend"}[row]
    table = field(3, f"p1 hand | {unit}", f"p2 {row} | {strong}", f"p3 {row} | {strong}", f"p1 {row} | {strong}")
    play(table, unit)
    assert shows(table, f"p2 {row} |", f"p3 {row} |", f"p1 {row} | {strong}, {unit}")


@rule("FFA-6", "AB-SCORCH-ROW")
def test_a_spy_of_the_same_player_may_burn() -> None:
    table = field(3, DRAGON[0], "p2 close | Stefan Skellen, Roach", "p3 close | Stefan Skellen")
    play(table, DRAGON[1])
    assert shows(table, "p2 close | Roach", "p3 close | Stefan Skellen")


@rule("FFA-6", "DISC-2")
def test_the_victims_of_all_sides_go_at_once_and_then_the_avengers_come() -> None:
    """Kambi is the strongest non-hero in a row; its avenger joins no row that is still to be judged."""
    table = field(3, DRAGON[0], "p2 close | Kambi, Draug", "p3 close | 2 Vesemir", "p2 faction | skellige")
    play(table, DRAGON[1])
    [burned] = events_of(table, Burned)
    assert [card.id for card, _ in burned.victims] == ["kambi", "vesemir", "vesemir"]
    assert shows(table, "p2 close | Draug, Hemdall", "p3 close |")


# The whole battlefield once


@rule("FFA-6", "SP-SCORCH")
@pytest.mark.parametrize("players", PLAYERS)
def test_scorch_takes_the_strongest_of_all_sides_together(players: int) -> None:
    rows = [f"p{seat} close | Roach" for seat in range(2, players)]
    table = field(players, "p1 hand | Scorch", "p1 close | Zoltan Chivay", *rows, f"p{players} siege | Trebuchet")
    play(table, "Scorch")
    assert shows(table, "p1 close | Zoltan Chivay", f"p{players} siege |", f"p{players} discard | Trebuchet")
    assert all(shows(table, f"p{seat} close | Roach") for seat in range(2, players))


@rule("FFA-6", "SP-SCORCH")
@pytest.mark.parametrize("players", PLAYERS)
def test_scorch_burns_all_that_tie_on_any_side(players: int) -> None:
    table = field(players, "p1 hand | Scorch", *(f"p{seat} close | Vesemir, Roach" for seat in range(1, players + 1)))
    play(table, "Scorch")
    assert all(shows(table, f"p{seat} close | Roach") for seat in range(1, players + 1))
    assert shows(table, "p1 discard | Vesemir, Scorch", "p2 discard | Vesemir")


@rule("FFA-6", "AB-SCORCH")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_pirate_burns_all_that_tie_on_any_side(players: int) -> None:
    table = field(players, "p1 hand | Clan Dimun Pirate", "p1 close | Roach", f"p{players} siege | Trebuchet, Thaler")
    play(table, "Clan Dimun Pirate")
    assert shows(table, "p1 ranged |", "p1 close | Roach", f"p{players} siege | Thaler")


@rule("FFA-6", "AB-SCORCH")
def test_the_pirate_spares_sides_that_have_only_weaker_units() -> None:
    table = field(3, "p1 hand | Clan Dimun Pirate", "p2 close | Zoltan Chivay", "p3 ranged | Black Infantry Archer")
    play(table, "Clan Dimun Pirate")
    assert shows(table, "p1 ranged | Clan Dimun Pirate", "p2 close | Zoltan Chivay", "p3 ranged |")
