"""Evaluates every move by trying it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gwint.bots.planner.card_values import card_value
from gwint.bots.planner.resources import Estimates, estimate
from gwint.bots.planner.table_evaluation import TableEvaluation, evaluate_table
from gwint.rules.agenda import ChooseDiscard, ChooseFromDeck, Redraw, Turn
from gwint.rules.moves import Choose, Discard, Move, Pass
from gwint.rules.play import legal_moves, push, to_act
from gwint.rules.table import Table
from gwint.views import View
from gwint.worlds import deal

MAX_DEPTH: Final = 3
"""How many follow-up questions of a move are answered before it is evaluated."""
MAX_CARD_CHOICES: Final = 2


@dataclass(frozen=True, slots=True)
class EvaluatedMove:
    """A move and the value of the table after it."""

    move: Move
    evaluation: TableEvaluation


def evaluate_moves(view: View, seed: str) -> list[EvaluatedMove]:
    """Evaluate every move of the view in a world that fits it."""
    assert view.viewer is not None
    world = imagine_world(view, seed)
    estimates = estimate(world, view.viewer)
    return [EvaluatedMove(move, evaluate_move(world, estimates, move)) for move in view.moves]


def imagine_world(view: View, seed: str) -> Table:
    """Deal a world that fits the view. A virtual deck is emptied, because its top card is unknown (SOLO-2)."""
    world = deal(view, seed)
    for number, owner in enumerate(world.seats):
        if not world.mode.holds_cards(number):
            owner.deck, owner.loose = [], 0
    return world


def evaluate_move(world: Table, estimates: Estimates, move: Move, depth: int = MAX_DEPTH) -> TableEvaluation:
    """Evaluate the table after the move, with the seat's follow-up questions answered as well as possible."""
    table = world.copy()
    if isinstance(move, Pass) and not all(map(world.mode.holds_cards, range(len(world.seats)))):
        table.seats[estimates.seat].passed = True
        return evaluate_table(table, estimates)
    push(table, move, estimates.seat)
    if depth and not _is_settled(table, estimates.seat):
        answers = _answers_to_try(table, estimates.seat)
        tries = (evaluate_move(table, estimates, answer, depth - 1) for answer in answers)
        return max(tries, key=lambda one: one.score)
    return evaluate_table(table, estimates)


def _answers_to_try(table: Table, seat: int) -> list[Move]:
    """Return the answers worth trying. LEAD-10 offers many cards three times: the extreme ones are enough."""
    moves = legal_moves(table, seat)
    if type(table.agenda[-1]) in (ChooseDiscard, ChooseFromDeck):
        return sorted(moves, key=_preference, reverse=True)[:MAX_CARD_CHOICES]
    return moves


def _preference(move: Move) -> float:
    """Prefer to discard cheap cards and to take valuable ones."""
    if isinstance(move, Discard):
        return -card_value(move.card)
    return card_value(move.card) if isinstance(move, Choose) else 0.0


def _is_settled(table: Table, seat: int) -> bool:
    """Whether the seat has no more questions to answer before its next turn.

    SET-5. Of many exchanges only the last is tried together with the one before, because each can be of any card.
    """
    if to_act(table) != (seat,):
        return True
    asked = type(table.agenda[-1])
    return asked is Turn or (asked is Redraw and table.seats[seat].redraws > 1)
