"""A game of every mode to its end, by what lights up."""

from __future__ import annotations

import pytest

from tests.web.player import Player
from tests.web.tables import TABLES
from tests.web.test_whole_duel import finished
from tests.web.visitor import Visitor

LONG = ("ffa-4", "solo-leaders")
"""So like another that they come with the big counts."""


@pytest.mark.parametrize(
    "mode", [pytest.param(mode, marks=pytest.mark.slow if mode in LONG else ()) for mode in TABLES if mode != "duel"]
)
def test_a_whole_game(guest: Visitor, mode: str) -> None:
    table = guest.open_table(**TABLES[mode])
    page = guest.go(f"/t/{table}")
    Player(page, cards_a_round=2).play_on()
    finished(page)
    assert guest.api("GET", f"/api/tables/{table}")["view"]["phase"] == "over"
