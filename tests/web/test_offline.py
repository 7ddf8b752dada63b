"""A server's page without its server: it plays in the browser, and uploads what was played when the server is back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewVisitor
from tests.web.player import Player
from tests.web.static.test_offline import LOST, STORED

pytestmark = pytest.mark.slow


def test_a_game_played_offline_is_uploaded_exactly_once(new_visitor: NewVisitor) -> None:
    visitor = new_visitor(workers="allow")
    visitor.expected_errors.append(LOST)
    page = visitor.go("/")
    page.wait_for_function(STORED)
    visitor.context.set_offline(True)
    page.reload()
    visitor.button("action-play-now").click()
    expect(page).to_have_url(re.compile(r"/t/0\w+$"))
    Player(page, cards_a_round=1).play()
    visitor.context.set_offline(False)
    expect(page.get_by_text(visitor.text("shell-uploaded", count=1))).to_be_visible()
    for _ in range(2):
        assert len(visitor.api("GET", "/api/records")["records"]) == 1
        page.reload()
        visitor.wait_until_idle()
