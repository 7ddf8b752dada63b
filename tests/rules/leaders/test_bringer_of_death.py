"""Eredin, Bringer of Death: takes a card from the player's own discard pile to the hand."""

from __future__ import annotations

import pytest

from tests.scenes import options, play, position, rule, shows

BRINGER = "LEADER-eredin-bringer-of-death"


@rule("LEAD-4", BRINGER)
def test_bringer_of_death_takes_any_card_even_a_hero() -> None:
    table = position("leader | Eredin, Bringer of Death\nhand | Ghoul\ndiscard | Draug, Decoy, Fiend\nfoe hand | Ves")
    play(table, "leader")
    assert options(table) == {"take Draug", "take Decoy", "take Fiend"}
    play(table, "take Draug")
    assert shows(
        table,
        "hand | Ghoul, Draug",
        "discard | Decoy, Fiend",
        "leader | Eredin, Bringer of Death (used)",
        "turn | foe",
    )


@rule("LEAD-4", BRINGER)
def test_bringer_of_death_takes_an_enemy_spy_out_of_the_players_pile() -> None:
    table = position("leader | Bringer of Death\nhand | Ghoul\ndiscard | Thaler, Fiend\nfoe hand | Ves")
    play(table, "leader", "take Thaler")
    assert shows(table, "hand | Ghoul, Thaler", "discard | Fiend")


@rule("LEAD-4", BRINGER)
def test_bringer_of_death_takes_from_the_players_pile_only() -> None:
    table = position("leader | Bringer of Death\nhand | Ghoul\ndiscard | Fiend\nfoe hand | Ves\nfoe discard | Ballista")
    play(table, "leader")
    assert options(table) == {"take Fiend"}


@rule("LEAD-4", "PLAY-8", BRINGER)
def test_all_players_see_the_card_taken() -> None:
    table = position("leader | Bringer of Death\nhand | Ghoul\ndiscard | Draug\nfoe hand | Ves")
    play(table, "leader", "take Draug")
    assert shows(table, "known to foe | Draug")


@rule("LEAD-2", BRINGER)
def test_bringer_of_death_cannot_be_used_while_the_players_pile_is_empty() -> None:
    table = position("leader | Bringer of Death\nhand | Ghoul\nfoe discard | Ballista")
    assert options(table) == {"Ghoul", "pass"}


@rule("LEAD-2", BRINGER)
def test_bringer_of_death_may_be_used_for_a_pile_that_holds_only_a_hero() -> None:
    table = position("leader | Bringer of Death\nhand | Ghoul\ndiscard | Draug")
    assert "leader" in options(table)


# klub: Destroyer's effect


@rule("LEAD-10", "OPT-leader_effects", BRINGER)
@pytest.mark.parametrize("rules", ["klub", "legendary, leader_effects=klub"])
def test_klub_bringer_of_death_discards_two_cards_and_takes_one_from_the_deck(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | Bringer of Death\nhand | Ghoul, Fiend, Harpy\ndeck | Draug, Decoy\nfoe hand | Ves"
    )
    play(table, "leader", "discard Ghoul", "discard Harpy")
    assert options(table) == {"take Draug", "take Decoy"}
    play(table, "take Draug")
    assert shows(table, "hand | Fiend, Draug", "deck | Decoy", "discard | Ghoul, Harpy")


@rule("LEAD-2", "OPT-leader_effects", BRINGER)
def test_klub_bringer_of_death_needs_two_cards_in_hand_and_one_in_the_deck() -> None:
    start = "rules | klub\nleader | Bringer of Death\ndiscard | Draug\n"
    assert "leader" in options(position(start + "hand | Ghoul, Fiend\ndeck | Harpy"))
    assert "leader" not in options(position(start + "hand | Ghoul\ndeck | Harpy"))
    assert "leader" not in options(position(start + "hand | Ghoul, Fiend"))


# video: non-hero units


@rule("LEAD-17", "LEAD-4", "OPT-leader_effects", BRINGER)
@pytest.mark.parametrize("rules", ["witcher3", "legendary, leader_effects=video"])
def test_video_bringer_of_death_takes_non_hero_units_only(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | Bringer of Death\nhand | Ghoul\n"
        "discard | Draug, Decoy, Fiend, Biting Frost, Thaler\nfoe hand | Ves"
    )
    play(table, "leader")
    assert options(table) == {"take Fiend", "take Thaler"}
    play(table, "take Fiend")
    assert shows(table, "hand | Ghoul, Fiend", "discard | Draug, Decoy, Biting Frost, Thaler")


@rule("LEAD-2", "LEAD-17", BRINGER)
def test_video_bringer_of_death_cannot_be_used_for_heroes_and_specials() -> None:
    table = position("rules | witcher3\nleader | Bringer of Death\nhand | Ghoul\ndiscard | Draug, Decoy, Biting Frost")
    assert options(table) == {"Ghoul", "pass"}
