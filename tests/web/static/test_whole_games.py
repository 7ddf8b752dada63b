"""Whole games on the static page, with the scripts that play on a server's page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.tables import DUEL, TABLES
from tests.web.test_whole_games import check_result
from tests.web.visitor import Visitor

QUICK = ("ffa-3", "solo")
"""The other modes run with the slow tests."""


def test_a_duel_begins_with_one_click_and_survives_a_reload(shared_visitor: Visitor) -> None:
    page = shared_visitor.go("/")
    shared_visitor.button("action-play-now").click()
    expect(page).to_have_url(re.compile(r"#/t/0\w+$"))
    player = Player(page, cards_a_round=2)
    player.play(lambda: len(player.touches) >= 5)
    page.reload()
    player.play()
    check_result(page)


@pytest.mark.parametrize(
    "mode", [pytest.param(mode, marks=() if mode in QUICK else pytest.mark.slow) for mode in TABLES]
)
def test_a_game_of_each_mode_is_played_to_its_end(shared_visitor: Visitor, mode: str) -> None:
    table = shared_visitor.open_table(**TABLES[mode])
    page = shared_visitor.go(f"/t/{table}")
    Player(page, cards_a_round=1).play()
    check_result(page)
    assert shared_visitor.api("GET", f"/api/tables/{table}")["view"]["phase"] == "over"


@pytest.mark.slow
@pytest.mark.parametrize(("means", "size"), [("touch", "phone"), ("keys", "desk")])
def test_a_duel_is_played_by_touch_and_by_keyboard(new_visitor, means: str, size: str) -> None:  # type: ignore[no-untyped-def]
    visitor = new_visitor(size)
    page = visitor.go(f"/t/{visitor.open_table(**DUEL)}")
    Player(page, means, cards_a_round=3).play()
    check_result(page)
