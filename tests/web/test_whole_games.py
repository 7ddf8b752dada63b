"""Whole games on the page: a duel by mouse, touch and keyboard, and a game of every other mode."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewVisitor
from tests.web.player import Player
from tests.web.tables import DUEL, TABLES
from tests.web.test_hints_and_analysis import ANALYSED_MS
from tests.web.visitor import Visitor


def check_result(page: Page) -> None:
    """Check that the result has a headline, a chart and a link to the replay."""
    result = page.locator("dialog .result")
    expect(result.get_by_role("heading", level=1)).not_to_be_empty()
    expect(result.locator("svg").first).to_be_visible()
    expect(result.locator("a[href*='/g/']")).to_be_visible()
    assert result.locator("th").count() > 0
    expect(result.locator("th:empty")).to_have_count(0)


@pytest.mark.parametrize(("means", "size"), [("mouse", "desk"), ("touch", "phone"), ("keys", "desk")])
def test_a_duel_is_played_to_its_end(new_visitor: NewVisitor, means: str, size: str) -> None:
    visitor = new_visitor(size)
    page = visitor.go(f"/t/{visitor.open_table(**DUEL)}")
    Player(page, means, cards_a_round=3).play()
    check_result(page)
    expect(page).to_have_url(re.compile(r"/t/\w+$"))


@pytest.mark.slow
def test_the_result_names_the_most_expensive_moves_once_the_game_is_analysed(new_visitor: NewVisitor) -> None:
    visitor = new_visitor()
    page = visitor.go(f"/t/{visitor.open_table(**DUEL)}")
    Player(page, cards_a_round=3).play()
    visitor.button("replay-analyse").click()
    found = page.locator(".result .loss").or_(page.get_by_text(visitor.text("game-nothing-decisive")))
    expect(found.first).to_be_visible(timeout=ANALYSED_MS)


# Other modes

LONG = ("ffa-4", "solo-leaders")
"""Modes so similar to others that they only run with the slow tests."""


@pytest.mark.parametrize(
    "mode", [pytest.param(mode, marks=pytest.mark.slow if mode in LONG else ()) for mode in TABLES if mode != "duel"]
)
def test_a_game_of_each_mode_is_played_to_its_end(shared_visitor: Visitor, mode: str) -> None:
    table = shared_visitor.open_table(**TABLES[mode])
    page = shared_visitor.go(f"/t/{table}")
    Player(page, cards_a_round=2).play()
    check_result(page)
    assert shared_visitor.api("GET", f"/api/tables/{table}")["view"]["phase"] == "over"
