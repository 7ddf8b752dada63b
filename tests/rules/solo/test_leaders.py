"""SOLO-14, SOLO-19 to SOLO-23. The virtual opponent's leaders: when they are turned up, and how long they count."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gwint.cards import CATALOGUE, FACTIONS, Faction, leader
from gwint.decks.building_rules import leaders
from gwint.rules.events import BeganRound, EndedRound, SoundedHorn
from gwint.rules.leaders import ACTIVE
from gwint.rules.play import carry_on
from gwint.rules.virtual_opponent.events import TurnedUpLeader
from gwint.rules.virtual_opponent.leaders import EFFECTS
from gwint.rulesets import RULESETS, Ruleset
from gwint.views import view
from tests.rules.solo import dealt, events_of, leader_turned_up, played, round_end, solo
from tests.scenes import options, play, rule, shows

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules.md"
RIDERS = "Eredin, Commander of the Red Riders"

# The pile


@rule("SOLO-14")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_its_leaders_are_all_of_its_faction_that_the_table_plays_with(faction: Faction, ruleset: Ruleset) -> None:
    owner = dealt(foe=faction, ruleset=ruleset, mode="solo-leaders").seats[1]
    assert set(owner.leaders) == set(leaders(faction, ruleset))
    assert len(owner.leaders) == len(leaders(faction, ruleset))


@rule("SOLO-14")
def test_its_leaders_are_shuffled() -> None:
    tops = [dealt(mode="solo-leaders", seed=seed).seats[1].leaders[-1] for seed in range(60)]
    assert set(tops) == set(leaders(Faction.MONSTERS, RULESETS["legendary"]))


@rule("SOLO-14")
def test_its_leaders_lie_face_down_and_only_their_number_is_open() -> None:
    first, second = (dealt(mode="solo-leaders", seed=3) for _ in range(2))
    second.seats[1].leaders = tuple(reversed(second.seats[1].leaders))
    assert view(first, 0) == view(second, 0)
    assert view(first, 0).seats[1].leaders_count == 5


@rule("SOLO-14")
def test_without_the_variant_it_has_no_leader() -> None:
    table = dealt(mode="solo")
    assert not table.seats[1].leaders
    assert table.seats[1].leader_used


@rule("SOLO-14", "SOLO-19")
@pytest.mark.parametrize("mode", ["solo", "solo-leaders"])
def test_the_leader_its_deck_names_does_nothing(mode: str) -> None:
    """The whole set comes with The Treacherous as leader, who would double spies."""
    table = dealt(foe=Faction.MONSTERS, mode=mode)
    assert table.seats[1].leader is leader("eredin-breacc-glas-the-treacherous")
    table.sides[0].rows[0].append(CATALOGUE.cards["stefan-skellen", "nilfgaard"])
    assert view(table, 0).sides[0].total == 9


# When a leader is turned up


@rule("SOLO-14", "SOLO-22")
def test_when_you_lead_at_the_end_of_a_round_the_top_one_is_turned_up_and_used() -> None:
    table = leader_turned_up(f"Eredin, Destroyer of Worlds; {RIDERS}", "close | Ves\nfoe close | Arachas")
    assert events_of(table, TurnedUpLeader) == [
        TurnedUpLeader(1, leader("eredin-commander-of-the-red-riders"), (5, 4), cancelled=False)
    ]
    assert table.totals == [(5, 8)]
    assert events_of(table, EndedRound)[0].winners == (1,)


@rule("SOLO-14")
def test_a_used_leader_is_out_and_the_next_waits_for_another_round() -> None:
    table = leader_turned_up(f"Eredin, Destroyer of Worlds; {RIDERS}", "close | Ves\nfoe close | Arachas")
    assert shows(table, "foe leaders | Eredin, Destroyer of Worlds", f"foe led | {RIDERS}")
    assert view(table, 0).seats[1].led == (leader("eredin-commander-of-the-red-riders"),)


@rule("SOLO-14")
def test_if_you_still_lead_you_win_the_round() -> None:
    table = leader_turned_up(
        f"Eredin, Destroyer of Worlds; {RIDERS}", "siege | Ballista, Trebuchet\nfoe close | Arachas"
    )
    assert table.totals == [(12, 8)]
    assert events_of(table, EndedRound)[0].winners == (0,)
    assert len(events_of(table, TurnedUpLeader)) == 1


@rule("SOLO-14")
def test_none_is_turned_up_when_it_leads() -> None:
    table = leader_turned_up(RIDERS, "close | Yarpen Zigrin\nfoe close | Arachas")
    assert not events_of(table, TurnedUpLeader)
    assert table.totals == [(2, 4)]


@rule("SOLO-14")
def test_with_no_leader_left_you_just_win() -> None:
    table = round_end("close | Ves\nfoe close | Arachas", "solo-leaders")
    assert events_of(table, EndedRound)[0].winners == (0,)


@rule("SOLO-22")
def test_first_the_decoys_cards_then_agile_moves_then_totals_then_a_leader() -> None:
    """The Horn under the Decoy comes to the Griffin, the Harpy moves to it, and you still lead."""
    scene = "foe close | Decoy, Griffin\nfoe ranged | Harpy\nfoe under | Commander's Horn\nclose | John Natalis, Ves"
    table = leader_turned_up(RIDERS, scene)
    names = [type(event).__name__ for event in table.log if type(event).__name__ != "Judged"]
    assert names[:4] == ["Played", "Moved", "TurnedUpLeader", "EndedRound"]
    assert table.totals == [(15, 14)]


@rule("SOLO-22")
def test_a_card_turned_up_may_take_the_lead_from_you_before_a_leader_is_needed() -> None:
    table = leader_turned_up(RIDERS, "close | Ves\nfoe close | Decoy\nfoe under | Fiend")
    assert table.totals == [(5, 6)]
    assert not events_of(table, TurnedUpLeader)


@rule("SOLO-22", "TURN-10")
def test_after_a_leader_the_round_ends_as_usual() -> None:
    table = leader_turned_up(RIDERS, "close | Ves\nfoe close | Arachas")
    names = [type(event).__name__ for event in table.log]
    order = [names.index(kind) for kind in ("TurnedUpLeader", "EndedRound", "Stayed", "Swept", "BeganRound")]
    assert order == sorted(order)


# How long a leader counts


@rule("SOLO-19")
def test_passive_leaders_count_for_this_rounds_comparison_only() -> None:
    table = leader_turned_up(
        "King Bran, The Unifier", "weather | Biting Frost (foe)\nclose | 3 Ves\nfoe close | Blueboy Lugos"
    )
    assert table.totals == [(3, 3)]
    assert table.seats[1].leader_used
    table.weather = solo("weather | Biting Frost (foe)").weather
    table.sides[1].rows[0] = [CATALOGUE.cards["blueboy-lugos", "skellige"]]
    assert view(table, 0).sides[1].total == 1


@rule("SOLO-19", "LEAD-2")
def test_a_leader_without_a_solo_effect_does_nothing_if_it_may_not_be_used() -> None:
    table = leader_turned_up(RIDERS, "close | Ves\nfoe close | Dandelion")
    assert table.totals == [(5, 2)]
    assert not events_of(table, SoundedHorn)
    assert shows(table, f"foe led | {RIDERS}")


@rule("SOLO-19")
def test_a_leader_uses_its_ordinary_effect_even_to_its_disadvantage() -> None:
    scene = "weather | Biting Frost (me)\nclose | Ves, Siegfried of Denesle, Yarpen Zigrin\nfoe siege | Foglet"
    table = leader_turned_up("Foltest, Lord Commander of the North", scene)
    assert table.totals == [(12, 2)]


@rule("SOLO-19", "OPT-leader_effects")
def test_its_ordinary_effect_is_that_of_the_ruleset() -> None:
    table = leader_turned_up(RIDERS, "rules | klub\nclose | Ves, Siegfried of Denesle\nfoe siege | Fire Elemental")
    assert table.totals == [(2, 6)]


# Your leader


FLAME = "Emhyr var Emreis, The White Flame"


@rule("SOLO-20")
def test_white_flame_stops_your_leader_from_then_on() -> None:
    table = leader_turned_up(f"{RIDERS}; {FLAME}", "leader | Foltest, Lord Commander of the North\nclose | Ves")
    assert "leader" not in options(table)
    assert view(table, 0).seats[0].leader_cancelled
    later = play(solo(f"leader | Foltest, Lord Commander of the North\nfoe led | {FLAME}\nhand | Ves, Ballista"), "Ves")
    assert "leader" not in options(later)


@rule("SOLO-20", "SOLO-19")
def test_its_white_flame_lasts_after_another_leader_is_turned_up() -> None:
    table = leader_turned_up(RIDERS, f"foe led | {FLAME}\nleader | Foltest, Lord Commander of the North\nclose | Ves")
    assert table.seats[1].leader is leader("eredin-commander-of-the-red-riders")
    assert "leader" not in options(table)


@rule("SOLO-20", "SOLO-22")
def test_its_white_flame_cancels_a_passive_leader_before_totals_are_compared_again() -> None:
    scene = "leader | King Bran, The Unifier\nweather | Biting Frost (foe)\nhand | Udalryk\nclose | Blueboy Lugos"
    table = leader_turned_up(FLAME, f"{scene}\nfoe ranged | Sweers")
    assert table.totals == [(1, 2)]


@rule("SOLO-20")
def test_daisys_extra_card_stays_in_the_hand() -> None:
    table = leader_turned_up(FLAME, "leader | Daisy of the Valley\nhand | 11 Mahakaman Defender\nranged | Milva")
    assert len(table.seats[0].hand) == 11


@rule("SOLO-21")
@pytest.mark.parametrize("rules", RULESETS)
def test_it_has_no_hand_so_your_emperor_cannot_be_used(rules: str) -> None:
    emperor = "leader | Emhyr var Emreis, The Emperor of Nilfgaard"
    table = solo(f"rules | {rules}\n{emperor}\nhand | Vreemde, Sweers\nfoe deck | 3 Ghoul")
    assert "leader" not in options(table)


@rule("SOLO-21", "LEAD-6")
@pytest.mark.parametrize("top", [RIDERS, "Eredin Bréacc Glas, The Treacherous", "Eredin, Destroyer of Worlds"])
def test_your_white_flame_cancels_its_leaders_as_they_turn_up(top: str) -> None:
    scene = f"leader | {FLAME}\nhand | Vreemde, Sweers\nclose | Rainfarn\nfoe close | Foglet\nfoe siege | Thaler"
    table = leader_turned_up(top, f"{scene}\nfoe deck | Fiend")
    assert table.totals == [(4, 3)]
    assert events_of(table, TurnedUpLeader)[0].cancelled
    assert not table.seats[1].leaders


@rule("SOLO-21", "LEAD-6")
def test_two_white_flames_have_nothing_to_do_to_each_other() -> None:
    table = leader_turned_up(f"{RIDERS}; {FLAME}", f"leader | {FLAME}\nhand | Vreemde, Sweers\nclose | Rainfarn")
    assert not events_of(table, TurnedUpLeader)[0].cancelled
    assert not view(table, 0).seats[0].leader_cancelled
    after = leader_turned_up(
        RIDERS, f"foe led | {FLAME}\nleader | {FLAME}\nhand | Sweers\nclose | Rainfarn\nfoe close | Foglet"
    )
    assert after.totals == [(4, 2)]


# The table of leaders


@rule("SOLO-14", "SOLO-19")
def test_the_data_has_a_solo_effect_where_the_last_column_of_the_table_has_a_text() -> None:
    row = re.compile(r"^\| .*?\(([A-Z]{3}\d{3})[^|]*\|[^|]*\|[^|]*\|([^|]*)\|$", re.MULTILINE)
    rows = row.findall(RULES.read_text(encoding="utf-8"))
    names = {code for code, text in rows if text.strip()}
    assert len(rows) == 25
    assert {one.code for one in CATALOGUE.leaders.values() if one.solo is not None} == names


@rule("SOLO-14")
def test_every_effect_has_a_home() -> None:
    names = {one.solo.name for one in CATALOGUE.leaders.values() if one.solo is not None and not one.solo.passive}
    assert names <= set(EFFECTS) | set(ACTIVE)
    assert set(EFFECTS) <= names | {"count-agile"}
    ordinary = (one for one in CATALOGUE.leaders.values() if one.solo is None)
    effects = {effect.name for one in ordinary for effect in one.effects.values() if not effect.passive}
    assert effects <= set(ACTIVE)


@rule("SOLO-14")
def test_a_leader_may_bring_a_question_to_you_and_the_round_ends_after_your_answer() -> None:
    table = leader_turned_up("Emhyr var Emreis, The Emperor of Nilfgaard", "close | Ves\nhand | Ballista, Trebuchet")
    assert options(table) == {"discard Ballista", "discard Trebuchet"}
    assert not table.totals
    play(table, "discard Ballista")
    assert table.totals == [(5, 0)]
    assert events_of(table, BeganRound) == [BeganRound(2, 1)]
    carry_on(table)
    assert not played(table)
