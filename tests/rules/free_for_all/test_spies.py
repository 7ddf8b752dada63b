"""FFA-6. A spy goes to an opponent of its player's choice."""

from __future__ import annotations

import pytest

from gwint.faults import GwintError
from gwint.rules.agenda import PlaceCard
from gwint.rules.play import question, to_act
from gwint.rulesets import RULESETS
from tests.rules.free_for_all import PLAYERS, all_pass, field, points
from tests.scenes import options, play, rule, shows


def against(spy: str, players: int, seat: int) -> set[str]:
    return {f"{spy} against p{other}" for other in range(1, players + 1) if other != seat}


@rule("FFA-6", "AB-SPY")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_player_of_a_spy_chooses_the_opponent(players: int, seat: int, rules: str) -> None:
    table = field(players, f"rules | {rules}", f"p{seat} hand | Thaler", f"turn | p{seat}")
    assert options(table) == {*against("Thaler", players, seat), "pass"}


@rule("FFA-6", "AB-SPY")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_spy_counts_for_the_chosen_opponent_and_pays_its_player(players: int) -> None:
    for chosen in range(2, players + 1):
        table = field(players, "p1 hand | Thaler", "p1 deck | Ves, Yarpen Zigrin, Dethmold")
        play(table, f"Thaler against p{chosen}")
        assert shows(table, f"p{chosen} siege | Thaler", "p1 hand | Dethmold, Yarpen Zigrin", "p1 deck | Ves")
        assert points(all_pass(table)) == [(players - 1) * (seat == chosen) for seat in range(1, players + 1)]


@rule("FFA-6")
@pytest.mark.parametrize("phrase", ["Thaler", "Thaler > siege", "Thaler against p1", "Thaler against p4"])
def test_a_spy_must_name_a_side_that_is_an_opponents(phrase: str) -> None:
    table = field(3, "p1 hand | Thaler")
    with pytest.raises(GwintError):
        play(table, phrase)
    assert shows(table, "p1 hand | Thaler", "turn | p1")


@rule("FFA-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_hero_spy_goes_to_any_opponent(players: int) -> None:
    table = field(players, "p1 hand | Avallac’h")
    assert options(table) == {*against("Avallac’h", players, 1), "pass"}
    assert shows(play(table, "Avallac’h against p3"), "p3 close | Avallac’h")


@rule("FFA-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_player_who_has_passed_may_be_chosen(players: int) -> None:
    table = field(players, "p1 hand | Thaler, Ves", "p2 passed | yes", "p3 passed | yes")
    assert options(table) == {*against("Thaler", players, 1), "Ves", "pass"}
    assert shows(play(table, "Thaler against p3"), "p3 siege | Thaler", "p3 passed | yes")


# Revived and returned


@rule("FFA-6", "AB-MEDIC-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_revived_spy_goes_to_any_opponent(players: int) -> None:
    table = field(players, "p2 hand | Dun Banner Medic", "p2 discard | Thaler", "p2 deck | 3 Ves", "turn | p2")
    play(table, "Dun Banner Medic", "raise Thaler")
    assert to_act(table) == (1,)
    assert isinstance(question(table), PlaceCard)
    assert options(table) == against("Thaler", players, 2)
    play(table, "Thaler against p1")
    assert shows(table, "p1 siege | Thaler", "p2 siege | Dun Banner Medic", "p2 hand | 2 Ves", "p2 discard |")


@rule("FFA-6", "AB-MEDIC-2")
def test_an_enemys_spy_revived_may_go_to_the_one_who_played_it() -> None:
    table = field(3, "p1 hand | Dun Banner Medic", "p1 discard | Stefan Skellen", "p2 faction | nilfgaard")
    play(table, "Dun Banner Medic", "raise Stefan Skellen", "Stefan Skellen against p2")
    assert shows(table, "p2 close | Stefan Skellen")


@rule("FFA-6", "FFA-7", "FAC-5")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_returned_spy_goes_to_any_opponent(players: int) -> None:
    """Skellige returns a spy that an enemy played on them; Skellige chooses the opponent and draws."""
    skellige = ("p2 faction | skellige", "p2 hand | Udalryk", "p2 discard | Thaler", "p2 deck | 3 Svanrige")
    table = field(players, "round | 2", *skellige)
    all_pass(table)
    assert shows(table, "round | 3")
    assert to_act(table) == (1,)
    assert options(table) == against("Thaler", players, 2)
    play(table, "Thaler against p3")
    assert shows(table, "p3 siege | Thaler", "p2 hand | Udalryk, 2 Svanrige", "p2 deck | Svanrige")


@rule("FFA-6", "LEAD-8")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_spy_that_chance_revived_still_goes_where_its_player_wants(players: int) -> None:
    invader = "p3 leader | Emhyr var Emreis, Invader of the North"
    table = field(players, "p1 hand | Dun Banner Medic", "p1 discard | Thaler", invader)
    play(table, "Dun Banner Medic")
    assert to_act(table) == (0,)
    assert options(table) == against("Thaler", players, 1)


@rule("FFA-6", "LEAD-11")
def test_a_spy_played_by_the_relentless_goes_to_any_opponent() -> None:
    relentless = "p1 leader | Emhyr var Emreis, The Relentless"
    table = field(4, "rules | klub", relentless, "p1 deck | 3 Vreemde", "p3 discard | Thaler")
    play(table, "leader", "take Thaler")
    assert options(table) == against("Thaler", 4, 1)
    play(table, "Thaler against p3")
    assert shows(table, "p3 siege | Thaler", "p3 discard |", "p1 hand | Vesemir, 2 Vreemde")


@rule("FFA-6", "DISC-1")
def test_a_spy_falls_onto_the_pile_of_the_side_it_lies_on() -> None:
    table = play(field(4, "p1 hand | Thaler"), "Thaler against p3")
    all_pass(table)
    assert shows(table, "p3 discard | Thaler", "p1 discard |", "p2 discard |", "p4 discard |")
