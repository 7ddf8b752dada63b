"""Passes that give a duel's round away for nothing. Estimates of a game's value sometimes fall for them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gwint.rules.modes import DUEL
from gwint.rules.moves import Move, Pass, Play
from gwint.views import View

CARD_STRENGTH: Final = 4
"""A lead of less than this for each card in the enemy's hand is soon caught up with."""
HOPELESS_DEFICIT: Final = 15
"""A deficit at which a round may be given up without having gained a card."""


def without_rash_pass(view: View) -> View:
    """Leave out the pass if it is rash and a unit can be played instead."""
    if not (view.mode is DUEL and Pass() in view.moves and any(map(_is_harmless, view.moves)) and _is_rash(view)):
        return view
    return replace(view, moves=tuple(move for move in view.moves if not isinstance(move, Pass)))


def _is_harmless(move: Move) -> bool:
    """Whether a move adds a unit to its own side."""
    return isinstance(move, Play) and move.card.unit and not move.card.spy


def _is_rash(view: View) -> bool:
    """Whether passing first would probably lose the game, or lose the round without a card gained."""
    assert view.viewer is not None
    own, enemy = view.seats[view.viewer], view.seats[1 - view.viewer]
    lead = view.sides[own.side].total - view.sides[enemy.side].total
    if enemy.passed:
        return False
    if view.sides[own.side].gems == 1:
        return lead < CARD_STRENGTH * enemy.hand_count
    return -HOPELESS_DEFICIT < lead <= 0 and own.hand_count <= enemy.hand_count
