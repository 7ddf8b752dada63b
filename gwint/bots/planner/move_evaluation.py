"""Every move tried and judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gwint.bots.planner.card_values import alone
from gwint.bots.planner.resources import Sight, sight
from gwint.bots.planner.table_evaluation import Standing, standing
from gwint.rules.agenda import ChooseDiscard, ChooseFromDeck, Turn
from gwint.rules.moves import Choose, Discard, Move, Pass
from gwint.rules.play import legal_moves, push, to_act
from gwint.rules.table import Table
from gwint.views import View
from gwint.worlds import deal

DEPTH: Final = 3
"""How many answers of its own a move may bring before it is judged."""
FEW: Final = 2


@dataclass(frozen=True, slots=True)
class Judgement:
    """A move, and how it leaves the seat standing."""

    move: Move
    standing: Standing


def judged(view: View, seed: str) -> list[Judgement]:
    """Every move of the view, tried in a world that fits it."""
    assert view.viewer is not None
    world = imagined(view, seed)
    seen = sight(world, view.viewer)
    return [Judgement(move, after(world, seen, move)) for move in view.moves]


def imagined(view: View, seed: str) -> Table:
    """A world that fits the view. What lies on top of a virtual deck nobody knows (SOLO-2): there is nothing there."""
    world = deal(view, seed)
    for number, owner in enumerate(world.seats):
        if not world.mode.holds_cards(number):
            owner.deck, owner.loose = [], 0
    return world


def after(world: Table, seen: Sight, move: Move, depth: int = DEPTH) -> Standing:
    """How the seat stands once the move is made and all that it asks of the seat is answered well."""
    table = world.copy()
    if isinstance(move, Pass) and not all(map(world.mode.holds_cards, range(len(world.seats)))):
        table.seats[seen.seat].passed = True
        return standing(table, seen)
    push(table, move, seen.seat)
    if depth and not _settled(table, seen.seat):
        tries = (after(table, seen, answer, depth - 1) for answer in _answers(table, seen.seat))
        return max(tries, key=lambda one: one.score)
    return standing(table, seen)


def _answers(table: Table, seat: int) -> list[Move]:
    """What is worth trying. LEAD-10 asks three times for one of many cards: the weakest and the best will do."""
    moves = legal_moves(table, seat)
    if type(table.agenda[-1]) in (ChooseDiscard, ChooseFromDeck):
        return sorted(moves, key=_liking, reverse=True)[:FEW]
    return moves


def _liking(move: Move) -> float:
    """A card is thrown away the sooner the less it is worth, and taken the sooner the more."""
    if isinstance(move, Discard):
        return -alone(move.card)
    return alone(move.card) if isinstance(move, Choose) else 0.0


def _settled(table: Table, seat: int) -> bool:
    """Nothing more is asked of the seat before its next turn."""
    return to_act(table) != (seat,) or type(table.agenda[-1]) is Turn
