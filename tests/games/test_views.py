"""Views cached for unchanged parts of a table equal views computed from scratch."""

from __future__ import annotations

import pytest

from gwint.views import PublicView, public_view, view
from tests.games.random_games import TESTED_MODES, random_game


@pytest.mark.parametrize("mode", TESTED_MODES)
@pytest.mark.parametrize("game", range(20))
def test_what_lies_open_is_the_same_whether_something_was_seen_before_or_not(game: int, mode: str) -> None:
    seen: PublicView | None = None
    for playing, _, _ in random_game(game, mode, house=True):
        table = playing.copy()
        seen = public_view(table, seen)
        for viewer in (*range(len(table.seats)), None):
            assert view(table, viewer, seen) == view(table, viewer)
