"""Many games: the same results on one core, on threads and one by one; different policies; perft counts."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from gwint.fast import Games, copies, encode, legal, move_list, play_many, playout, step_and_legal
from gwint.fast.chance import draw_below
from gwint.fast.entry_points import chance_for, run
from gwint.rules.chance import Chance
from gwint.rules.play import legal_moves, push
from gwint.rules.table import Table
from tests.fast.engine_comparison import new_table
from tests.games.random_games import random_game


@cache
def dealt() -> Games:
    return np.concatenate([copies(encode(new_table(game)), 20, game) for game in range(10)])


def test_most_random_games_end_with_a_winner() -> None:
    games = dealt().copy()
    decisions = play_many(games, 1)
    assert games["over"].all()
    assert decisions > 15 * len(games)
    assert (games["winners"] == 0).mean() < 0.2


def test_the_same_seed_plays_the_same_games_and_another_others() -> None:
    once, again, other = dealt().copy(), dealt().copy(), dealt().copy()
    assert play_many(once, 4) == play_many(again, 4)
    play_many(other, 5)
    assert (once == again).all()
    assert not (once == other).all()


def test_threads_play_the_same_games_as_one_core() -> None:
    one, many = dealt().copy(), dealt().copy()
    assert play_many(one, 9) == play_many(many, 9, threads=True)
    assert (one == many).all()


def test_a_game_stepped_from_python_is_the_game_played_inside() -> None:
    whole, stepped = dealt()[:1].copy(), dealt()[:1].copy()
    stream = chance_for(1, 11)
    decisions = run(whole, 1000, np.zeros((1, 2), dtype=np.uint8), stream.copy())
    out = move_list()
    chance = Chance([int(stream[0])])
    count = legal(stepped, out)
    taken = 0
    while count:
        count = step_and_legal(stepped, int(out[chance.pick(0, count)]), out)
        taken += 1
    assert taken == decisions
    assert (whole == stepped).all()


def test_a_playout_leaves_the_game_as_it_is() -> None:
    game = dealt()[:1].copy()
    before = game.tobytes()
    assert playout(game, 3)["over"].all()
    assert game.tobytes() == before


def test_who_knows_when_to_pass_beats_chance() -> None:
    first, second = np.tile(dealt(), 2), np.tile(dealt(), 2)
    play_many(first, 2, ("thrifty", "random"))
    play_many(second, 2, ("random", "thrifty"))
    won = (first["winners"] == 1).sum() + (second["winners"] == 2).sum()
    lost = (first["winners"] == 2).sum() + (second["winners"] == 1).sum()
    assert won > 1.5 * lost


def test_both_engines_pick_the_same_random_numbers() -> None:
    theirs, ours = Chance([77]), np.array([77], dtype=np.uint64)
    for count in (2, 3, 10, 48, 2**40 + 1):
        assert [draw_below(ours, 0, count) for _ in range(20)] == [theirs.pick(0, count) for _ in range(20)]


def _perft(table: Table, depth: int) -> int:
    moves = legal_moves(table)
    if depth == 1 or not moves:
        return len(moves)
    total = 0
    for move in moves:
        after = table.copy()
        push(after, move)
        total += _perft(after, depth - 1)
    return total


def _fast_perft(game: Games, depth: int) -> int:
    out = move_list()
    count = legal(game, out)
    if depth == 1 or not count:
        return count
    total = 0
    for move in out[:count].tolist():
        after = game.copy()
        step_and_legal(after, move, out.copy())
        total += _fast_perft(after, depth - 1)
    return total


@pytest.mark.parametrize("game", range(4))
def test_perft_counts_agree(game: int) -> None:
    table = next(table for place, (table, _, _) in enumerate(random_game(game)) if place == 12 + game)
    assert _fast_perft(encode(table), 3) == _perft(table, 3) > 20
