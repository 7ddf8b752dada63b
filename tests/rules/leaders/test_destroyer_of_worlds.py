"""Eredin, Destroyer of Worlds: discards two cards, then takes a chosen card from the deck."""

from __future__ import annotations

import pytest

from gwint.rules.events import Discarded, TookFromDeck
from gwint.views import visible_event
from tests.rules.leaders import many_copies
from tests.scenes import options, play, position, rule, shows

DESTROYER = "LEADER-eredin-destroyer-of-worlds"
START = "leader | Destroyer of Worlds\nhand | Ghoul, Draug, Fiend\ndeck | Harpy, Imlerith, Foglet\nfoe hand | Ves"


@rule("LEAD-10", DESTROYER)
def test_destroyer_discards_two_cards_before_searching_the_deck() -> None:
    table = position(START)
    play(table, "leader")
    assert options(table) == {"discard Ghoul", "discard Draug", "discard Fiend"}
    play(table, "discard Draug")
    assert options(table) == {"discard Ghoul", "discard Fiend"}
    play(table, "discard Ghoul")
    assert shows(table, "hand | Fiend", "discard | Draug, Ghoul", "deck | Harpy, Imlerith, Foglet")


@rule("LEAD-10", DESTROYER)
def test_destroyer_then_takes_one_card_of_choice_from_the_deck() -> None:
    table = position(START)
    play(table, "leader", "discard Draug", "discard Ghoul")
    assert options(table) == {"take Harpy", "take Imlerith", "take Foglet"}
    play(table, "take Imlerith")
    assert shows(table, "hand | Fiend, Imlerith", "deck | Harpy, Foglet", "discard | Draug, Ghoul", "turn | foe")


@rule("LEAD-10", DESTROYER)
def test_the_two_cards_are_discarded_openly() -> None:
    table = position(START + "\nknown to foe | Draug")
    play(table, "leader", "discard Draug", "discard Ghoul", "take Harpy")
    assert [event.card.id for event in table.log if isinstance(event, Discarded)] == ["draug", "ghoul"]
    assert not table.seats[0].known[1]


@rule("LEAD-10", "PLAY-8", DESTROYER)
def test_the_card_taken_from_the_deck_is_not_shown() -> None:
    table = position(START)
    play(table, "leader", "discard Draug", "discard Ghoul", "take Imlerith")
    assert not table.seats[0].known[1]
    (event,) = [event for event in table.log if isinstance(event, TookFromDeck)]
    assert visible_event(table, event, 0) == event
    assert visible_event(table, event, 1) == visible_event(table, event, None) == TookFromDeck(0, None)


@rule("LEAD-10", "PLAY-10", DESTROYER)
def test_the_deck_is_shuffled_when_the_card_is_taken() -> None:
    drawn = set()
    for table in many_copies(START.replace("Fiend", "Avallac'h"), 30):
        play(table, "leader", "discard Draug", "discard Ghoul", "take Imlerith")
        assert shows(table, "loose | 2")
        play(table, "pass", "Avallac'h")
        drawn.add(tuple(card.id for card in table.seats[0].hand[1:]))
    assert drawn == {("harpy", "foglet"), ("foglet", "harpy")}


@rule("LEAD-2", DESTROYER)
def test_destroyer_needs_two_cards_in_hand_and_one_in_the_deck() -> None:
    start = "leader | Destroyer of Worlds\ndiscard | Harpy\n"
    assert "leader" in options(position(start + "hand | Ghoul, Fiend\ndeck | Draug"))
    assert "leader" not in options(position(start + "hand | Ghoul\ndeck | Draug, Foglet"))
    assert "leader" not in options(position(start + "hand | Ghoul, Fiend"))


@rule("LEAD-10", DESTROYER)
def test_two_copies_of_a_card_may_be_discarded_and_the_hand_may_end_as_one_card() -> None:
    table = position("leader | Destroyer of Worlds\nhand | 2 Ghoul\ndeck | Draug\nfoe hand | Ves")
    play(table, "leader", "discard Ghoul", "discard Ghoul", "take Draug")
    assert shows(table, "hand | Draug", "deck | ", "discard | 2 Ghoul")


@rule("LEAD-10", "AB-AVENGER-2", DESTROYER)
def test_a_cow_thrown_away_from_the_hand_brings_nothing() -> None:
    table = position("leader | Destroyer of Worlds\nhand | Cow, Ghoul\ndeck | Draug\nfoe hand | Ves")
    play(table, "leader", "discard Cow", "discard Ghoul", "take Draug")
    assert shows(table, "close | ", "discard | Cow, Ghoul")


@rule("LEAD-10", "LEAD-17", DESTROYER)
def test_video_destroyer_is_the_books() -> None:
    table = position("rules | witcher3\n" + START)
    play(table, "leader", "discard Draug", "discard Ghoul", "take Harpy")
    assert shows(table, "hand | Fiend, Harpy", "discard | Draug, Ghoul")


# klub: Bringer's effect, without heroes


@rule("LEAD-4", "OPT-leader_effects", DESTROYER)
@pytest.mark.parametrize("rules", ["klub", "legendary, leader_effects=klub"])
def test_klub_destroyer_takes_any_card_but_a_hero_from_the_players_pile(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | Destroyer of Worlds\nhand | Ghoul\ndiscard | Draug, Decoy, Fiend, Thaler\n"
        "foe discard | Ballista\nfoe hand | Ves"
    )
    play(table, "leader")
    assert options(table) == {"take Decoy", "take Fiend", "take Thaler"}
    play(table, "take Decoy")
    assert shows(table, "hand | Ghoul, Decoy", "discard | Draug, Fiend, Thaler", "known to foe | Decoy")


@rule("LEAD-2", "LEAD-4", DESTROYER)
def test_klub_destroyer_cannot_be_used_for_a_pile_of_heroes() -> None:
    table = position("rules | klub\nleader | Destroyer of Worlds\nhand | Ghoul, Fiend\ndeck | Harpy\ndiscard | Draug")
    assert "leader" not in options(table)
