"""Emhyr var Emreis, Invader of the North: revived units are random; in klub all players revive a unit."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.rules.events import Played
from tests.rules.leaders import many_copies
from tests.scenes import options, play, position, rule, shows

INVADER = "LEADER-emhyr-var-emreis-invader-of-the-north"


def revived(table: object) -> list[str]:
    return [event.card.id for event in table.log if isinstance(event, Played) and event.how == "revived"]  # type: ignore[attr-defined]


@rule("LEAD-8", INVADER)
@pytest.mark.parametrize("rules", ["legendary", "witcher3"])
def test_a_medic_of_the_invader_revives_without_a_choice(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | Invader of the North\nhand | Siege Technician\n"
        "discard | Vreemde, Sweers\nfoe hand | Ves"
    )
    play(table, "Siege Technician")
    assert shows(table, "siege | Siege Technician", "turn | foe")
    assert len(table.sides[0].pile) == 1


@rule("LEAD-8", INVADER)
def test_the_opponents_medics_are_random_as_well() -> None:
    table = position(
        "foe leader | Invader of the North\nhand | Dun Banner Medic\ndiscard | Ballista, Trebuchet\nfoe hand | Vreemde"
    )
    play(table, "Dun Banner Medic")
    assert shows(table, "turn | foe")
    assert len(table.sides[0].pile) == 1


@rule("LEAD-8", "AB-MEDIC", INVADER)
def test_without_the_invader_a_medic_chooses() -> None:
    table = position("hand | Dun Banner Medic\ndiscard | Ballista, Trebuchet\nfoe hand | Vreemde")
    play(table, "Dun Banner Medic")
    assert options(table) == {"raise Ballista", "raise Trebuchet"}


@rule("LEAD-8", INVADER)
def test_every_eligible_card_is_equally_likely_and_copies_count_each() -> None:
    start = (
        "leader | Invader of the North\nhand | Siege Technician\nfoe hand | Ves\n"
        "discard | Vreemde, Letho of Gulet, 2 Sweers, Decoy"
    )
    came: Counter[str] = Counter()
    for table in many_copies(start):
        play(table, "Siege Technician")
        came.update(revived(table))
    assert set(came) == {"vreemde", "sweers"}
    assert 60 < came["vreemde"] < 140
    assert 160 < came["sweers"] < 240


@rule("LEAD-8", "PLAY-7", INVADER)
@pytest.mark.parametrize(
    ("hand", "row"),
    [("Menno Coehoorn", "close | Menno Coehoorn"), ("Yennefer of Vengerberg", "ranged | Yennefer of Vengerberg")],
)
def test_a_hero_medic_still_chooses(hand: str, row: str) -> None:
    table = position(f"leader | Invader of the North\nhand | {hand}\ndiscard | Vanhemar, Rainfarn\nfoe hand | Ves")
    play(table, hand)
    assert shows(table, row)
    assert options(table) == {"raise Vanhemar", "raise Rainfarn"}


@rule("LEAD-8", INVADER)
def test_a_medic_revived_at_random_also_revives_at_random() -> None:
    table = position(
        "leader | Invader of the North\nhand | Menno Coehoorn\n"
        "discard | Siege Technician, Vreemde, Sweers\nfoe hand | Ves"
    )
    play(table, "Menno Coehoorn", "raise Siege Technician")
    assert shows(table, "siege | Siege Technician", "turn | foe")
    assert len(table.sides[0].pile) == 1


@rule("LEAD-8", "AB-MEDIC-2", INVADER)
def test_the_reviver_still_chooses_an_agile_units_row() -> None:
    table = position("foe leader | Invader of the North\nhand | Havekar Healer\ndiscard | Yaevinn\nfoe hand | Vreemde")
    play(table, "Havekar Healer")
    assert options(table) == {"Yaevinn > close", "Yaevinn > ranged"}
    play(table, "Yaevinn > close")
    assert shows(table, "close | Yaevinn", "discard | ")


@rule("LEAD-8", "AB-MEDIC-2", INVADER)
def test_a_spy_revived_at_random_goes_to_the_opponent_and_its_reviver_draws() -> None:
    table = position(
        "leader | Invader of the North\nhand | Siege Technician\ndiscard | Stefan Skellen\n"
        "deck | Vreemde, Sweers\nfoe hand | Ves"
    )
    play(table, "Siege Technician")
    assert shows(table, "foe close | Stefan Skellen", "hand | Sweers, Vreemde")


@rule("LEAD-8", INVADER)
def test_cards_taken_to_hand_are_chosen_for_they_are_not_restored_to_the_battlefield() -> None:
    table = position(
        "leader | Bringer of Death\nfoe leader | Invader of the North\nhand | Ghoul\n"
        "discard | Fiend, Draug\nfoe hand | Vreemde"
    )
    play(table, "leader")
    assert options(table) == {"take Fiend", "take Draug"}


@rule("LEAD-1", INVADER)
@pytest.mark.parametrize("rules", ["legendary", "witcher3"])
def test_the_invader_is_passive(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | Invader of the North\nhand | Vreemde\ndiscard | Sweers\nfoe discard | Ves"
    )
    assert options(table) == {"Vreemde", "pass"}


@rule("LEAD-6", INVADER)
def test_white_flame_gives_medics_their_choice_back() -> None:
    table = position(
        "leader | Invader of the North\nfoe leader | The White Flame\nhand | Siege Technician\n"
        "discard | Vreemde, Sweers\nfoe hand | Rainfarn"
    )
    play(table, "Siege Technician")
    assert options(table) == {"raise Vreemde", "raise Sweers"}


# video: Bringer and Relentless take at random as well


@rule("LEAD-17", "OPT-leader_effects", INVADER, "LEADER-eredin-bringer-of-death")
@pytest.mark.parametrize("rules", ["witcher3", "legendary, leader_effects=video"])
def test_video_what_the_opponents_bringer_takes_is_random(rules: str) -> None:
    start = (
        f"rules | {rules}\nleader | Bringer of Death\nfoe leader | Invader of the North\nhand | Ghoul\n"
        "discard | Fiend, Draug, Decoy, Foglet, Harpy\nfoe hand | Vreemde"
    )
    taken: Counter[str] = Counter()
    for table in many_copies(start):
        play(table, "leader")
        assert shows(table, "turn | foe")
        taken[table.seats[0].hand[-1].id] += 1
    assert set(taken) == {"fiend", "foglet", "harpy"}
    assert all(60 < count < 140 for count in taken.values())


@rule("LEAD-17", INVADER, "LEADER-emhyr-var-emreis-the-relentless")
def test_video_what_the_opponents_relentless_takes_is_random() -> None:
    start = (
        "rules | witcher3\nleader | The Relentless\nfoe leader | Invader of the North\nhand | Vreemde\n"
        "foe discard | Sweers, Rainfarn, Letho of Gulet, Decoy\nfoe hand | Albrich"
    )
    taken: Counter[str] = Counter()
    for table in many_copies(start, 200):
        play(table, "leader")
        assert shows(table, "turn | foe")
        taken[table.seats[0].hand[-1].id] += 1
    assert set(taken) == {"sweers", "rainfarn"}
    assert all(60 < count < 140 for count in taken.values())


@rule("LEAD-17", "LEAD-6", INVADER)
def test_video_without_an_invader_the_taker_chooses() -> None:
    table = position(
        "rules | witcher3\nleader | Bringer of Death\nhand | Ghoul\ndiscard | Fiend, Foglet\nfoe hand | Ves"
    )
    play(table, "leader")
    assert options(table) == {"take Fiend", "take Foglet"}


# klub: each player revives a random unit


@rule("LEAD-9", "OPT-leader_effects", INVADER)
@pytest.mark.parametrize("rules", ["klub", "legendary, leader_effects=klub"])
def test_klub_invader_lets_each_player_play_a_unit_of_their_own_pile(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | Invader of the North\nhand | Vreemde\ndiscard | Sweers, Letho of Gulet, Decoy\n"
        "foe hand | Ves\nfoe discard | Ballista, Philippa Eilhart, Scorch"
    )
    play(table, "leader")
    assert shows(
        table,
        "ranged | Sweers",
        "discard | Letho of Gulet, Decoy",
        "foe siege | Ballista",
        "foe discard | Philippa Eilhart, Scorch",
        "turn | foe",
    )


@rule("LEAD-9", INVADER)
def test_klub_the_leaders_player_revives_first() -> None:
    start = (
        "rules | klub\nhand | Vreemde\ndiscard | Sweers\nfoe hand | Rainfarn\nfoe discard | Albrich\n"
        "leader | {}\nfoe leader | {}\nturn | {}"
    )
    mine = position(start.format("Invader of the North", "The Relentless", "me"))
    theirs = position(start.format("The Relentless", "Invader of the North", "foe"))
    assert revived(play(mine, "leader")) == ["sweers", "albrich"]
    assert revived(play(theirs, "leader")) == ["albrich", "sweers"]


@rule("LEAD-9", INVADER)
def test_klub_all_that_the_first_unit_brings_is_done_before_the_second_comes() -> None:
    """The Pirate burns the Ballista on the board and itself; the opponent's pile then holds two units."""
    start = (
        "rules | klub\nfoe leader | Invader of the North\nfoe hand | Vreemde\nfoe discard | Clan Dimun Pirate\n"
        "hand | Ves\nsiege | Ballista\ndiscard | Yarpen Zigrin\nturn | foe"
    )
    came = set()
    for table in many_copies(start, 30):
        came.add(revived(play(table, "leader"))[1])
    assert came == {"ballista", "yarpen-zigrin"}


@rule("LEAD-9", INVADER)
def test_klub_each_units_ability_works_with_its_owners_own_choices() -> None:
    table = position(
        "rules | klub\nleader | Invader of the North\nhand | Vreemde\ndiscard | Stefan Skellen\n"
        "deck | Sweers, Albrich\n"
        "foe hand | Riordain\nfoe discard | Yaevinn"
    )
    play(table, "leader")
    assert shows(table, "hand | Vreemde, Albrich, Sweers", "foe close | Stefan Skellen")
    assert options(table) == {"Yaevinn > close", "Yaevinn > ranged", "Yaevinn > siege"}
    play(table, "p2: Yaevinn > ranged")
    assert shows(table, "foe ranged | Yaevinn", "turn | foe")


@rule("LEAD-9", INVADER)
def test_klub_a_revived_medic_chooses_for_the_invader_is_not_passive() -> None:
    table = position(
        "rules | klub\nleader | Invader of the North\nhand | Menno Coehoorn\n"
        "discard | Siege Technician, Vreemde, Sweers\n"
        "foe hand | Ves"
    )
    play(table, "Menno Coehoorn", "raise Siege Technician")
    assert options(table) == {"raise Vreemde", "raise Sweers"}


@rule("LEAD-9", INVADER)
def test_klub_which_unit_comes_is_random() -> None:
    start = (
        "rules | klub\nleader | Invader of the North\nhand | Vreemde\ndiscard | Sweers, Albrich\nfoe hand | Ves\n"
        "foe discard | Ballista, Siege Tower"
    )
    came: Counter[str] = Counter()
    for table in many_copies(start, 200):
        came.update(revived(play(table, "leader")))
    assert set(came) == {"sweers", "albrich", "ballista", "siege-tower"}
    assert all(60 < count < 140 for count in came.values())


@rule("LEAD-2", "LEAD-9", INVADER)
def test_klub_invader_may_be_used_if_any_pile_has_a_non_hero_unit() -> None:
    start = "rules | klub\nleader | Invader of the North\nhand | Vreemde\nfoe hand | Ves\n"
    assert "leader" in options(position(start + "discard | Sweers"))
    assert "leader" in options(position(start + "foe discard | Ballista"))
    assert "leader" not in options(position(start + "discard | Letho of Gulet, Decoy\nfoe discard | Scorch"))


@rule("LEAD-9", INVADER)
def test_klub_a_player_without_a_unit_in_the_pile_revives_nothing() -> None:
    table = position(
        "rules | klub\nleader | Invader of the North\nhand | Vreemde\nfoe hand | Ves\nfoe discard | Ballista"
    )
    play(table, "leader")
    assert shows(table, "foe siege | Ballista", "close | ", "turn | foe")
