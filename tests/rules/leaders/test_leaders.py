"""LEAD. What applies to all leaders: open, used once per game instead of a card; and every leader is covered."""

from __future__ import annotations

import ast
import json
import re
from importlib import import_module
from pathlib import Path

import pytest

from gwint.cards import CATALOGUE
from gwint.cards.loader import DATA
from gwint.cards.names import name
from gwint.rules.events import UsedLeader
from gwint.rules.leaders import ACTIVE, PASSIVE, TARGETED
from gwint.rulesets import RULESETS
from gwint.views import view
from tests.rules.leaders import READY
from tests.scenes import options, play, position, rule, shows

ROWS = json.loads((DATA / "leaders.json").read_text(encoding="utf-8"))["leaders"]
RULEBOOK = (Path(__file__).parents[3] / "docs" / "rules.md").read_text(encoding="utf-8")
TABLE = {
    code: [cell.strip() for cell in cells.split("|")]
    for code, cells in re.findall(r"^\|[^|]*\(([A-Z]{3}\d{3})[^|]*\|(.*)\|$", RULEBOOK, re.MULTILINE)
}
"""Returns the rulebook's table of leaders: by code, the cells book, klub and solo."""
VIDEO = (
    "Bringer of Death",
    "The Relentless",
    "Invader of the North",
    "Lord Commander of the North",
    "Red Riders",
    "Siegemaster",
    "The Beautiful",
    "Crach an Craite",
)
"""The leaders that LEAD-17 names."""
COMMANDER = "leader | Lord Commander of the North\nhand | Ves, Ballista\nfoe hand | Ghoul, Fiend\n"


# Using a leader


@rule("LEAD-1", "TURN-1")
def test_a_leader_is_used_instead_of_playing_a_card() -> None:
    table = play(position(COMMANDER), "leader")
    assert shows(table, "turn | foe", "hand | Ves, Ballista")


@rule("LEAD-1")
def test_an_active_leader_is_used_once_per_game() -> None:
    table = play(position(COMMANDER), "leader", "Ghoul")
    assert options(table) == {"Ves", "Ballista", "pass"}
    play(table, "pass", "pass")
    assert shows(table, "round | 2", "turn | foe")
    play(table, "Fiend")
    assert options(table) == {"Ves", "Ballista", "pass"}


@rule("LEAD-1")
def test_a_leader_not_used_may_be_used_in_a_later_round() -> None:
    table = play(position(COMMANDER), "Ves", "pass", "pass")
    assert shows(table, "round | 2", "turn | me")
    assert "leader" in options(table)


@rule("LEAD-1", "PLAY-8")
def test_leaders_lie_open_and_so_does_their_use() -> None:
    table = play(position(COMMANDER + "foe leader | The Treacherous"), "leader")
    assert shows(
        table,
        "leader | Foltest, Lord Commander of the North (used)",
        "foe leader | Eredin Bréacc Glas, The Treacherous",
    )
    assert UsedLeader(0) in table.log
    for viewer in (0, 1, None):
        mine, theirs = view(table, viewer).seats
        assert (mine.leader.id, mine.leader_used) == ("foltest-lord-commander-of-the-north", True)
        assert (theirs.leader.id, theirs.leader_used) == ("eredin-breacc-glas-the-treacherous", False)


@rule("LEAD-1", "TURN-3")
def test_a_usable_leader_keeps_a_player_without_cards_in_the_round() -> None:
    table = play(position("leader | Lord Commander of the North\nhand | Ves\nfoe hand | Ghoul, Fiend"), "Ves", "Ghoul")
    assert options(table) == {"leader", "pass"}


@rule("LEAD-2", "TURN-3")
def test_an_unusable_leader_does_not_keep_a_player_in_the_round() -> None:
    table = play(position("leader | King of Temeria\nhand | Ves\nfoe hand | Ghoul, Fiend"), "Ves", "Ghoul")
    assert shows(table, "passed | yes", "turn | foe")


@rule("LEAD-2")
def test_a_leader_whose_condition_does_not_hold_now_may_be_used_when_it_does() -> None:
    table = position("leader | Bringer of Death\nhand | Ghoul, Fiend\nfoe hand | Scorch, Ves")
    assert "leader" not in options(table)
    play(table, "Fiend", "Scorch")
    assert "leader" in options(table)


@rule("LEAD-1")
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_a_used_leader_is_not_used_again(rules: str, row: dict[str, str]) -> None:
    effect = CATALOGUE.leaders[row["id"]].effects[RULESETS[rules].leader_effects]
    start = f"rules | {rules}\nleader | {row['id']}"
    assert ("leader" in options(position(start + READY))) is not effect.passive
    assert "leader" not in options(position(f"{start} (used){READY}"))


# Effects by ruleset


@rule("OPT-leader_effects")
def test_leader_effects_is_read_by_itself_whatever_the_other_options_are() -> None:
    """Bringer of Death has three effects: any card, two for one, units only."""
    start = "\nleader | Bringer of Death\nhand | Ghoul, Fiend\ndeck | Harpy\ndiscard | Draug, Botchling\nfoe hand | Ves"
    for rules in ("legendary", "klub", "witcher3"):
        asked = {
            value: options(play(position(f"rules | {rules}, leader_effects={value}{start}"), "leader"))
            for value in ("book", "klub", "video")
        }
        assert asked == {
            "book": {"take Draug", "take Botchling"},
            "klub": {"discard Ghoul", "discard Fiend"},
            "video": {"take Botchling"},
        }


@rule("OPT-weather_leaders")
def test_weather_leaders_is_read_by_itself_whatever_the_other_options_are() -> None:
    start = "\nleader | King of Temeria\nhand | Ves\ndeck | Impenetrable Fog\nfoe hand | Ghoul"
    for rules in ("legendary", "klub", "witcher3"):
        table = play(position(f"rules | {rules}, weather_leaders=from-deck{start}"), "leader")
        assert shows(table, "weather | Impenetrable Fog (me)", "deck | ")
        table = play(position(f"rules | {rules}, weather_leaders=of-themselves{start}"), "leader")
        assert shows(table, "weather | fog (me, leader)", "deck | Impenetrable Fog")


@rule("OPT-leader_pool")
def test_leader_pool_names_22_leaders_of_25_and_bars_none_that_sits_at_the_table() -> None:
    outside = {row["code"] for row in ROWS if not row["in_witcher3"]}
    assert (len(ROWS), len(ROWS) - len(outside)) == (25, 22)
    assert outside == set(re.findall(r"\((\w+), not in W3 or CZ\)", RULEBOOK))
    table = position("rules | witcher3\nleader | Eist Tuirseach\nhand | Udalryk\ndeck | Skellige Storm\nfoe hand | Ves")
    assert "leader" in options(table)


# Completeness


@rule("LEAD-1")
def test_the_data_has_exactly_the_leaders_of_the_rulebook() -> None:
    assert [row["code"] for row in ROWS] == list(TABLE)


@rule("LEAD-1")
@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_a_leader_is_passive_or_active_as_the_rulebook_says(row: dict[str, str]) -> None:
    """A cell that begins with `passive` marks a passive effect; an empty klub cell equals the book's."""
    book, klub, *_ = TABLE[row["code"]]
    one = CATALOGUE.leaders[row["id"]]
    assert one.effects["book"].passive is book.startswith("passive")
    assert one.effects["video"].passive is book.startswith("passive")
    assert one.effects["klub"].passive is (klub or book).startswith("passive")


@rule("LEAD-17", "OPT-leader_effects")
@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_the_data_has_a_separate_effect_where_the_rulebook_describes_a_difference(row: dict[str, str]) -> None:
    _, klub, *_ = TABLE[row["code"]]
    one = CATALOGUE.leaders[row["id"]]
    assert (one.effects["klub"] != one.effects["book"]) is bool(klub)
    (lead_17,) = re.findall(r"^- LEAD-17 (.*)$", RULEBOOK, re.MULTILINE)
    named = [word for word in VIDEO if word in lead_17 and word in name(one)]
    assert (one.effects["video"] != one.effects["book"]) is bool(named)


@rule("LEAD-1")
def test_every_effect_in_the_data_has_its_home_in_the_rules() -> None:
    effects = [effect for one in CATALOGUE.leaders.values() for effect in one.effects.values()]
    assert {effect.name for effect in effects if effect.passive} == set(PASSIVE)
    assert {effect.name for effect in effects if not effect.passive} == ACTIVE.keys() | TARGETED.keys()
    assert not ACTIVE.keys() & TARGETED.keys()


@rule("LEAD-1")
@pytest.mark.parametrize("home", PASSIVE.values())
def test_every_passive_effect_is_read_where_the_rules_say(home: str) -> None:
    module, _, function = home.rpartition(".")
    assert callable(getattr(import_module(module), function))


def rules_marked(file: Path) -> set[str]:
    """Returns every rule ID in a `rule(...)` of this file, written out or named by a constant."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    named = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    marks = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "rule"]
    said = [arg for mark in marks for arg in mark.args]
    return {str(arg.value) for arg in said if isinstance(arg, ast.Constant)} | {
        str(named[arg.id]) for arg in said if isinstance(arg, ast.Name)
    }


@rule("LEAD-1")
def test_every_leader_has_tests_of_its_own() -> None:
    marked = set().union(*(rules_marked(file) for file in Path(__file__).parent.glob("test_*.py")))
    assert {f"LEADER-{row['id']}" for row in ROWS} <= marked
    assert {mark for mark in marked if mark.startswith("LEADER-")} <= {f"LEADER-{row['id']}" for row in ROWS}
