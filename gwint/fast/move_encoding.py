"""Conversion of moves between the engines: moves to numbers and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gwint.cards import Row
from gwint.fast import moves as numbers
from gwint.fast.cards import NOTHING, SPY
from gwint.fast.encoding import card_number, card_of
from gwint.fast.moves import MOVES, NO_ROW, NUMBER_OF, EncodedMove
from gwint.fast.play import to_act
from gwint.fast.table import Game
from gwint.rules.moves import Choose, Decline, Discard, Done, Exchange, Move, Pass, Play, Shift, Start, UseLeader


def number_of(s: Game, move: Move) -> int:
    """Returns the number of a move in this game; raises KeyError if a duel has no such move."""
    return NUMBER_OF[_ENCODERS[type(move)](s, move)]


def _encode_play(s: Game, move: Play) -> EncodedMove:
    card, row = card_number(s, move.card), NO_ROW if move.row is None else int(move.row)
    if move.target is None:
        return EncodedMove(numbers.PLAY, card, row)
    return EncodedMove(numbers.DECOY, card, row, card_number(s, move.target))


_ENCODERS: Final[Mapping[type[Move], Callable[[Game, Any], EncodedMove]]] = {
    Pass: lambda s, move: EncodedMove(numbers.PASS),
    UseLeader: lambda s, move: EncodedMove(numbers.USE_LEADER),
    Done: lambda s, move: EncodedMove(numbers.DONE),
    Decline: lambda s, move: EncodedMove(numbers.DECLINE),
    Start: lambda s, move: EncodedMove(numbers.START, target=move.seat),
    Play: _encode_play,
    Exchange: lambda s, move: EncodedMove(numbers.EXCHANGE, card_number(s, move.card)),
    Choose: lambda s, move: EncodedMove(numbers.CHOOSE, card_number(s, move.card)),
    Discard: lambda s, move: EncodedMove(numbers.DISCARD, card_number(s, move.card)),
    Shift: lambda s, move: EncodedMove(numbers.SHIFT, card_number(s, move.card), int(move.row), int(move.to)),
}


def move_of(s: Game, number: int) -> Move:
    """Returns the move of a number in this game, for the seat to act."""
    move = MOVES[number]
    return _DECODERS[move.kind](s, move)


def _decode_play(s: Game, move: EncodedMove) -> Play:
    row = None if move.row == NO_ROW else Row(move.row)
    target = None if move.target == NOTHING else card_of(s, move.target)
    side = 1 - to_act(s) if SPY[move.card] else None
    return Play(card_of(s, move.card), row, target, side)


_DECODERS: Final[Mapping[int, Callable[[Game, EncodedMove], Move]]] = {
    numbers.PASS: lambda s, move: Pass(),
    numbers.USE_LEADER: lambda s, move: UseLeader(),
    numbers.DONE: lambda s, move: Done(),
    numbers.DECLINE: lambda s, move: Decline(),
    numbers.START: lambda s, move: Start(move.target),
    numbers.PLAY: _decode_play,
    numbers.DECOY: _decode_play,
    numbers.EXCHANGE: lambda s, move: Exchange(card_of(s, move.card)),
    numbers.CHOOSE: lambda s, move: Choose(card_of(s, move.card)),
    numbers.DISCARD: lambda s, move: Discard(card_of(s, move.card)),
    numbers.SHIFT: lambda s, move: Shift(card_of(s, move.card), Row(move.row), Row(move.target)),
}
