"""Every move tried and judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gwint.bots.planner.card_values import card_value
from gwint.bots.planner.resources import Estimates, estimate
from gwint.bots.planner.table_evaluation import TableEvaluation, evaluate_table
from gwint.rules.agenda import ChooseDiscard, ChooseFromDeck, Turn
from gwint.rules.moves import Choose, Discard, Move, Pass
from gwint.rules.play import legal_moves, push, to_act
from gwint.rules.table import Table
from gwint.views import View
from gwint.worlds import deal

MAX_DEPTH: Final = 3
"""How many answers of its own a move may bring before it is judged."""
MAX_CARD_CHOICES: Final = 2


@dataclass(frozen=True, slots=True)
class EvaluatedMove:
    """A move, and how it leaves the seat standing."""

    move: Move
    evaluation: TableEvaluation


def evaluate_moves(view: View, seed: str) -> list[EvaluatedMove]:
    """Every move of the view, tried in a world that fits it."""
    assert view.viewer is not None
    world = imagine_world(view, seed)
    estimates = estimate(world, view.viewer)
    return [EvaluatedMove(move, evaluate_move(world, estimates, move)) for move in view.moves]


def imagine_world(view: View, seed: str) -> Table:
    """A world that fits the view. What lies on top of a virtual deck nobody knows (SOLO-2): there is nothing there."""
    world = deal(view, seed)
    for number, owner in enumerate(world.seats):
        if not world.mode.holds_cards(number):
            owner.deck, owner.loose = [], 0
    return world


def evaluate_move(world: Table, estimates: Estimates, move: Move, depth: int = MAX_DEPTH) -> TableEvaluation:
    """How the seat stands once the move is made and all that it asks of the seat is answered well."""
    table = world.copy()
    if isinstance(move, Pass) and not all(map(world.mode.holds_cards, range(len(world.seats)))):
        table.seats[estimates.seat].passed = True
        return evaluate_table(table, estimates)
    push(table, move, estimates.seat)
    if depth and not _is_settled(table, estimates.seat):
        tries = (
            evaluate_move(table, estimates, answer, depth - 1) for answer in _answers_to_try(table, estimates.seat)
        )
        return max(tries, key=lambda one: one.score)
    return evaluate_table(table, estimates)


def _answers_to_try(table: Table, seat: int) -> list[Move]:
    """What is worth trying. LEAD-10 asks three times for one of many cards: the weakest and the best will do."""
    moves = legal_moves(table, seat)
    if type(table.agenda[-1]) in (ChooseDiscard, ChooseFromDeck):
        return sorted(moves, key=_preference, reverse=True)[:MAX_CARD_CHOICES]
    return moves


def _preference(move: Move) -> float:
    """A card is thrown away the sooner the less it is worth, and taken the sooner the more."""
    if isinstance(move, Discard):
        return -card_value(move.card)
    return card_value(move.card) if isinstance(move, Choose) else 0.0


def _is_settled(table: Table, seat: int) -> bool:
    """Nothing more is asked of the seat before its next turn."""
    return to_act(table) != (seat,) or type(table.agenda[-1]) is Turn
