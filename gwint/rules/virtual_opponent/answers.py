"""SOLO-5, SOLO-9. How the virtual opponent answers what the rules would ask a player."""

from __future__ import annotations

from functools import partial
from typing import Any

from gwint.rules.agenda import ChooseRevival, SeatQuestion
from gwint.rules.answers import ANSWER
from gwint.rules.legal_moves import LEGAL
from gwint.rules.moves import Move
from gwint.rules.table import Table
from gwint.rules.virtual_opponent.evaluation import choose_best


def answer(table: Table, question: SeatQuestion) -> None:
    """Take the question off the agenda and do what serves best; nothing if there is nothing to choose."""
    table.agenda.pop()
    moves = _legal_answers(table, question)
    if moves:
        measure = "own" if isinstance(question, ChooseRevival) else "lead"
        attempts = [(getattr(move, "card", None), partial(_give_answer, question, move)) for move in moves]
        _give_answer(question, moves[choose_best(table, question.seat, attempts, measure)], table)


def _legal_answers(table: Table, question: SeatQuestion) -> list[Move]:
    """The legal answers; SOLO-9. Its medic takes a spy only when there is no other unit."""
    moves: list[Any] = LEGAL[type(question)](table, question.seat, question)
    if isinstance(question, ChooseRevival):
        return [move for move in moves if not move.card.spy] or moves
    return moves


def _give_answer(question: SeatQuestion, move: Move, table: Table) -> None:
    ANSWER[type(question)](table, question.seat, question, move)
