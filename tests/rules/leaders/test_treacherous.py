"""Eredin Bréacc Glas, The Treacherous: every non-hero spy on the battlefield is doubled (STR-9)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gwint.cards import Row
from gwint.rules.strength import STEPS
from tests.scenes import explain, options, position, rule, rules_only, strengths

TREACHEROUS = "LEADER-eredin-breacc-glas-the-treacherous"


@rule("STR-9", TREACHEROUS)
def test_the_treacherous_doubles_spies_on_both_sides() -> None:
    table = position("leader | The Treacherous\nclose | Stefan Skellen, Ghoul\nfoe siege | Thaler, Ballista")
    assert strengths(table, 0, Row.CLOSE) == [18, 1]
    assert strengths(table, 1, Row.SIEGE) == [2, 6]


@rule("STR-9", TREACHEROUS)
def test_spies_are_doubled_if_either_player_has_the_leader() -> None:
    table = position("foe leader | The Treacherous\nclose | Stefan Skellen\nfoe siege | Thaler")
    assert strengths(table, 0, Row.CLOSE) == [18]
    assert strengths(table, 1, Row.SIEGE) == [2]


@rule("STR-9", TREACHEROUS)
def test_spies_are_doubled_once_even_if_both_players_have_the_treacherous() -> None:
    table = position("leader | The Treacherous\nfoe leader | The Treacherous\nclose | Stefan Skellen")
    assert strengths(table, 0, Row.CLOSE) == [18]


@rule("STR-9", TREACHEROUS)
def test_without_the_treacherous_a_spy_has_its_own_strength() -> None:
    assert strengths(position("close | Stefan Skellen"), 0, Row.CLOSE) == [9]


@rule("STR-9", TREACHEROUS)
def test_spies_are_doubled_right_after_weather() -> None:
    table = position("leader | The Treacherous\nclose | Stefan Skellen\nweather | Biting Frost (foe)")
    assert explain(table, 0, Row.CLOSE, 0) == (("printed", 9), ("weather", 1), ("treachery", 2))


@rule("STR-9", TREACHEROUS)
def test_spies_are_doubled_before_morale_and_horn() -> None:
    table = position("leader | The Treacherous\nclose | Stefan Skellen, Olgierd von Everec + Commander's Horn")
    assert explain(table, 0, Row.CLOSE, 0) == (("printed", 9), ("treachery", 18), ("morale", 19), ("horn", 38))


@rule("STR-9", TREACHEROUS)
def test_spies_are_doubled_before_bonds() -> None:
    assert [name for name, _ in STEPS].index("treachery") == [name for name, _ in STEPS].index("bond") - 1


@rule("STR-9", TREACHEROUS)
@rules_only
def test_a_hero_spy_is_not_doubled() -> None:
    table = position("leader | The Treacherous\nfoe close | Avallac'h\nfoe hand | Ves")
    # The only hero spy has strength 0, which doubling would not show.
    table.sides[1].rows[Row.CLOSE] = [replace(table.sides[1].rows[Row.CLOSE][0], strength=5)]
    assert strengths(table, 1, Row.CLOSE) == [5]


@rule("LEAD-1", TREACHEROUS)
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_the_treacherous_always_works_and_is_never_used_in_every_ruleset(rules: str) -> None:
    table = position(f"rules | {rules}\nleader | The Treacherous\nhand | Ghoul\nclose | Stefan Skellen")
    assert strengths(table, 0, Row.CLOSE) == [18]
    assert options(table) == {"Ghoul", "pass"}


@rule("LEAD-6", TREACHEROUS)
def test_white_flame_prevents_the_doubling_of_spies() -> None:
    table = position("leader | The Treacherous\nfoe leader | The White Flame\nclose | Stefan Skellen")
    assert strengths(table, 0, Row.CLOSE) == [9]
