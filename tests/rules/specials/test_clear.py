"""SP-CLEAR. Clear Weather."""

from __future__ import annotations

import pytest

from gwint.cards import Row
from tests.scenes import options, play, position, rule, shows, strengths

ME, FOE = 0, 1


@rule("SP-CLEAR", "DISC-1")
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_clear_weather_discards_all_weather_and_itself(rules: str) -> None:
    table = position(f"""
        rules | {rules}
        hand | Clear Weather
        weather | Biting Frost (foe), Torrential Rain (me), Impenetrable Fog (foe)
        foe hand | Ghoul
    """)
    play(table, "Clear Weather")
    assert shows(
        table, "weather |", "discard | Torrential Rain, Clear Weather",
        "foe discard | Biting Frost, Impenetrable Fog", "turn | foe",
    )  # fmt: skip


@rule("SP-CLEAR")
def test_the_units_are_as_strong_as_before() -> None:
    table = position("hand | Clear Weather\nclose | Ves\nfoe close | Fiend\nweather | Biting Frost\nfoe hand | Ghoul")
    assert (strengths(table, ME, Row.CLOSE), strengths(table, FOE, Row.CLOSE)) == ([1], [1])
    play(table, "Clear Weather")
    assert (strengths(table, ME, Row.CLOSE), strengths(table, FOE, Row.CLOSE)) == ([5], [6])


@rule("SP-CLEAR", "LEAD-14")
def test_a_leader_that_is_the_weather_is_cleared_and_leaves_no_card() -> None:
    table = position("rules | klub\nhand | Clear Weather\nweather | frost (foe, leader)\nfoe hand | Ghoul")
    play(table, "Clear Weather")
    assert shows(table, "weather |", "discard | Clear Weather", "foe discard |")


@rule("SP-CLEAR", "PLAY-5")
def test_clear_weather_may_be_played_without_weather() -> None:
    table = position("hand | Clear Weather\nfoe hand | Ghoul")
    assert options(table) == {"Clear Weather", "pass"}
    play(table, "Clear Weather")
    assert shows(table, "discard | Clear Weather", "weather |", "turn | foe")


@rule("SP-CLEAR")
def test_horns_and_mardroemes_are_no_weather() -> None:
    table = position("hand | Clear Weather\nclose | Svanrige + Commander's Horn + Mardroeme\nfoe hand | Ghoul")
    play(table, "Clear Weather")
    assert shows(table, "close | Svanrige + Commander's Horn + Mardroeme")
