"""Compiled code is never called with arrays or numbers that it would read or write out of bounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pytest

from gwint.fast import Games, chance_for, clone, encode, legal, mask, move_list, play_many, step, step_and_legal
from gwint.fast.arguments import ArgumentError
from gwint.fast.entry_points import run
from gwint.fast.moves import COUNT, MAX_LEGAL_MOVES
from gwint.game import Game
from gwint.lab.environments.batched import Duels

WRONG_GAMES: Final[Mapping[str, Callable[[Games], Any]]] = {
    "a list": lambda game: [game],
    "nothing": lambda game: None,
    "one record": lambda game: game[0],
    "bytes": lambda game: game.view(np.uint8),
    "no game": lambda game: game[:0],
    "zeros": np.zeros_like,
    "two games": lambda game: np.repeat(game, 2),
    "two dimensions": lambda game: game.reshape(1, 1),
    "read-only": lambda game: np.frombuffer(game.tobytes(), dtype=game.dtype),
}
WRONG_LISTS: Final[Mapping[str, Any]] = {
    "a list": [0] * MAX_LEGAL_MOVES,
    "too short": np.zeros(MAX_LEGAL_MOVES - 1, dtype=np.uint16),
    "other numbers": np.zeros(MAX_LEGAL_MOVES, dtype=np.int64),
    "two dimensions": np.zeros((1, MAX_LEGAL_MOVES), dtype=np.uint16),
    "every other": np.zeros(2 * MAX_LEGAL_MOVES, dtype=np.uint16)[::2],
}
WRONG_ACTIONS: Final[Mapping[str, Any]] = {
    "too many": np.zeros(6, dtype=np.uint16),
    "too few": np.zeros(3, dtype=np.uint16),
    "none": np.zeros(0, dtype=np.uint16),
    "fractions": np.zeros(4, dtype=np.float32),
    "truth values": np.zeros(4, dtype=bool),
    "two dimensions": np.zeros((4, 1), dtype=np.uint16),
    "one number": np.uint16(3),
    "words": np.array(["pass"] * 4),
    "nothing": None,
    "negative": np.full(4, -1),
    "beyond the last": np.full(4, COUNT),
    "beyond 16 bits": np.full(4, 65_536 + 3),
}


@pytest.fixture
def game() -> Games:
    started = encode(Game("monsters-swarm", "northern-realms-siege", seed=3).table)
    legal(started, move_list())
    return started


@pytest.mark.parametrize("wrong", WRONG_GAMES)
def test_only_an_array_of_one_game_is_stepped(game: Games, wrong: str) -> None:
    argument = WRONG_GAMES[wrong](game)
    for call in (
        lambda: legal(argument, move_list()),
        lambda: step(argument, 0),
        lambda: step_and_legal(argument, 0, move_list()),
    ):
        with pytest.raises(ArgumentError):
            call()


@pytest.mark.parametrize("wrong", WRONG_LISTS)
def test_moves_are_listed_only_in_an_array_that_holds_them_all(game: Games, wrong: str) -> None:
    with pytest.raises(ArgumentError):
        legal(game, WRONG_LISTS[wrong])
    with pytest.raises(ArgumentError):
        step_and_legal(game, 0, WRONG_LISTS[wrong])


def test_an_illegal_move_is_refused_and_changes_nothing(game: Games) -> None:
    out = move_list()
    count = legal(game, out)
    before, allowed = game.tobytes(), set(out[:count].tolist())
    for move in (-1, COUNT, 65_535, 1 << 40, *(set(range(COUNT)) - allowed)):
        with pytest.raises(ArgumentError):
            step(game, move)
        with pytest.raises(ArgumentError):
            step_and_legal(game, move, out)
    assert game.tobytes() == before
    with pytest.raises(TypeError):
        step_and_legal(game, 1.5, out)  # type: ignore[arg-type]
    for seat in (-1, 2, 1 << 40):
        with pytest.raises(ArgumentError):
            legal(game, out, seat)


def test_games_are_played_on_only_with_a_policy_and_a_stream_for_each(game: Games) -> None:
    games, policies, streams = np.repeat(game, 4), np.zeros((4, 2), dtype=np.uint8), chance_for(4, 1)
    before = games.tobytes()
    for wrong in (
        (games, 10, policies[:3], streams),
        (games, 10, policies.astype(np.int64), streams),
        (games, 10, policies + np.uint8(200), streams),
        (games, 10, policies, streams[:3]),
        (games, 10, policies, streams.astype(np.float64)),
        (games, -1, policies, streams),
        (games.view(np.uint8), 10, policies, streams),
        (np.concatenate([games[:3], np.zeros_like(game)]), 10, policies, streams),
        (games[::2], 10, policies[:2], streams[:2]),
    ):
        with pytest.raises(ArgumentError):
            run(*wrong)
    with pytest.raises(ArgumentError):
        play_many(np.zeros(4), 1)
    with pytest.raises(ArgumentError):
        clone(games.view(np.uint8))
    with pytest.raises(ArgumentError):
        mask(move_list(), MAX_LEGAL_MOVES + 1)
    assert games.tobytes() == before
    assert run(games, 10, policies, streams) == 40


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("wrong", WRONG_ACTIONS)
def test_duels_take_one_existing_move_for_each_game(wrong: str, threads: int) -> None:
    duels = Duels(4, threads=threads)
    duels.reset(1)
    before = duels.observe().tobytes()
    with pytest.raises(ArgumentError):
        duels.step(WRONG_ACTIONS[wrong])
    assert duels.observe().tobytes() == before
    duels.step(duels.sample().astype(np.int64))
    assert duels.observe().tobytes() != before


def test_duels_are_set_up_only_with_what_can_be_played() -> None:
    for count in (0, -1, 2.5, 1 << 40):
        with pytest.raises(ArgumentError):
            Duels(count)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError):
        Duels(4, threads=0)
    duels = Duels(4)
    for act in (duels.sample, lambda: duels.step(np.zeros(4, dtype=np.uint16))):
        with pytest.raises(ArgumentError):
            act()
    for seeds in (np.zeros(3, dtype=np.uint64), np.zeros(4), [1, 2]):
        with pytest.raises(ArgumentError):
            duels.reset(seeds)
    with pytest.raises(ArgumentError):
        duels.reset(1, decks=[])
