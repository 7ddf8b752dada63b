"""Random full games in every mode and ruleset: no exceptions, no dead ends, no lost cards, and explanations add up."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from gwint.notation.picture_reader import position
from gwint.notation.picture_writer import picture
from gwint.rules import agenda, events
from gwint.rules.play import question
from gwint.rules.table import Table
from gwint.views import PublicView, public_view, view
from tests.games.random_games import TESTED_MODES, assert_sound, random_game

FEW: Final = {"duel": 60, "ffa-3": 12, "ffa-4": 12, "ffa-5": 8, "team": 12}
MANY: Final = {"duel": 12_000, "ffa-3": 1_500, "ffa-4": 1_000, "ffa-5": 1_000, "team": 1_500}
"""At least twice as many games as it takes until no game executes another branch of the rules."""
A_FEW, A_BATCH = 4, 250
ENOUGH: Final = 60
"""The number of games of each mode in which every event and question occurs."""
ELSEWHERE: Final = {"GiveUpCard"}
"""Questions of modes that are not played here."""


def batches(games: dict[str, int], size: int) -> list[tuple[str, int]]:
    """Each mode with the first game of each batch."""
    return [(mode, first) for mode in TESTED_MODES for first in range(0, games[mode], size)]


def play_through(game: int, pictures: int, mode: str) -> Table:
    """Plays a game and checks it at every step, and its picture every few moves; returns the final table."""
    last = None
    for number, (table, _, _) in enumerate(random_game(game, mode, house=True)):
        assert_sound(table)
        if number % pictures == 0:
            assert picture(position(picture(table))) == picture(table)
        last = table
    assert last is not None
    assert last.over
    assert_sound(last)
    assert picture(position(picture(last))) == picture(last)
    return last


@pytest.mark.parametrize(("mode", "first"), batches(FEW, A_FEW))
def test_random_games_end_and_are_sound_all_the_way(mode: str, first: int) -> None:
    for game in range(first, first + A_FEW):
        play_through(game, pictures=5, mode=mode)


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "first"), batches(MANY, A_BATCH))
def test_thousands_of_random_games(mode: str, first: int) -> None:
    for game in range(first, first + A_BATCH):
        play_through(game, pictures=9, mode=mode)


# Coverage


def kinds(module: object, root: type) -> set[type]:
    """Returns the classes of a module that derive from its base class and have no subclasses."""
    found = {kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, root)}
    return {kind for kind in found if not any(other is not kind and issubclass(other, kind) for other in found)}


def test_random_games_see_everything_ask_every_question_and_end_in_every_way() -> None:
    """FFA-3, FFA-4. Games of several players end by the goal and by exhaustion, with one winner or more."""
    seen: set[type] = set()
    asked: set[type] = set()
    for mode in TESTED_MODES:
        finished = [_play_noting_questions(game, mode, asked) for game in range(ENOUGH)]
        seen |= {type(event) for table in finished for event in table.log}
        if mode.startswith("ffa"):
            assert_ends_in_every_way(finished)
    assert kinds(events, events.Event) == seen
    assert {kind.__name__ for kind in kinds(agenda, agenda.Question) - asked} <= ELSEWHERE


def _play_noting_questions(game: int, mode: str, asked: set[type]) -> Table:
    for table, _, _ in random_game(game, mode, house=True):
        asked.add(type(question(table)))
    return table


def assert_ends_in_every_way(finished: list[Table]) -> None:
    ends: Counter[tuple[bool, bool]] = Counter()
    for table in finished:
        assert table.winners
        ends[table.mode.winners(table) is not None, len(table.winners) > 1] += 1
    assert {by_goal for by_goal, _ in ends} == {True, False}
    assert {shared for _, shared in ends} == {True, False}


@pytest.mark.parametrize("mode", TESTED_MODES)
@pytest.mark.parametrize("game", range(20))
def test_a_view_reusing_what_was_seen_equals_a_new_view(game: int, mode: str) -> None:
    seen: PublicView | None = None
    for playing, _, _ in random_game(game, mode, house=True):
        table = playing.copy()
        seen = public_view(table, seen)
        for viewer in (*range(len(table.seats)), None):
            assert view(table, viewer, seen) == view(table, viewer)
