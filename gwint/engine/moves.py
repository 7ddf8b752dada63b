"""A view's moves as the phrases in which hosts and engines speak of them."""

from __future__ import annotations

from gwint.engine.messages import EngineError
from gwint.notation.move_phrases import phrases, read_move
from gwint.rules.moves import Move
from gwint.rules.play import legal_moves
from gwint.rules.table import Table
from gwint.views import View
from gwint.worlds import deal


def phrases_for(view: View) -> tuple[str, ...]:
    """The phrases of the view's moves, in its order; a view whose moves are not the legal ones is refused."""
    if view.viewer is None or not view.moves:
        raise EngineError("engine-no-move")
    table = _table(view)
    said = tuple(phrases(table, view.viewer))
    if tuple(legal_moves(table, view.viewer)) != view.moves:
        raise EngineError("engine-moves", legal=said)
    return said


def move_for(view: View, text: str) -> Move:
    """The move that a phrase means; what is none is refused, with all that is legal."""
    return read_move(_table(view), text, view.viewer)


def _table(view: View) -> Table:
    """Any table that fits the view: phrases tell nothing of what the viewer does not know."""
    return deal(view, "phrases")
