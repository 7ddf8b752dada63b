"""Who takes the first turn. The player who moves last knows more, so the planner prefers to reply."""

from __future__ import annotations

from gwint.rules.agenda import ChooseStarter, ClaimRound
from gwint.rules.moves import Decline, Move, Start
from gwint.views import View


def applies(view: View) -> bool:
    return isinstance(view.question, (ChooseStarter, ClaimRound))


def choose(view: View) -> Move:
    """SET-6, FAC-4. Let the next seat start, so that this one plays last. FAC-6. Save a claim that is not needed."""
    assert view.viewer is not None
    if Decline() in view.moves and view.round and view.starter != view.viewer:
        return Decline()
    return Start((view.viewer + 1) % len(view.seats))
