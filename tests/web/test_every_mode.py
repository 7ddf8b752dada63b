"""A game of every mode is played to its end."""

from __future__ import annotations

import pytest

from tests.web.player import Player
from tests.web.tables import TABLES
from tests.web.test_whole_duel import check_result
from tests.web.visitor import Visitor

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
