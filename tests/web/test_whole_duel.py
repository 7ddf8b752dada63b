"""A whole duel against a bot, by mouse, touch or keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewVisitor
from tests.web.player import Player
from tests.web.tables import DUEL


def check_result(page: Page) -> None:
    """Check that the result has a headline, a chart and a link to the replay."""
    result = page.locator("dialog .result")
    expect(result.get_by_role("heading", level=1)).not_to_be_empty()
    expect(result.locator("svg").first).to_be_visible()
    expect(result.locator("a[href^='/g/']")).to_be_visible()


@pytest.mark.parametrize(("means", "size"), [("mouse", "desk"), ("touch", "phone"), ("keys", "desk")])
def test_a_duel_is_played_to_its_end(new_visitor: NewVisitor, means: str, size: str) -> None:
    visitor = new_visitor(size)
    page = visitor.go(f"/t/{visitor.open_table(**DUEL)}")
    Player(page, means, cards_a_round=3).play()
    check_result(page)
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
