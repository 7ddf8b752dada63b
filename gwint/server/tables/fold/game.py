"""The game of a state, while an entry changes it."""

from __future__ import annotations

from gwint.game import Game
from gwint.match import Match
from gwint.rules.events import Event
from gwint.server.tables.state import OVER, PLAYING, RoomState


def game_to_change(state: RoomState) -> Game | Match:
    """Return a copy of the game to change, so that the old state keeps the old game."""
    state.check_phase(PLAYING)
    assert state.play is not None
    if not state.in_place:
        state.play = state.play.copy()
    return state.play


def new_game(state: RoomState, before: Game | None) -> list[Event]:
    """Reset clocks and take-backs if a match has dealt a new game, after both decks are named or a draw."""
    game = state.game
    if game is not None and before is not None and game.opening is before.opening:
        return []
    state.undoable.clear()
    for seat in range(len(state.chairs)):
        state.update_chair(seat, spent_ms=0)
    return [] if game is None else game.table.log


def finish_if_decided(state: RoomState) -> None:
    """End the table's play if its game is decided."""
    if state.play is not None and state.play.result is not None:
        state.phase = OVER
        state.offer = None
