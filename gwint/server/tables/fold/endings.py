"""Resigning, running out of time, leaving, and the end of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from gwint.match import Match
from gwint.server.tables.entries import Claimed, Closed, Followed, Gone, Interrupted, Resigned, Sealed, TimedOut
from gwint.server.tables.fold.game import finish_if_decided, game_to_change, new_game
from gwint.server.tables.state import CLOSED, INTERRUPTED, OVER, PLAYING, WAITING, RoomState, TableError
from gwint.wire.tables import ClosedTable, GaveUp, InterruptedGame, LeftTable, RanOut, Rematched, SealedLog
from gwint.wire.views import AnyEvent


def resign(state: RoomState, entry: Resigned) -> list[AnyEvent]:
    """Lose a game of two seats; elsewhere the seat passes from now on."""
    gave_up = GaveUp(entry.seat, "resigned", entry.game)
    play = game_to_change(state)
    if not has_two_seats(state):
        state.update_chair(entry.seat, passes=True)
        return [gave_up]
    if isinstance(play, Match) and entry.game:
        return [gave_up, *_lose_game(state, lambda: play.resign_game(entry.seat))]
    play.resign(entry.seat)
    finish_if_decided(state)
    return [gave_up]


def time_out(state: RoomState, entry: TimedOut) -> list[AnyEvent]:
    """Lose a duel or the current game of a match; elsewhere the seat passes from now on."""
    play = game_to_change(state)
    if not loses_on_time(state):
        state.update_chair(entry.seat, passes=True)
        return [RanOut(entry.seat)]
    in_game = isinstance(play, Match) and play.game is not None
    gave_up = GaveUp(entry.seat, "time", in_game)
    if isinstance(play, Match) and in_game:
        return [gave_up, *_lose_game(state, lambda: play.out_of_time_in_game(entry.seat))]
    play.out_of_time(entry.seat)
    finish_if_decided(state)
    return [gave_up]


def _lose_game(state: RoomState, lose: Callable[[], Iterable[AnyEvent]]) -> list[AnyEvent]:
    before = state.game
    events = [*lose(), *new_game(state, before)]
    finish_if_decided(state)
    return events


def has_two_seats(state: RoomState) -> bool:
    """Return whether the table is a duel, a match, or solo."""
    return len(state.chairs) == 2


def loses_on_time(state: RoomState) -> bool:
    return has_two_seats(state) and not any(chair.virtual for chair in state.chairs)


def leave(state: RoomState, entry: Gone) -> list[AnyEvent]:
    state.check_phase(PLAYING)
    state.update_chair(entry.seat, gone=True)
    return [LeftTable(entry.seat)]


def claim_win(state: RoomState, entry: Claimed) -> list[AnyEvent]:
    play = game_to_change(state)
    if not loses_on_time(state):
        raise TableError("cannot-claim")
    play.leave(entry.over)
    finish_if_decided(state)
    return [GaveUp(entry.over, "left", game=False)]


def close(state: RoomState, _entry: Closed) -> list[AnyEvent]:
    state.check_phase(WAITING, PLAYING)
    if state.phase == PLAYING:
        game_to_change(state).abandon()
    state.phase, state.offer = CLOSED, None
    return [ClosedTable()]


def seal(state: RoomState, entry: Sealed) -> list[AnyEvent]:
    state.check_phase(OVER, CLOSED)
    return [SealedLog(entry.chain)]


def interrupt(state: RoomState, _entry: Interrupted) -> list[AnyEvent]:
    state.phase, state.offer = INTERRUPTED, None
    return [InterruptedGame()]


def link_rematch(state: RoomState, entry: Followed) -> list[AnyEvent]:
    state.check_phase(OVER)
    state.next_table, state.offer = entry.table, None
    state.deal = replace(state.deal, rematch=None)
    return [Rematched(entry.table)]
