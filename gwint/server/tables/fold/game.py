"""The game of a sitting, while it is changed."""

from __future__ import annotations

from gwint.game import Game
from gwint.match import Match
from gwint.rules.events import Event
from gwint.server.tables.state import OVER, PLAYING, Sitting


def playing(sitting: Sitting) -> Game | Match:
    """The game, to be changed: a copy, so that whoever holds the old sitting holds the old game."""
    sitting.expect(PLAYING)
    assert sitting.play is not None
    if not sitting.unseen:
        sitting.play = sitting.play.copy()
    return sitting.play


def new_game(sitting: Sitting, before: Game | None) -> list[Event]:
    """In a match a new game is dealt after both decks are named, or after a draw: clocks and take-backs begin anew."""
    game = sitting.game
    if game is not None and before is not None and game.opening is before.opening:
        return []
    sitting.steps.clear()
    for seat in range(len(sitting.chairs)):
        sitting.seat(seat, spent_ms=0)
    return [] if game is None else game.table.log


def settle(sitting: Sitting) -> None:
    """Where the game is decided, the table's life in play is over."""
    if sitting.play is not None and sitting.play.result is not None:
        sitting.phase = OVER
        sitting.offer = None
