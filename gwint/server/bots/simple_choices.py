"""Choices that need no bot of the table's own: the only move, the name of a deck, and what happens when a bot fails."""

from __future__ import annotations

from typing import Final

from gwint.bots import RIVALS
from gwint.match import MatchView, Name, NameDeck, sensible_name
from gwint.rules.moves import Move, Pass
from gwint.views import View

STAND_IN: Final = "greedy"
"""The bot that chooses for a bot that fails."""
INSTEAD_OF_NETWORKS: Final = "captain"
INSTEAD_OF_LEVELS: Final = {"marshal": "captain", "champion": "captain"}
SEARCHING: Final = {
    **INSTEAD_OF_LEVELS, "network": INSTEAD_OF_NETWORKS, "network-search": INSTEAD_OF_NETWORKS,
    **{rival.id: INSTEAD_OF_LEVELS[rival.level] for rival in RIVALS if rival.level in INSTEAD_OF_LEVELS},
}  # fmt: skip
"""Bots that need the compiled twin, and their substitutes until it is ready."""


def simple_choice(view: View | MatchView, seed: str) -> Move | Name | None:
    """Return the only move, or in a match a sensible deck; None if a bot has to choose."""
    if len(view.moves) == 1:
        return view.moves[0]
    if isinstance(view, MatchView) and isinstance(view.question, NameDeck):
        assert view.lineup is not None
        return sensible_name(view.question, view.lineup, seed)
    return None


def view_of_game(view: View | MatchView) -> View:
    """Return the view of the game, or in a match of its current game."""
    game = view if isinstance(view, View) else view.game
    assert game is not None
    return game


def default_move(view: View) -> Move:
    """Return the move to make when no bot has chosen one."""
    return Pass() if Pass() in view.moves else view.moves[0]
