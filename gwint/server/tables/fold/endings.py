"""Giving up, leaving, and the end of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gwint.match import Match
from gwint.server.tables.entries import Claimed, Closed, Followed, Gone, Interrupted, Resigned, TimedOut
from gwint.server.tables.fold.game import new_game, playing, settle
from gwint.server.tables.state import CLOSED, INTERRUPTED, OVER, PLAYING, WAITING, Sitting, TableError
from gwint.wire.tables import ClosedTable, GaveUp, InterruptedGame, LeftTable, RanOut, Rematched
from gwint.wire.views import Told


def resigned(sitting: Sitting, entry: Resigned) -> list[Told]:
    """Where two sides fight and each has one player the game is lost; elsewhere the seat passes from now on."""
    gave_up = GaveUp(entry.seat, "resigned", entry.game)
    play = playing(sitting)
    if not duels(sitting):
        sitting.seat(entry.seat, passes=True)
        return [gave_up]
    if isinstance(play, Match) and entry.game:
        return [gave_up, *_lost_game(sitting, lambda: play.resign_game(entry.seat))]
    play.resign(entry.seat)
    settle(sitting)
    return [gave_up]


def timed_out(sitting: Sitting, entry: TimedOut) -> list[Told]:
    """A clock's end loses a duel, or the game of a match; elsewhere the seat passes from then on."""
    play = playing(sitting)
    if not loses_on_time(sitting):
        sitting.seat(entry.seat, passes=True)
        return [RanOut(entry.seat)]
    in_game = isinstance(play, Match) and play.game is not None
    gave_up = GaveUp(entry.seat, "time", in_game)
    if isinstance(play, Match) and in_game:
        return [gave_up, *_lost_game(sitting, lambda: play.out_of_time_in_game(entry.seat))]
    play.out_of_time(entry.seat)
    settle(sitting)
    return [gave_up]


def _lost_game(sitting: Sitting, lose: Callable[[], Iterable[Told]]) -> list[Told]:
    before = sitting.game
    events = [*lose(), *new_game(sitting, before)]
    settle(sitting)
    return events


def duels(sitting: Sitting) -> bool:
    """Two chairs: a duel, a match, or alone against a virtual opponent."""
    return len(sitting.chairs) == 2


def loses_on_time(sitting: Sitting) -> bool:
    return duels(sitting) and not any(chair.virtual for chair in sitting.chairs)


def gone(sitting: Sitting, entry: Gone) -> list[Told]:
    sitting.expect(PLAYING)
    sitting.seat(entry.seat, gone=True)
    return [LeftTable(entry.seat)]


def claimed(sitting: Sitting, entry: Claimed) -> list[Told]:
    play = playing(sitting)
    if not loses_on_time(sitting):
        raise TableError("cannot-claim")
    play.leave(entry.over)
    settle(sitting)
    return [GaveUp(entry.over, "left", game=False)]


def closed(sitting: Sitting, _entry: Closed) -> list[Told]:
    sitting.expect(WAITING, PLAYING)
    if sitting.phase == PLAYING:
        playing(sitting).abandon()
    sitting.phase, sitting.offer = CLOSED, None
    return [ClosedTable()]


def interrupted(sitting: Sitting, _entry: Interrupted) -> list[Told]:
    sitting.phase, sitting.offer = INTERRUPTED, None
    return [InterruptedGame()]


def followed(sitting: Sitting, entry: Followed) -> list[Told]:
    sitting.expect(OVER)
    sitting.next_table, sitting.offer = entry.table, None
    return [Rematched(entry.table)]
