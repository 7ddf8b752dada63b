"""The apprentice plays the strongest unit in its hand first, and looks neither at rows nor at abilities."""

from __future__ import annotations

from gwint.bots.budget import Budget
from gwint.rules.agenda import Redraw
from gwint.rules.moves import Choose, Decline, Discard, Done, Move, Pass, Play, Start
from gwint.views import View


def choose(view: View, _budget: Budget, _seed: str) -> Move:
    """Play the strongest unit, then anything else; pass only in the lead, when all enemies have passed."""
    if isinstance(view.question, Redraw):
        return Done()
    if Decline() in view.moves:
        assert view.viewer is not None
        return Start(view.viewer)
    if Pass() in view.moves and _has_won_round(view):
        return Pass()
    return max(view.moves, key=_appeal)


def _appeal(move: Move) -> float:
    """Return how much a move appeals: strong units most, a pass least; weak cards are discarded first."""
    if isinstance(move, Pass):
        return -100
    if isinstance(move, Play):
        return move.card.strength if move.card.unit else -1
    if isinstance(move, Choose):
        return move.card.strength
    return -move.card.strength if isinstance(move, Discard) else -2


def _has_won_round(view: View) -> bool:
    assert view.viewer is not None
    own = view.seats[view.viewer].side
    enemies = [seat for seat in view.seats if seat.side != own]
    lead = view.sides[own].total - max(view.sides[seat.side].total for seat in enemies)
    return lead > 0 and all(seat.passed for seat in enemies)
