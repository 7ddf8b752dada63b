"""SOLO-13, SOLO-23. The factions' abilities, yours and the virtual opponent's."""

from __future__ import annotations

import pytest

from gwint.cards import Faction
from gwint.rules.events import BeganRound, Drew, EndedRound, Stayed
from gwint.rules.play import carry_on, question, to_act
from gwint.rules.virtual_opponent.events import TurnedUpLeader
from gwint.rulesets import RULESETS
from tests.rules.factions import is_even, many_copies
from tests.rules.solo import dealt, events_of, foe_turn, leader_turned_up, played, round_end, solo
from tests.scenes import options, play, rule, shows

# Northern Realms

REALMS = "leader | Eredin, Bringer of Death (used)\nhand | Fiend, Griffin\nround | 2\n"


@rule("SOLO-13")
def test_northern_realms_play_two_cards_in_the_first_turn_after_a_round_they_won() -> None:
    table = foe_turn(f"{REALMS}totals | 3-9\nfoe deck | Trebuchet, Ves, Ballista")
    assert shows(table, "foe close | Ves", "foe siege | Ballista", "foe deck | Trebuchet", "turn | me")
    assert played(table) == ["ballista", "ves"]


@rule("SOLO-13", "SOLO-4")
def test_weather_among_them_is_followed_by_another_card() -> None:
    table = foe_turn(f"{REALMS}totals | 3-9\nfoe deck | Trebuchet, Ves, Clear Weather, Ballista")
    assert played(table) == ["ballista", "clear-weather", "ves"]
    other = foe_turn(f"{REALMS}totals | 3-9\nfoe deck | Trebuchet, Ves, Ballista, Clear Weather")
    assert played(other) == ["clear-weather", "ballista", "ves"]


@rule("SOLO-13")
def test_in_later_turns_its_northern_realms_play_one_card() -> None:
    table = play(solo(f"{REALMS}totals | 3-9\nfoe deck | Trebuchet, Ves, Ballista"), "Fiend")
    assert played(table) == ["fiend", "ballista"]


@rule("SOLO-13")
@pytest.mark.parametrize("totals", ["9-3", "9-9"])
def test_its_northern_realms_play_one_card_after_a_round_they_did_not_win(totals: str) -> None:
    assert played(foe_turn(f"{REALMS}totals | {totals}\nfoe deck | Trebuchet, Ves, Ballista")) == ["ballista"]


@rule("SOLO-13")
def test_only_the_last_round_counts_for_its_northern_realms() -> None:
    text = f"{REALMS.replace('2', '3')}totals | 3-9, 8-4\nfoe deck | Trebuchet, Ves, Ballista"
    assert played(foe_turn(text)) == ["ballista"]


@rule("SOLO-13")
def test_nothing_is_drawn_at_the_end_of_the_round() -> None:
    table = round_end("hand | Fiend, Griffin\nfoe close | Ves\nfoe deck | Trebuchet, Ballista, Siege Tower")
    assert played(table) == ["siege-tower", "ballista"]
    assert not events_of(table, Drew)


@rule("SOLO-13", "FAC-3")
def test_your_northern_realms_draw_a_card_as_usual() -> None:
    table = round_end("close | Ves\ndeck | Ballista")
    assert shows(table, "hand | 2 Redanian Foot Soldier, Ballista")


@rule("SOLO-13", "SOLO-16")
def test_a_horn_that_finds_no_row_is_one_of_northern_realms_two_cards() -> None:
    horns = "foe close | + Commander's Horn\nfoe ranged | + Commander's Horn\nfoe siege | + Commander's Horn"
    table = foe_turn(f"{REALMS}totals | 3-9\n{horns}\nfoe deck | Trebuchet, Ves, Commander's Horn")
    assert shows(table, "foe discard | Commander's Horn", "foe deck | Trebuchet")
    assert played(table) == ["ves"]


# Scoia'tael


@rule("SOLO-13", "OPT-scoiatael")
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_scoiatael_as_the_opponents_faction_does_nothing(ruleset: object) -> None:
    table = dealt(you=Faction.MONSTERS, foe=Faction.SCOIATAEL, ruleset=ruleset)  # type: ignore[arg-type]
    play(table, "done")
    assert events_of(table, BeganRound) == [BeganRound(1, 1)]
    assert to_act(table) == (0,)


@rule("SOLO-13", "FAC-6")
def test_your_scoiatael_are_given_no_claim_in_any_round() -> None:
    table = round_end("rules | klub\nhand | Milva, Riordain\nranged | Toruviel")
    assert type(question(table)).__name__ == "Turn"
    assert table.starter == 0


# Skellige


def third_round(text: str) -> str:
    return f"round | 2\nstarter | foe\n{text}\nagenda | begin-round"


@rule("SOLO-13", "FAC-5")
def test_its_skellige_returns_two_units_before_the_third_round() -> None:
    table = solo(third_round("foe discard | Udalryk, Svanrige, Hjalmar\nfoe deck | Donar an Hindar"))
    carry_on(table)
    assert sorted(played(table)[:2]) == ["svanrige", "udalryk"]
    assert shows(table, "foe discard | Hjalmar", "turn | me")


@rule("SOLO-13", "SOLO-9")
def test_a_returned_medic_takes_the_unit_that_raises_its_total_most() -> None:
    start = solo(third_round("foe faction | skellige\nfoe discard | Birna Bran, Udalryk, Blueboy Lugos"))
    seen = set()
    for table in many_copies(start, 40):
        carry_on(table)
        seen.add(frozenset(played(table)))
        assert played(table)[-1] != "birna-bran" or len(played(table)) == 3
    assert frozenset({"birna-bran", "udalryk", "blueboy-lugos"}) in seen


@rule("SOLO-13", "SOLO-10")
def test_a_returned_spy_of_yours_goes_to_your_side_and_it_plays_two() -> None:
    table = solo(
        third_round("foe faction | skellige\nfoe discard | Thaler\nfoe deck | Udalryk, Svanrige, Holger Blackhand")
    )
    carry_on(table)
    assert shows(table, "siege | Thaler", "foe close | Svanrige, Udalryk", "foe siege | Holger Blackhand")


@rule("SOLO-13", "SOLO-5")
def test_a_returned_agile_unit_goes_where_it_serves_best() -> None:
    table = solo(third_round("foe faction | skellige\nfoe discard | Olaf\nfoe ranged | Clan Brokvar Archer"))
    carry_on(table)
    assert shows(table, "foe ranged | Clan Brokvar Archer, Olaf")


@rule("SOLO-13", "FAC-5")
def test_your_skellige_returns_units_too_and_you_choose() -> None:
    table = solo(third_round("hand | Udalryk, Svanrige\ndiscard | Olaf"))
    carry_on(table)
    assert options(table) == {"Olaf > close", "Olaf > ranged"}


# Monsters


@rule("SOLO-13", "FAC-1")
def test_its_monsters_keep_a_unit() -> None:
    table = round_end("foe close | Griffin\nclose | Ves")
    assert shows(table, "foe close | Griffin", "close |")


@rule("SOLO-13", "FAC-7")
def test_your_spies_lying_with_it_may_be_the_unit_its_monsters_keep() -> None:
    start = solo("foe faction | monsters\nfoe siege | Thaler, Fire Elemental\npassed | yes\nagenda | next-turn foe")
    found = []
    for table in many_copies(start, 200):
        carry_on(table)
        found += [event.card.id for event in events_of(table, Stayed)]
    assert is_even({id_: found.count(id_) for id_ in found}, 2)


@rule("SOLO-13", "FAC-7")
def test_a_decoy_with_a_card_under_it_does_not_stay() -> None:
    table = round_end("foe close | Decoy\nfoe under | Leshen")
    assert shows(table, "foe close |", "foe discard | Decoy, Leshen")


# Nilfgaard


@rule("SOLO-23", "FAC-2")
def test_if_you_are_nilfgaard_a_tie_is_your_win() -> None:
    table = round_end("hand | Vreemde, Sweers\nclose | Rainfarn\nfoe close | Arachas")
    assert events_of(table, EndedRound)[0].winners == (0,)


@rule("SOLO-23", "FAC-2")
def test_if_it_is_nilfgaard_a_tie_is_its_win() -> None:
    table = round_end("close | Ves\nfoe ranged | Renuald aep Matsen")
    assert events_of(table, EndedRound)[0].winners == (1,)


@rule("SOLO-23", "FAC-2")
def test_if_both_are_nilfgaard_a_tie_is_a_tie() -> None:
    table = round_end("hand | Vreemde, Sweers\nclose | Rainfarn\nfoe close | Rainfarn")
    assert events_of(table, EndedRound)[0].winners == ()


@rule("SOLO-23")
def test_no_leader_is_turned_up_when_totals_are_level_even_if_that_is_your_win() -> None:
    scene = "hand | Vreemde, Sweers\nclose | Rainfarn\nfoe close | Arachas"
    table = leader_turned_up("Eredin, Commander of the Red Riders", scene)
    assert not events_of(table, TurnedUpLeader)
    assert events_of(table, EndedRound)[0].winners == (0,)
    assert shows(table, "foe leaders | Eredin, Commander of the Red Riders")


@rule("SOLO-23")
def test_a_tie_reached_by_a_leader_is_a_tie() -> None:
    table = leader_turned_up(
        "Eredin, Commander of the Red Riders", "siege | Ballista\nclose | Yarpen Zigrin\nfoe close | Arachas"
    )
    assert table.totals == [(8, 8)]
    assert events_of(table, EndedRound)[0].winners == ()
    yours = leader_turned_up(
        "Eredin, Commander of the Red Riders", "hand | Sweers\nclose | Rainfarn\nfoe close | Foglet"
    )
    assert yours.totals == [(4, 4)]
    assert events_of(yours, EndedRound)[0].winners == (0,)
