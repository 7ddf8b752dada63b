"""Permissions: who may see a table, act for a seat, change the table, ask for hints and open its replay."""

from __future__ import annotations

from gwint.match import MatchView
from gwint.server.tables.player_names import look_alike
from gwint.server.tables.state import OVER, PLAYING, WAITING, Chair, RoomState, TableError
from gwint.views import View, Viewer


def check_viewer(state: RoomState, owner: str, seat: Viewer) -> None:
    """Refuse a viewpoint: a seat is visible to its owner only, and spectators only where the table admits them.

    Before the game, and for its maker and players at any time, every table can be seen as a spectator.
    """
    if seat is not None:
        chair = get_chair(state, seat)
        if not owner or chair.owner != owner:
            raise TableError("not-your-seat", seat=seat)
        return
    if not state.terms.spectators and not (owner and _is_at_table(state, owner)) and state.phase != WAITING:
        raise TableError("no-spectators")


def get_chair(state: RoomState, seat: int) -> Chair:
    """Return the chair of a seat; refuse a seat that the table does not have."""
    if seat >= len(state.chairs):
        raise TableError("no-such-seat", seat=seat, seats=len(state.chairs))
    return state.chairs[seat]


def get_own_chair(state: RoomState, owner: str, seat: int) -> Chair:
    """Return the chair of a seat; refuse it to everyone but its owner."""
    chair = get_chair(state, seat)
    if chair.owner != owner:
        raise TableError("not-your-seat", seat=seat)
    return chair


def check_maker(state: RoomState, owner: str) -> None:
    """Refuse everyone but the table's maker."""
    if state.maker != owner:
        raise TableError("not-your-table")


def check_at_table(state: RoomState, owner: str) -> None:
    """Refuse everyone but the table's maker and the owners of its seats."""
    if not _is_at_table(state, owner):
        raise TableError("not-your-table")


def _is_at_table(state: RoomState, owner: str) -> bool:
    return state.maker == owner or any(chair.owner == owner for chair in state.chairs)


def seats_to_resign(state: RoomState, owner: str) -> list[int]:
    """Return the owner's seats that still play; refuse to end the game of others to an owner without any."""
    seats = [seat for seat, chair in enumerate(state.chairs) if chair.owner == owner and not chair.passes]
    if not seats:
        raise TableError("cannot-close")
    return seats


def check_name(state: RoomState, owner: str, name: str) -> None:
    """Refuse a name that looks like another player's; seats of one owner may share theirs."""
    for chair in state.chairs:
        if chair.owner not in (None, owner) and look_alike(chair.name, name):
            raise TableError("name-alike", name=chair.name)


def check_take_back(state: RoomState, seat: int) -> None:
    """Refuse to take back a move that a bot has answered with a card: trying moves would show the bot's hand."""
    if not state.may_take_back(seat):
        raise TableError("cannot-take-back")


def check_away(state: RoomState, seat: int, away_ms: int | None) -> None:
    """Refuse to replace or beat a player who is present, or has not been away for long enough."""
    if state.chairs[seat].person and (away_ms is None or away_ms < state.terms.away_s * 1000):
        raise TableError("not-away", seat=seat, seconds=state.terms.away_s)


def check_finished(state: RoomState) -> None:
    """Refuse to reveal a game that is not over."""
    if state.phase in (WAITING, PLAYING):
        raise TableError("game-goes-on")
    if state.play is None:
        raise TableError("no-game")


def view_for_hint(state: RoomState, seat: int) -> View:
    """Return the view that a hint is computed from; refuse it where the table has no hints or the seat no turn."""
    if state.phase == OVER:
        raise TableError("game-over")
    if state.phase != PLAYING or state.play is None:
        raise TableError("table-phase", phase=state.phase, expected=(PLAYING,))
    if not state.hints_allowed:
        raise TableError("no-hints")
    if seat not in state.acting:
        raise TableError("not-your-turn", seat=seat, acting=state.acting)
    view = state.play.view(seat)
    game = view.game if isinstance(view, MatchView) else view
    if game is None:
        raise TableError("no-game")
    return game
