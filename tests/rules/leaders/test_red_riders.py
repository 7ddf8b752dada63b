"""Eredin, Commander of the Red Riders: a horn on the player's close row; in klub a chosen weather."""

from __future__ import annotations

import pytest

from gwint.cards import Row
from tests.scenes import options, play, position, rule, shows, strengths, total

RIDERS = "LEADER-eredin-commander-of-the-red-riders"


@rule("LEAD-3", RIDERS)
def test_red_riders_sound_a_horn_on_the_players_close_row() -> None:
    table = position(
        "leader | Red Riders\nhand | Ghoul\nclose | Fiend, Draug\nranged | Harpy\nfoe close | Ves\nfoe hand | Ves"
    )
    play(table, "leader")
    assert strengths(table, 0, Row.CLOSE) == [12, 10]
    assert strengths(table, 0, Row.RANGED) == [2]
    assert strengths(table, 1, Row.CLOSE) == [5]
    assert shows(table, "close | Fiend, Draug + leader's horn", "turn | foe")


@rule("LEAD-2", "LEAD-3", RIDERS)
def test_the_horned_row_may_be_empty_and_units_that_come_are_doubled() -> None:
    table = position("leader | Red Riders\nhand | Fiend\nfoe hand | 2 Ves")
    play(table, "leader", "Ves", "Fiend")
    assert total(table, 0) == 12


@rule("LEAD-3", RIDERS)
def test_the_leaders_horn_ends_with_the_round() -> None:
    table = position("leader | Red Riders\nhand | Ghoul, Fiend\nclose | Draug\nfoe hand | Ves")
    play(table, "leader", "pass", "pass")
    assert shows(table, "round | 2", "close | ")
    play(table, "Fiend")
    assert total(table, 0) == 6


@rule("LEAD-7", RIDERS)
def test_the_leaders_horn_leaves_no_card_behind() -> None:
    table = position("leader | Red Riders\nhand | Ghoul\nclose | Draug\nfoe hand | Ves")
    play(table, "leader", "pass", "pass")
    assert shows(table, "discard | Draug")


@rule("LEAD-2", "LEAD-3", RIDERS)
def test_red_riders_cannot_be_used_on_a_row_with_a_special_horn() -> None:
    table = position("leader | Red Riders\nhand | Ghoul\nclose | Fiend + Commander's Horn")
    assert "leader" not in options(table)


@rule("LEAD-2", "LEAD-3", RIDERS)
def test_a_unit_horn_bars_the_leaders_horn_even_alone_in_the_row() -> None:
    table = position("leader | Red Riders\nhand | Ghoul\nclose | Dandelion")
    assert "leader" not in options(table)


@rule("LEAD-3", RIDERS)
def test_horns_of_other_rows_and_of_the_enemy_do_not_bar_it() -> None:
    table = position(
        "leader | Red Riders\nhand | Ghoul\nranged | Harpy + Commander's Horn\nsiege | Draig Bon-Dhu\n"
        "foe close | Dandelion + Commander's Horn\nfoe hand | Ves"
    )
    assert "leader" in options(table)


@rule("LEAD-7", "PLAY-4", RIDERS)
def test_while_the_leaders_horn_works_no_special_horn_may_be_laid_there() -> None:
    table = position("leader | Red Riders\nhand | Commander's Horn\nfoe hand | 2 Ves")
    play(table, "leader", "Ves")
    assert options(table) == {"Commander’s Horn > ranged", "Commander’s Horn > siege", "pass"}


@rule("LEAD-7", "PLAY-4", RIDERS)
def test_a_leaders_horn_counts_when_all_three_rows_hold_a_horn() -> None:
    table = position(
        "leader | Red Riders (used)\nhand | Commander's Horn\nclose | + leader's horn\n"
        "ranged | + Commander's Horn\nsiege | + Commander's Horn"
    )
    assert options(table) == {"pass"}


@rule("LEAD-7", RIDERS)
def test_a_unit_horn_that_comes_is_doubled_by_the_leaders_horn() -> None:
    table = position("leader | Red Riders\nhand | Dandelion\nclose | Fiend\nfoe hand | 2 Ves")
    play(table, "leader", "Ves", "Dandelion")
    assert strengths(table, 0, Row.CLOSE) == [12, 4]


@rule("LEAD-3", "PLAY-4", RIDERS)
def test_the_leaders_horn_shares_its_row_with_a_mardroeme() -> None:
    table = position("leader | Red Riders\nhand | Ghoul\nclose | Fiend + Mardroeme")
    assert "leader" in options(table)


@rule("LEAD-3", "PLAY-4", "OPT-mardroeme_shares_row", RIDERS)
def test_the_leaders_horn_takes_up_the_rows_one_special_space() -> None:
    table = position("rules | witcher3\nfaction | skellige\nhand | Mardroeme\nclose | Berserker + leader's horn")
    assert options(table) == {"Mardroeme > ranged", "Mardroeme > siege", "pass"}


# video: only a special in the row's space prevents it


@rule("LEAD-17", "LEAD-3", "OPT-leader_effects", RIDERS)
@pytest.mark.parametrize("rules", ["witcher3", "legendary, leader_effects=video"])
def test_video_a_unit_horn_does_not_bar_the_leaders_horn_and_is_doubled(rules: str) -> None:
    table = position(f"rules | {rules}\nleader | Red Riders\nhand | Ghoul\nclose | Dandelion, Fiend\nfoe hand | Ves")
    assert strengths(table, 0, Row.CLOSE) == [2, 12]
    play(table, "leader")
    assert strengths(table, 0, Row.CLOSE) == [4, 12]


@rule("LEAD-17", "LEAD-3", RIDERS)
@pytest.mark.parametrize("lying", ["Commander's Horn", "Mardroeme"])
def test_video_a_special_in_the_rows_space_bars_the_leaders_horn(lying: str) -> None:
    table = position(f"rules | witcher3\nleader | Red Riders\nhand | Ghoul\nclose | Fiend + {lying}")
    assert "leader" not in options(table)


# klub: chosen weather


@rule("LEAD-14", "LEAD-2", "OPT-leader_effects", "OPT-weather_leaders", RIDERS)
def test_klub_red_riders_are_frost_fog_rain_or_storm_of_choice() -> None:
    table = position("rules | klub\nleader | Red Riders\nhand | Ghoul\nfoe hand | Ves")
    play(table, "leader")
    assert options(table) == {
        "call Biting Frost", "call Impenetrable Fog", "call Torrential Rain", "call Skellige Storm",
    }  # fmt: skip
    play(table, "call Skellige Storm")
    assert shows(table, "weather | storm (me, leader)", "turn | foe")


@rule("LEAD-14", "OPT-weather_leaders", RIDERS)
def test_klub_red_riders_with_weather_from_the_deck_call_what_the_deck_has_but_not_clear_weather() -> None:
    table = position(
        "rules | klub, weather_leaders=from-deck\nleader | Red Riders\nhand | Ghoul\n"
        "deck | Clear Weather, Biting Frost, Fiend, Impenetrable Fog\nfoe hand | Ves"
    )
    play(table, "leader")
    assert options(table) == {"call Biting Frost", "call Impenetrable Fog"}
    play(table, "call Biting Frost")
    assert shows(table, "weather | Biting Frost (me)", "deck | Clear Weather, Fiend, Impenetrable Fog")


@rule("LEAD-2", "LEAD-14", RIDERS)
def test_klub_red_riders_with_weather_from_the_deck_need_such_a_card_there() -> None:
    table = position(
        "rules | klub, weather_leaders=from-deck\nleader | Red Riders\nhand | Ghoul\ndeck | Clear Weather, Fiend"
    )
    assert "leader" not in options(table)


@rule("LEAD-2", RIDERS)
def test_klub_red_riders_sound_no_horn_and_no_horn_bars_them() -> None:
    table = position(
        "rules | klub\nleader | Red Riders\nhand | Ghoul\nclose | Fiend + Commander's Horn\nfoe hand | Ves"
    )
    play(table, "leader", "call Biting Frost")
    assert shows(table, "close | Fiend + Commander's Horn")
