"""Habits of weaker players: each leaves out moves that such a player does not consider."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from gwint.bots.budget import Budget
from gwint.bots.named_bot import Bot
from gwint.rules.moves import Move, Play, UseLeader
from gwint.views import View

Habit = Callable[[View, Sequence[Move]], Sequence[Move]]


def with_habits(bot: Bot, *habits: Habit) -> Bot:
    """Return a bot that chooses among the moves that its habits leave; a habit that would leave none is overcome."""

    def choose(view: View, budget: Budget, seed: str) -> Move | str:
        moves: Sequence[Move] = view.moves
        for habit in habits:
            moves = habit(view, moves) or moves
        return bot(replace(view, moves=tuple(moves)), budget, seed)

    return choose


def plays_only_units(_view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Does not know what special cards are for."""
    return [move for move in moves if not (isinstance(move, Play) and not move.card.unit)]


def forgets_leader(_view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Does not think of the leader's ability."""
    return [move for move in moves if not isinstance(move, UseLeader)]


def shuns_spies(_view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Does not give strength away for cards."""
    return [move for move in moves if not (isinstance(move, Play) and move.card.spy)]
