"""Random full games: no exception, no dead end, nothing lost, every explanation adds up."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.notation.picture import picture
from gwint.notation.position import position
from tests.games.playing import assert_sound, random_game

FEW, MANY, A_BATCH = 300, 20_000, 500


def play_through(game: int, pictures: int) -> Counter[str]:
    """Play a game and check it all the way; every so many moves its picture too. What happened, by kind."""
    last = None
    for number, (table, _, _) in enumerate(random_game(game)):
        assert_sound(table)
        if number % pictures == 0:
            assert picture(position(picture(table))) == picture(table)
        last = table
    assert last is not None
    assert last.over
    assert_sound(last)
    assert picture(position(picture(last))) == picture(last)
    return Counter(type(event).__name__ for event in last.log)


@pytest.mark.parametrize("batch", range(6))
def test_random_games_end_and_are_sound_all_the_way(batch: int) -> None:
    for game in range(batch * FEW // 6, (batch + 1) * FEW // 6):
        play_through(game, pictures=5)


def test_random_games_see_everything_that_can_happen() -> None:
    from gwint.rules import events

    kinds = {name for name, kind in vars(events).items() if isinstance(kind, type) and issubclass(kind, events.Event)}
    seen: Counter[str] = Counter()
    for game in range(FEW):
        for table, _, _ in random_game(game):
            log = table.log
        seen.update(type(event).__name__ for event in log)
    assert kinds - {"Event"} == set(seen)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(MANY // A_BATCH))
def test_twenty_thousand_random_games(batch: int) -> None:
    for game in range(batch * A_BATCH, (batch + 1) * A_BATCH):
        play_through(game, pictures=9)
