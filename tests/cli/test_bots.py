"""`gwint bots`."""

from __future__ import annotations

import json

from gwint.bots import BOTS, LEVELS, ROAD, find_rival
from gwint.cards import LANGUAGES
from tests.cli.runner import output_of


def test_every_bot_is_listed_with_its_character() -> None:
    bots, rivals = output_of("bots", "--lang", "de").split("\n\n")
    lines, others = bots.splitlines()[1:], rivals.splitlines()[2:]
    assert [line.split()[0] for line in lines] == [bot for bot in BOTS if not find_rival(bot)]
    assert [line.split()[0] for line in others] == [bot for bot in ROAD if find_rival(bot)]
    assert "Hauptmann" in lines[list(BOTS).index("captain")]
    assert all(line.endswith(".") for line in lines + others)


def test_the_list_says_how_long_a_bot_thinks() -> None:
    listed = dict(line.split(maxsplit=1) for line in output_of("bots", "--lang", "en").splitlines() if line)
    thinks = BOTS["champion"].budget.simulations
    assert f"({thinks:,} simulations)" in listed["champion"]
    assert "immediate" in listed["captain"]


def test_json_is_the_same_in_all_languages() -> None:
    shown = json.loads(output_of("bots", "--json"))
    assert [one["id"] for one in shown] == list(BOTS)
    assert [one["id"] for one in shown if one["level"]] == [level.name for level in LEVELS]
    assert all(set(one["names"]) == set(one["characters"]) == set(LANGUAGES) for one in shown)
