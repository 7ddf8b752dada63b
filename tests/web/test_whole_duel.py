"""A whole duel against a bot: by mouse, by touch, by keys alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.player import Player
from tests.web.tables import DUEL


def finished(page: Page) -> None:
    """The result is worth looking at: who won, rounds, the chart, where to go on."""
    result = page.locator("dialog .result")
    expect(result.get_by_role("heading", level=1)).not_to_be_empty()
    expect(result.locator("svg").first).to_be_visible()
    expect(result.locator("a[href^='/g/']")).to_be_visible()


@pytest.mark.parametrize(("means", "size"), [("mouse", "desk"), ("touch", "phone"), ("keys", "desk")])
def test_a_whole_duel(come: Visit, means: str, size: str) -> None:
    visitor = come(size)
    page = visitor.go(f"/t/{visitor.open_table(**DUEL)}")
    Player(page, means, cards_a_round=3).play_on()
    finished(page)
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
