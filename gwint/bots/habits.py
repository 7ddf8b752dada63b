"""Habits of players: each leaves out the moves that such a player does not consider."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from gwint.bots.budget import Budget
from gwint.bots.named_bot import Bot
from gwint.cards import Ability, Kind
from gwint.rules.moves import Move, Pass, Play, UseLeader
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


# Habits of rivals


def uses_leader_at_once(_view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Uses the leader's ability as soon as it may be used."""
    return [move for move in moves if isinstance(move, UseLeader)]


def never_passes_first(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Passes only after an enemy has passed."""
    if any(seat.passed and seat.side != _own_side(view) for seat in view.seats):
        return moves
    return [move for move in moves if not isinstance(move, Pass)]


def hoards_heroes(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Keeps the heroes until somebody may lose the last gem."""
    if any(side.gems <= 1 for side in view.sides):
        return moves
    return [move for move in moves if not (isinstance(move, Play) and move.card.hero)]


def forgets_weather(_view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Neither brings bad weather nor clears it."""
    return [move for move in moves if not (isinstance(move, Play) and move.card.kind is Kind.WEATHER)]


def burns_at_once(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Plays Scorch as soon as it burns units of an enemy and none of its own."""
    own = _own_side(view)
    strongest = [_strongest_unit(view, side) for side in range(len(view.sides))]
    if strongest[own] >= max(strength for side, strength in enumerate(strongest) if side != own):
        return moves
    return [move for move in moves if _plays_special(move, Ability.SCORCH)]


def saves_horns(_view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Plays no Commander's Horn before the last unit of its hand."""
    if not any(isinstance(move, Play) and move.card.unit for move in moves):
        return moves
    return [move for move in moves if not _plays_special(move, Ability.HORN)]


def loves_spies(_view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Plays spies before anything else."""
    return [move for move in moves if isinstance(move, Play) and move.card.spy]


def opens_with_weather(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """Begins every round with bad weather."""
    if any(view.sides[_own_side(view)].rows):
        return moves
    return [move for move in moves if _brings_weather(move)]


def _own_side(view: View) -> int:
    assert view.viewer is not None
    return view.seats[view.viewer].side


def _strongest_unit(view: View, side: int) -> int:
    """Return the strength of a side's strongest unit that Scorch can burn; 0 without one."""
    army = view.sides[side]
    return max(
        (
            strength
            for row, strengths in zip(army.rows, army.strengths, strict=True)
            for card, strength in zip(row, strengths, strict=True)
            if card.mortal
        ),
        default=0,
    )


def _plays_special(move: Move, ability: Ability) -> bool:
    return isinstance(move, Play) and move.card.kind is Kind.SPECIAL and ability in move.card.abilities


def _brings_weather(move: Move) -> bool:
    return isinstance(move, Play) and move.card.kind is Kind.WEATHER and Ability.CLEAR not in move.card.abilities
