"""Who takes the first turn: whoever answers knows more, so that the planner likes to come last."""

from __future__ import annotations

from gwint.rules.agenda import ChooseStarter, ClaimRound
from gwint.rules.moves import Decline, Move, Start
from gwint.views import View


def applies(view: View) -> bool:
    return isinstance(view.question, (ChooseStarter, ClaimRound))


def choose(view: View) -> Move:
    """SET-6, FAC-4. The next seat starts, so that the own comes last; FAC-6. A claim that is not needed is kept."""
    assert view.viewer is not None
    if Decline() in view.moves and view.round and view.starter != view.viewer:
        return Decline()
    return Start((view.viewer + 1) % len(view.seats))
