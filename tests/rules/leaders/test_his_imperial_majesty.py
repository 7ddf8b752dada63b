"""Emhyr var Emreis, His Imperial Majesty: Torrential Rain."""

from __future__ import annotations

import pytest

from tests.scenes import options, play, position, rule, shows, total

MAJESTY = "LEADER-emhyr-var-emreis-his-imperial-majesty"


@rule("LEAD-14", MAJESTY)
@pytest.mark.parametrize("rules", ["legendary", "witcher3"])
def test_his_imperial_majesty_plays_torrential_rain_from_the_deck(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | His Imperial Majesty\nhand | Vreemde\nfoe siege | Ballista\n"
        "deck | Biting Frost, 2 Torrential Rain, Sweers\nfoe hand | Ves"
    )
    play(table, "leader")
    assert shows(
        table, "weather | Torrential Rain (me)", "deck | Biting Frost, Torrential Rain, Sweers", "loose | 3",
        "turn | foe",
    )  # fmt: skip
    assert total(table, 1) == 1


@rule("LEAD-14", "LEAD-2", MAJESTY)
def test_rain_in_hand_or_pile_or_other_weather_in_the_deck_does_not_serve() -> None:
    table = position(
        "leader | His Imperial Majesty\nhand | Torrential Rain\ndiscard | Torrential Rain\n"
        "deck | Biting Frost, Skellige Storm"
    )
    assert options(table) == {"Torrential Rain", "pass"}


@rule("LEAD-14", "DISC-1", MAJESTY)
def test_rain_played_from_the_deck_goes_to_the_players_pile_at_the_rounds_end() -> None:
    table = position("leader | His Imperial Majesty\nhand | Vreemde\ndeck | Torrential Rain\nfoe hand | Ves")
    play(table, "leader", "pass", "pass")
    assert shows(table, "weather | ", "discard | Torrential Rain", "foe discard | ")


@rule("LEAD-14", "SP-WEATHER", "OPT-covered_weather", MAJESTY)
def test_witcher3_rain_of_the_leader_under_storm_is_discarded_like_any_card() -> None:
    table = position(
        "rules | witcher3\nleader | His Imperial Majesty\nhand | Vreemde\ndeck | Torrential Rain\n"
        "weather | Skellige Storm (foe)\nfoe hand | Ves"
    )
    play(table, "leader")
    assert shows(table, "weather | Skellige Storm (foe)", "discard | Torrential Rain")


# klub: the leader itself is the weather


@rule("LEAD-14", "OPT-weather_leaders", MAJESTY)
@pytest.mark.parametrize("rules", ["klub", "legendary, weather_leaders=of-themselves"])
def test_klub_his_imperial_majesty_works_as_rain_and_no_card_leaves_the_deck(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | His Imperial Majesty\nhand | Vreemde\nfoe siege | Ballista\n"
        "deck | Torrential Rain\nfoe hand | Ves"
    )
    play(table, "leader")
    assert shows(
        table,
        "weather | rain (me, leader)",
        "deck | Torrential Rain",
        "leader | Emhyr var Emreis, His Imperial Majesty (used)",
    )
    assert total(table, 1) == 1


@rule("LEAD-14", MAJESTY)
def test_klub_the_leaders_rain_lies_until_the_round_ends_and_leaves_no_card() -> None:
    table = position("rules | klub\nleader | His Imperial Majesty\nhand | Vreemde, Sweers\nfoe hand | 2 Ves")
    play(table, "leader", "Ves")
    assert shows(table, "weather | rain (me, leader)")
    play(table, "pass", "pass")
    assert shows(table, "round | 2", "weather | ", "discard | ", "foe discard | Ves")


@rule("LEAD-14", "SP-CLEAR", MAJESTY)
def test_klub_clear_weather_ends_the_leaders_rain_and_it_leaves_no_card() -> None:
    table = position("rules | klub\nleader | His Imperial Majesty\nhand | Vreemde\nfoe hand | Clear Weather, Ves")
    play(table, "leader", "Clear Weather")
    assert shows(table, "weather | ", "discard | ", "foe discard | Clear Weather")


@rule("LEAD-2", MAJESTY)
def test_klub_a_leader_that_is_weather_of_itself_may_always_be_used() -> None:
    table = position(
        "rules | klub\nleader | His Imperial Majesty\nhand | Vreemde\nweather | Torrential Rain (foe)\nfoe hand | Ves"
    )
    play(table, "leader")
    assert shows(table, "weather | Torrential Rain (foe), rain (me, leader)")
