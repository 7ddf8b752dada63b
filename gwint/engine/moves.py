"""Converts a view's moves to and from the phrases that hosts and engines exchange."""

from __future__ import annotations

from gwint.engine.messages import EngineError
from gwint.notation.move_phrases import phrases, read_move
from gwint.rules.moves import Move
from gwint.rules.play import legal_moves
from gwint.rules.table import Table
from gwint.views import View
from gwint.worlds import deal


def phrases_for(view: View) -> tuple[str, ...]:
    """Return the phrases of the view's moves, in order; refuse a view whose moves are not the legal ones."""
    if view.viewer is None or not view.moves:
        raise EngineError("engine-no-move")
    table = _table(view)
    said = tuple(phrases(table, view.viewer))
    if tuple(legal_moves(table, view.viewer)) != view.moves:
        raise EngineError("engine-moves", legal=said)
    return said


def move_for(view: View, text: str) -> Move:
    """Read a phrase as a move of the view; refuse anything else, with the legal moves."""
    return read_move(_table(view), text, view.viewer)


def _table(view: View) -> Table:
    """Deal any table that fits the view: phrases reveal nothing that the viewer does not know."""
    return deal(view, "phrases")
