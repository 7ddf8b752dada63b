"""Eredin, King of the Wild Hunt: any weather card of the deck; in klub a horn on the player's close row."""

from __future__ import annotations

import pytest

from gwint.cards import Row
from tests.rules.leaders import many_copies
from tests.scenes import options, play, position, rule, shows, strengths

KING = "LEADER-eredin-king-of-the-wild-hunt"


@rule("LEAD-14", KING)
@pytest.mark.parametrize("rules", ["legendary", "witcher3"])
def test_king_of_the_wild_hunt_plays_any_weather_card_of_the_deck(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | King of the Wild Hunt\nhand | Ghoul\n"
        "deck | Clear Weather, 2 Biting Frost, Fiend, Skellige Storm, Torrential Rain, Impenetrable Fog\nfoe hand | Ves"
    )
    play(table, "leader")
    assert options(table) == {
        "call Biting Frost", "call Impenetrable Fog", "call Torrential Rain", "call Skellige Storm",
        "call Clear Weather",
    }  # fmt: skip
    play(table, "call Biting Frost")
    assert shows(
        table,
        "weather | Biting Frost (me)",
        "deck | Clear Weather, Biting Frost, Fiend, Skellige Storm, Torrential Rain, Impenetrable Fog",
        "hand | Ghoul",
        "turn | foe",
    )


@rule("LEAD-14", KING)
def test_king_of_the_wild_hunt_may_play_clear_weather_for_it_is_a_weather_card() -> None:
    table = position(
        "leader | King of the Wild Hunt\nhand | Ghoul\ndeck | Clear Weather, Biting Frost\n"
        "weather | Impenetrable Fog (foe), Torrential Rain (me)\nfoe hand | Ves"
    )
    play(table, "leader", "call Clear Weather")
    assert shows(
        table, "weather | ", "discard | Torrential Rain, Clear Weather", "foe discard | Impenetrable Fog",
        "deck | Biting Frost",
    )  # fmt: skip


@rule("LEAD-14", KING)
def test_weather_comes_from_the_deck_only_and_no_copy_in_hand_or_pile_serves() -> None:
    table = position(
        "leader | King of the Wild Hunt\nhand | Biting Frost\ndiscard | Impenetrable Fog\n"
        "deck | Torrential Rain\nfoe hand | Ves\nfoe deck | Skellige Storm"
    )
    play(table, "leader")
    assert options(table) == {"call Torrential Rain"}


@rule("LEAD-2", "LEAD-14", KING)
def test_king_of_the_wild_hunt_cannot_be_used_without_a_weather_card_in_the_deck() -> None:
    table = position("leader | King of the Wild Hunt\nhand | Biting Frost\ndiscard | Clear Weather\ndeck | Fiend")
    assert options(table) == {"Biting Frost", "pass"}


@rule("LEAD-14", "PLAY-10", KING)
def test_the_deck_that_was_searched_is_shuffled() -> None:
    drawn = set()
    start = "leader | King of the Wild Hunt\nhand | Avallac'h\ndeck | Biting Frost, Harpy, Foglet\nfoe hand | Ves"
    for table in many_copies(start, 30):
        play(table, "leader", "call Biting Frost")
        assert shows(table, "loose | 2")
        play(table, "pass", "Avallac'h")
        drawn.add(tuple(card.id for card in table.seats[0].hand))
    assert drawn == {("harpy", "foglet"), ("foglet", "harpy")}


@rule("LEAD-14", "OPT-weather_leaders", KING)
def test_where_leaders_work_of_themselves_the_king_is_any_weather_and_needs_no_card() -> None:
    table = position(
        "rules | legendary, weather_leaders=of-themselves\nleader | King of the Wild Hunt\nhand | Ghoul\n"
        "deck | Biting Frost\nfoe hand | Ves"
    )
    play(table, "leader")
    assert options(table) == {
        "call Biting Frost", "call Impenetrable Fog", "call Torrential Rain", "call Skellige Storm",
        "call Clear Weather",
    }  # fmt: skip
    play(table, "call Biting Frost")
    assert shows(table, "weather | frost (me, leader)", "deck | Biting Frost")


@rule("LEAD-14", "OPT-weather_leaders", KING)
def test_where_leaders_work_of_themselves_the_king_clears_the_weather_without_a_card() -> None:
    table = position(
        "rules | legendary, weather_leaders=of-themselves\nleader | King of the Wild Hunt\nhand | Ghoul\n"
        "weather | Biting Frost (foe)\nfoe hand | Ves"
    )
    play(table, "leader", "call Clear Weather")
    assert shows(table, "weather | ", "discard | ", "foe discard | Biting Frost")


# klub: the close-row horn


@rule("LEAD-3", "LEAD-7", "OPT-leader_effects", KING)
@pytest.mark.parametrize("rules", ["klub", "legendary, leader_effects=klub"])
def test_klub_king_of_the_wild_hunt_sounds_a_horn_on_his_close_row(rules: str) -> None:
    table = position(f"rules | {rules}\nleader | King of the Wild Hunt\nhand | Ghoul\nclose | Fiend\nfoe hand | Ves")
    play(table, "leader")
    assert strengths(table, 0, Row.CLOSE) == [12]
    assert shows(table, "close | Fiend + leader's horn")


@rule("LEAD-2", "LEAD-3", KING)
@pytest.mark.parametrize("close", ["Fiend + Commander's Horn", "Dandelion"])
def test_klub_king_of_the_wild_hunt_cannot_be_used_where_a_horn_already_affects_the_row(close: str) -> None:
    table = position(
        f"rules | klub\nleader | King of the Wild Hunt\nhand | Ghoul\nclose | {close}\ndeck | Biting Frost"
    )
    assert "leader" not in options(table)
