"""King Bran, The Unifier: units on his side lose only half their strength to weather (STR-10)."""

from __future__ import annotations

import pytest

from gwint.cards import Row
from tests.scenes import explain, options, position, rule, strengths

BRAN = "LEADER-king-bran"
FROST = "weather | Biting Frost (foe)"


@rule("STR-10", BRAN)
@pytest.mark.parametrize("rules", ["legendary", "klub"])
def test_brans_units_lose_only_half_their_printed_strength_the_loss_rounded_down(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | King Bran\nclose | Blueboy Lugos, Villentretenmerth, Udalryk, Kambi, Ghoul\n{FROST}"
    )
    assert strengths(table, 0, Row.CLOSE) == [3, 4, 2, 0, 1]


@rule("STR-10", "OPT-bran_rounding", BRAN)
@pytest.mark.parametrize("rules", ["witcher3", "legendary, bran_rounding=down"])
def test_video_half_the_printed_strength_is_left_rounded_down(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | King Bran\nclose | Blueboy Lugos, Villentretenmerth, Udalryk, Kambi, Ghoul\n{FROST}"
    )
    assert strengths(table, 0, Row.CLOSE) == [3, 3, 2, 0, 0]


@rule("STR-10", BRAN)
def test_without_weather_bran_takes_nothing() -> None:
    table = position(f"leader | King Bran\nclose | Villentretenmerth\nranged | Clan Brokvar Archer\n{FROST}")
    assert strengths(table, 0, Row.RANGED) == [6]


@rule("STR-10", BRAN)
def test_the_opponents_units_are_not_spared() -> None:
    table = position(f"leader | King Bran\nfoe close | Villentretenmerth\nfoe hand | Ves\n{FROST}")
    assert strengths(table, 1, Row.CLOSE) == [1]


@rule("STR-10", BRAN)
def test_bran_spares_an_enemy_spy_on_his_side_but_not_his_spy_on_the_other() -> None:
    table = position(f"leader | King Bran\nclose | Stefan Skellen\nfoe close | Prince Stennis\nfoe hand | Ves\n{FROST}")
    assert strengths(table, 0, Row.CLOSE) == [5]
    assert strengths(table, 1, Row.CLOSE) == [1]


@rule("STR-10", "STR-6", BRAN)
def test_heroes_keep_their_printed_strength() -> None:
    table = position(f"leader | King Bran\nclose | Cerys\n{FROST}")
    assert strengths(table, 0, Row.CLOSE) == [10]


@rule("STR-10", "STR-1", BRAN)
def test_the_half_is_of_the_printed_strength_before_bonds_and_horn() -> None:
    table = position(f"leader | King Bran\nclose | 2 Clan an Craite Warrior + Commander's Horn\n{FROST}")
    assert explain(table, 0, Row.CLOSE, 0) == (("printed", 6), ("weather", 3), ("bond", 6), ("horn", 12))


@rule("STR-10", BRAN)
def test_two_weathers_on_a_row_halve_once() -> None:
    table = position("leader | King Bran\nranged | Clan Brokvar Archer\nweather | Impenetrable Fog, Skellige Storm")
    assert strengths(table, 0, Row.RANGED) == [3]


@rule("LEAD-1", BRAN)
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_bran_is_passive(rules: str) -> None:
    table = position(f"rules | {rules}\nleader | King Bran\nhand | Udalryk\n{FROST}\nfoe hand | Ves")
    assert options(table) == {"Udalryk", "pass"}
