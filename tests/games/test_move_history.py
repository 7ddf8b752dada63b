"""A take-back costs little, however long the game and however often moves are taken back."""

from __future__ import annotations

from typing import Any

import pytest

from gwint.game import Game
from gwint.move_history import KEPT
from gwint.notation.picture_writer import picture
from gwint.rules.moves import Move, Pass
from gwint.rules.play import push
from gwint.rules.table import Table
from gwint.wire.replays import record_steps

TAKE_BACKS = 200


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The moves that take-backs have replayed."""
    moves: list[Any] = []

    def counted(table: Table, move: Move, seat: int | None = None) -> None:
        moves.append(move)
        push(table, move, seat)

    monkeypatch.setattr("gwint.move_history.push", counted)
    return moves


def long_game() -> Game:
    """A game shortly before its end."""
    game = Game("monsters-swarm", "northern-realms-siege", seed=1)
    pictures = [game.picture]
    while game.result is None:
        seat = game.acting[0]
        moves = game.legal_moves(seat)
        game.play(next((move for move in moves if move != Pass()), moves[0]), seat)
        pictures.append(game.picture)
    game.undo()
    assert game.picture == pictures[-2]
    return game


def test_a_take_back_replays_only_a_few_moves(replayed: list[Any]) -> None:
    game = long_game()
    assert len(game.standing) > 3 * KEPT
    replayed.clear()
    for _ in range(TAKE_BACKS):
        game.play("pass")
        game.undo()
    assert len(replayed) <= TAKE_BACKS * KEPT


def test_a_record_of_take_backs_replays_in_linear_time(replayed: list[Any]) -> None:
    game = long_game()
    for _ in range(TAKE_BACKS):
        game.play("pass")
        game.undo()
    text = game.record()
    replayed.clear()
    assert len(record_steps(text)) == len(game.made) + 1
    assert len(replayed) <= (TAKE_BACKS + 1) * KEPT


@pytest.mark.parametrize("keep", [True, False])
def test_taking_moves_back_leads_through_the_same_tables(keep: bool) -> None:
    game = Game("monsters-swarm", "northern-realms-siege", seed=2)
    pictures = []
    while game.result is None:
        pictures.append(game.picture)
        seat = game.acting[0]
        game.play(game.legal_moves(seat)[-2 if len(game.legal_moves(seat)) > 1 else -1], seat, keep=keep)
    for shown in reversed(pictures):
        game.undo()
        assert game.picture == shown
    assert game.standing == []
    assert picture(game.opening) == pictures[0]


def test_copies_share_their_past_and_differ_after_it() -> None:
    game = Game("monsters-swarm", "northern-realms-siege", seed=3)
    game.play("done", seat=0)
    copy = game.copy()
    game.play("done", seat=1)
    copy.undo()
    assert len(game.standing) == 2
    assert copy.standing == []
    assert len(copy.made) == 2


@pytest.mark.parametrize("taken_back", [True, False])
def test_a_copy_played_in_place_leaves_the_game_as_it_was(taken_back: bool) -> None:
    game = Game("monsters-swarm", "northern-realms-siege", seed=3)
    for seat in (0, 1):
        game.play("done", seat)
    if taken_back:
        game.play("pass")
        game.undo()
    before, copy = game.picture, game.copy()
    copy.play("pass", keep=False)
    copy.play("pass", keep=False)
    assert game.picture == before
    after = copy.picture
    game.play(game.moves[0], keep=False)
    assert copy.picture == after
