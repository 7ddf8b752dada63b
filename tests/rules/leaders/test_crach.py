"""Crach an Craite: all players shuffle their discard piles into their decks."""

from __future__ import annotations

import pytest

from tests.rules.leaders import many_copies
from tests.scenes import options, play, position, rule, shows

CRACH = "LEADER-crach-an-craite"
START = """
leader | Crach an Craite, Wild Boar of the Sea
hand | Udalryk
deck | Svanrige
discard | Hjalmar, Mardroeme, Thaler, Bovine Defense Force, Kambi
foe hand | Ves
foe deck | Ballista
foe discard | Philippa Eilhart, Scorch, Trebuchet
"""


@rule("LEAD-16", CRACH)
@pytest.mark.parametrize("rules", ["legendary", "klub"])
def test_crach_returns_whole_piles_including_heroes_specials_spies_and_side_deck_cards(rules: str) -> None:
    table = position(f"rules | {rules}\n{START}")
    play(table, "leader")
    assert shows(
        table,
        "discard | ",
        "deck | Svanrige, Hjalmar, Mardroeme, Thaler, Bovine Defense Force, Kambi",
        "foe discard | ",
        "foe deck | Ballista, Philippa Eilhart, Scorch, Trebuchet",
        "turn | foe",
    )


@rule("LEAD-16", "PLAY-10", CRACH)
def test_both_decks_are_shuffled() -> None:
    table = play(position(START), "leader")
    assert shows(table, "loose | 6", "foe loose | 4")
    drawn = set()
    start = "leader | Crach an Craite\nhand | Avallac'h\ndeck | Svanrige\ndiscard | Udalryk, Hjalmar\nfoe hand | Ves"
    for table in many_copies(start, 60):
        play(table, "leader", "pass", "Avallac'h")
        drawn.add(frozenset(card.id for card in table.seats[0].hand))
    assert len(drawn) == 3


@rule("LEAD-16", CRACH)
def test_crach_triggers_nothing() -> None:
    table = play(position(START), "leader")
    assert [type(event).__name__ for event in table.log] == ["UsedLeader", "ShuffledBack", "ShuffledBack"]
    assert shows(table, "close | ", "ranged | ", "siege | ", "hand | Udalryk")


@rule("LEAD-16", CRACH)
def test_what_lies_on_the_battlefield_or_in_hand_stays() -> None:
    table = position(START + "close | Donar an Hindar\nweather | Biting Frost (foe)")
    play(table, "leader")
    assert shows(table, "close | Donar an Hindar", "weather | Biting Frost (foe)", "hand | Udalryk", "foe hand | Ves")


@rule("LEAD-2", CRACH)
@pytest.mark.parametrize("rules", ["legendary", "klub"])
def test_crach_can_be_used_while_any_discard_pile_has_a_card(rules: str) -> None:
    start = f"rules | {rules}\nleader | Crach an Craite\nhand | Udalryk\nfoe hand | Ves\n"
    assert "leader" in options(position(start + "discard | Hjalmar"))
    assert "leader" in options(position(start + "foe discard | Scorch"))
    assert options(position(start)) == {"Udalryk", "pass"}


# video: non-hero units only


@rule("LEAD-17", "OPT-leader_effects", CRACH)
@pytest.mark.parametrize("rules", ["witcher3", "legendary, leader_effects=video"])
def test_video_only_the_non_hero_units_are_shuffled_back(rules: str) -> None:
    table = position(f"rules | {rules}\n{START}")
    play(table, "leader")
    assert shows(
        table,
        "discard | Hjalmar, Mardroeme",
        "deck | Svanrige, Thaler, Bovine Defense Force, Kambi",
        "foe discard | Philippa Eilhart, Scorch",
        "foe deck | Ballista, Trebuchet",
    )


@rule("LEAD-17", "LEAD-2", CRACH)
def test_video_crach_needs_a_non_hero_unit_in_a_pile() -> None:
    start = "rules | witcher3\nleader | Crach an Craite\nhand | Udalryk\nfoe hand | Ves\ndiscard | Hjalmar, Mardroeme\n"
    assert "leader" not in options(position(start + "foe discard | Scorch"))
    assert "leader" in options(position(start + "foe discard | Trebuchet"))
