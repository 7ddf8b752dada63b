"""SP-WEATHER, SP-FROST, SP-FOG, SP-RAIN, SP-STORM. The weather cards."""

from __future__ import annotations

import pytest

from gwint.cards import FACTIONS, Faction, Row, card
from gwint.decks.building_rules import collection
from gwint.rulesets import RULESETS
from tests.scenes import options, play, position, rule, shows, strengths

ME, FOE = 0, 1
BOARD = """
    close | Ves
    ranged | Keira Metz
    siege | Ballista
    foe close | Zoltan Chivay
    foe ranged | Grave Hag
    foe siege | Ice Giant
    foe hand | Ghoul
"""
DRY = {Row.CLOSE: ([5], [5]), Row.RANGED: ([5], [5]), Row.SIEGE: ([6], [5])}


def falls_on(weather: str) -> set[Row]:
    """Returns the rows that a weather card weakens, which are the same on both sides."""
    table = position(f"hand | {weather}\n{BOARD}")
    play(table, weather)
    assert shows(table, f"weather | {weather} (me)", "hand |", "discard |", "turn | foe")
    mine = {row for row in Row if strengths(table, ME, row) == [1]}
    theirs = {row for row in Row if strengths(table, FOE, row) == [1]}
    dry = {row: (strengths(table, ME, row), strengths(table, FOE, row)) for row in Row if row not in mine}
    assert dry == {row: DRY[row] for row in dry}
    assert mine == theirs
    return mine


@rule("SP-FROST", "SP-WEATHER")
def test_biting_frost_lies_over_the_close_rows() -> None:
    assert falls_on("Biting Frost") == {Row.CLOSE}


@rule("SP-FOG", "SP-WEATHER")
def test_impenetrable_fog_lies_over_the_ranged_rows() -> None:
    assert falls_on("Impenetrable Fog") == {Row.RANGED}


@rule("SP-RAIN", "SP-WEATHER")
def test_torrential_rain_lies_over_the_siege_rows() -> None:
    assert falls_on("Torrential Rain") == {Row.SIEGE}


@rule("SP-STORM", "SP-WEATHER")
def test_skellige_storm_lies_over_the_ranged_and_siege_rows() -> None:
    assert falls_on("Skellige Storm") == {Row.RANGED, Row.SIEGE}


@rule("SP-WEATHER")
def test_weather_affects_units_that_come_later() -> None:
    table = position("hand | Ves\nweather | Biting Frost (foe)\nfoe hand | Ghoul")
    play(table, "Ves")
    assert strengths(table, ME, Row.CLOSE) == [1]


@rule("SP-WEATHER")
def test_several_weathers_may_lie_together() -> None:
    table = position(f"hand | Torrential Rain\nweather | Biting Frost (foe), Impenetrable Fog (me)\n{BOARD}")
    play(table, "Torrential Rain")
    assert shows(table, "weather | Biting Frost (foe), Impenetrable Fog (me), Torrential Rain (me)")
    assert [strengths(table, side, row) for side in (ME, FOE) for row in Row] == [[1]] * 6


@rule("SP-WEATHER", "PLAY-5")
def test_a_second_card_of_a_kind_may_be_played_and_lies_there_without_further_effect() -> None:
    table = position(f"hand | Biting Frost\nweather | Biting Frost (foe)\n{BOARD}")
    assert options(table) == {"Biting Frost", "pass"}
    play(table, "Biting Frost")
    assert shows(table, "weather | Biting Frost (foe), Biting Frost (me)", "discard |", "foe discard |")
    assert strengths(table, ME, Row.CLOSE) == [1]


LYING = ("legendary", "klub", "witcher3, covered_weather=lies")
DISCARDED = ("witcher3", "legendary, covered_weather=discarded", "klub, covered_weather=discarded")
UNDER = [
    ("Biting Frost", "Biting Frost"),
    ("Impenetrable Fog", "Impenetrable Fog"),
    ("Torrential Rain", "Torrential Rain"),
    ("Skellige Storm", "Skellige Storm"),
    ("Skellige Storm", "Impenetrable Fog"),
    ("Skellige Storm", "Torrential Rain"),
]
"""Pairs of weather where the second covers the first."""
APART = [
    ("Biting Frost", "Impenetrable Fog"),
    ("Biting Frost", "Torrential Rain"),
    ("Biting Frost", "Skellige Storm"),
    ("Skellige Storm", "Biting Frost"),
    ("Impenetrable Fog", "Torrential Rain"),
]
"""Pairs of weather that do not cover each other."""


@rule("SP-WEATHER", "OPT-covered_weather")
@pytest.mark.parametrize("rules", LYING)
@pytest.mark.parametrize(("lying", "played"), [*UNDER, *APART])
def test_covered_weather_stays_with_the_rest(lying: str, played: str, rules: str) -> None:
    table = position(f"rules | {rules}\nhand | {played}\nweather | {lying} (foe)\nfoe hand | Ves")
    play(table, played)
    assert shows(table, f"weather | {lying} (foe), {played} (me)", "discard |", "foe discard |")


@rule("SP-WEATHER", "OPT-covered_weather", "DISC-1")
@pytest.mark.parametrize("rules", DISCARDED)
@pytest.mark.parametrize(("lying", "played"), UNDER)
def test_covered_weather_discarded_does_not_stay_under_a_kind_that_covers_it(
    lying: str, played: str, rules: str
) -> None:
    table = position(f"rules | {rules}\nhand | {played}\nweather | {lying} (foe)\nfoe hand | Ves")
    assert options(table) == {played, "pass"}
    play(table, played)
    assert shows(table, f"weather | {lying} (foe)", f"discard | {played}", "foe discard |")


@rule("SP-WEATHER", "OPT-covered_weather", "DISC-1")
def test_covered_weather_discarded_makes_storm_discard_fog_and_rain_to_their_players_piles() -> None:
    table = position("""
        rules | legendary, covered_weather=discarded
        hand | Skellige Storm
        weather | Torrential Rain (foe), Biting Frost (foe), Impenetrable Fog (me)
        foe hand | Ves
    """)
    play(table, "Skellige Storm")
    assert shows(
        table, "weather | Biting Frost (foe), Skellige Storm (me)",
        "discard | Impenetrable Fog", "foe discard | Torrential Rain",
    )  # fmt: skip


@rule("SP-WEATHER", "OPT-covered_weather")
@pytest.mark.parametrize(("lying", "played"), APART)
def test_covered_weather_discarded_leaves_other_kinds_alone(lying: str, played: str) -> None:
    table = position(f"rules | witcher3\nhand | {played}\nweather | {lying} (foe)\nfoe hand | Ves")
    play(table, played)
    assert shows(table, f"weather | {lying} (foe), {played} (me)", "discard |", "foe discard |")


@rule("SP-WEATHER", "TURN-6", "DISC-1")
def test_weather_goes_to_its_players_pile_when_the_round_ends() -> None:
    table = position("""
        hand | Ves
        close | Yarpen Zigrin
        weather | Biting Frost (foe), Torrential Rain (me), Biting Frost (me)
        foe hand | Ghoul
        foe passed | yes
    """)
    play(table, "pass")
    assert shows(
        table, "round | 2", "weather |", "discard | Yarpen Zigrin, Torrential Rain, Biting Frost",
        "foe discard | Biting Frost",
    )  # fmt: skip


@rule("SP-STORM")
@pytest.mark.parametrize("name", RULESETS)
def test_every_deck_may_hold_storm_but_in_klub_only_those_of_skellige(name: str) -> None:
    holders = {
        faction for faction in FACTIONS if card("skellige-storm", faction) in collection(faction, RULESETS[name])
    }
    assert holders == ({Faction.SKELLIGE} if name == "klub" else set(FACTIONS))
