"""Random games through `Game`, in every mode: a game's record reproduces the game."""

from __future__ import annotations

import random

import pytest

from gwint.game import Game
from gwint.rules.modes import MODES
from tests.games.random_games import MAX_MOVES, TESTED_MODES, decks_of, ruleset_of

FEW, MANY, A_BATCH = 6, 150, 50


def played(game: int, mode: str) -> Game:
    """Plays a random game to its end, sometimes taking a move back."""
    rng = random.Random(f"{mode} {game}")
    ruleset = ruleset_of(game)
    recorded = Game(*decks_of(game, ruleset, MODES[mode]), rules=ruleset, mode=mode, seed=f"a record {game}")
    for _ in range(2 * MAX_MOVES):
        if not recorded.acting:
            return recorded
        seat = rng.choice(recorded.acting)
        recorded.play(rng.choice(recorded.legal_moves(seat)), seat)
        if rng.random() < 0.02:
            recorded.undo(seat=seat)
    raise AssertionError("a game without an end")


def assert_replays(game: int, mode: str) -> None:
    first = played(game, mode)
    text = first.record({"table": "of random games"})
    again = Game.from_record(text)
    assert again.record() == text
    assert (again.picture, again.result) == (first.picture, first.result)
    assert again.table.log == first.table.log
    assert again.table.mode is MODES[mode]


@pytest.mark.parametrize("mode", TESTED_MODES)
def test_a_record_replays_to_the_same_game(mode: str) -> None:
    for game in range(FEW):
        assert_replays(game, mode)


@pytest.mark.slow
@pytest.mark.parametrize("mode", TESTED_MODES)
@pytest.mark.parametrize("first", range(0, MANY, A_BATCH))
def test_hundreds_of_records_replay(mode: str, first: int) -> None:
    for game in range(first, first + A_BATCH):
        assert_replays(game, mode)


@pytest.mark.parametrize("mode", TESTED_MODES)
def test_a_record_of_a_game_from_a_picture_replays(mode: str) -> None:
    """A game that starts from another's position has the picture instead of decks and seed."""
    rng = random.Random(mode)
    for game in range(2):
        half = played(game, mode)
        half.undo(12)
        later = Game.from_picture(half.picture)
        while later.acting:
            seat = rng.choice(later.acting)
            later.play(rng.choice(later.legal_moves(seat)), seat)
        assert Game.from_record(later.record()).picture == later.picture


@pytest.mark.parametrize("mode", MODES)
def test_a_game_is_the_same_whether_or_not_its_tables_are_saved(mode: str) -> None:
    recorded = played(0, mode)
    again, dealt = recorded.again(), recorded.opening.copy()
    tables = []
    for acted in recorded.standing:
        again.play(acted.move, acted.seat, keep=False)
        tables.append(again.table)
    assert again.table == recorded.table
    assert again.opening == dealt
    assert all(table is again.table for table in tables)
