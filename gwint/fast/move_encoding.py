"""Moves between the engines: the number of a move at this table, and the move of a number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gwint.cards import Row
from gwint.fast import moves as numbered
from gwint.fast.cards import NOTHING, SPY
from gwint.fast.encoding import card_number, card_of
from gwint.fast.moves import MOVES, NO_ROW, NUMBER_OF, Numbered
from gwint.fast.play import to_act
from gwint.fast.table import Game
from gwint.rules.moves import Choose, Decline, Discard, Done, Exchange, Move, Pass, Play, Shift, Start, UseLeader


def number_of(s: Game, move: Move) -> int:
    """The number of a move in this game; KeyError where a duel has no such move."""
    return NUMBER_OF[_NUMBERED[type(move)](s, move)]


def _play(s: Game, move: Play) -> Numbered:
    card, row = card_number(s, move.card), NO_ROW if move.row is None else int(move.row)
    if move.target is None:
        return Numbered(numbered.PLAY, card, row)
    return Numbered(numbered.DECOY, card, row, card_number(s, move.target))


_NUMBERED: Final[Mapping[type[Move], Callable[[Game, Any], Numbered]]] = {
    Pass: lambda s, move: Numbered(numbered.PASS),
    UseLeader: lambda s, move: Numbered(numbered.USE_LEADER),
    Done: lambda s, move: Numbered(numbered.DONE),
    Decline: lambda s, move: Numbered(numbered.DECLINE),
    Start: lambda s, move: Numbered(numbered.START, target=move.seat),
    Play: _play,
    Exchange: lambda s, move: Numbered(numbered.EXCHANGE, card_number(s, move.card)),
    Choose: lambda s, move: Numbered(numbered.CHOOSE, card_number(s, move.card)),
    Discard: lambda s, move: Numbered(numbered.DISCARD, card_number(s, move.card)),
    Shift: lambda s, move: Numbered(numbered.SHIFT, card_number(s, move.card), int(move.row), int(move.to)),
}


def move_of(s: Game, number: int) -> Move:
    """The move that a number means in this game, for the seat that is to act."""
    move = MOVES[number]
    return _MOVES[move.kind](s, move)


def _played(s: Game, move: Numbered) -> Play:
    row = None if move.row == NO_ROW else Row(move.row)
    target = None if move.target == NOTHING else card_of(s, move.target)
    side = 1 - to_act(s) if SPY[move.card] else None
    return Play(card_of(s, move.card), row, target, side)


_MOVES: Final[Mapping[int, Callable[[Game, Numbered], Move]]] = {
    numbered.PASS: lambda s, move: Pass(),
    numbered.USE_LEADER: lambda s, move: UseLeader(),
    numbered.DONE: lambda s, move: Done(),
    numbered.DECLINE: lambda s, move: Decline(),
    numbered.START: lambda s, move: Start(move.target),
    numbered.PLAY: _played,
    numbered.DECOY: _played,
    numbered.EXCHANGE: lambda s, move: Exchange(card_of(s, move.card)),
    numbered.CHOOSE: lambda s, move: Choose(card_of(s, move.card)),
    numbered.DISCARD: lambda s, move: Discard(card_of(s, move.card)),
    numbered.SHIFT: lambda s, move: Shift(card_of(s, move.card), Row(move.row), Row(move.target)),
}
