"""Eist Tuirseach, King of Cintra: Skellige Storm."""

from __future__ import annotations

import pytest

from tests.scenes import options, play, position, rule, shows, total

EIST = "LEADER-eist-tuirseach"


@rule("LEAD-14", "SP-STORM", EIST)
@pytest.mark.parametrize("rules", ["legendary", "witcher3"])
def test_eist_plays_skellige_storm_from_the_deck(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | Eist Tuirseach, King of Cintra\nhand | Udalryk\n"
        "deck | Biting Frost, Skellige Storm, Svanrige\nfoe ranged | Keira Metz\nfoe siege | Ballista\nfoe hand | Ves"
    )
    play(table, "leader")
    assert shows(table, "weather | Skellige Storm (me)", "deck | Biting Frost, Svanrige", "loose | 2", "turn | foe")
    assert total(table, 1) == 2


@rule("LEAD-14", "LEAD-2", EIST)
def test_eist_needs_a_storm_in_the_deck_not_in_hand_or_pile() -> None:
    start = "leader | King of Cintra\nhand | Skellige Storm\ndiscard | Skellige Storm\nfoe hand | Ves\n"
    assert "leader" not in options(position(start + "deck | Impenetrable Fog, Torrential Rain"))
    assert "leader" in options(position(start + "deck | Skellige Storm"))


@rule("LEAD-14", "LEAD-2", "OPT-weather_leaders", EIST)
@pytest.mark.parametrize("rules", ["klub", "legendary, weather_leaders=of-themselves"])
def test_where_leaders_work_of_themselves_eist_is_the_storm_and_leaves_no_card(rules: str) -> None:
    table = position(
        f"rules | {rules}\nleader | King of Cintra\nhand | Udalryk\nfoe ranged | Keira Metz\n"
        "foe siege | Ballista\nfoe hand | Ves"
    )
    play(table, "leader")
    assert shows(table, "weather | storm (me, leader)")
    assert total(table, 1) == 2
    play(table, "pass", "pass")
    assert shows(table, "weather | ", "discard | ")
