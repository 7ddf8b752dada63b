"""What each entry does to a state. This is the one judge: what it refuses is never written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gwint.server.tables.entries import (
    Accepted,
    Agreed,
    Brought,
    Claimed,
    Closed,
    Dealt,
    Declined,
    Entry,
    Followed,
    Gone,
    Interrupted,
    Moved,
    Offering,
    Opened,
    Resigned,
    Sat,
    SatBot,
    Stood,
    TakenBack,
    TimedOut,
)
from gwint.server.tables.fold.endings import claimed, closed, followed, gone, interrupted, resigned, timed_out
from gwint.server.tables.fold.moves import moved, taken_back
from gwint.server.tables.fold.offers import accepted, declined, offering
from gwint.server.tables.fold.seating import agreed, brought, dealt, sat, sat_bot, stood
from gwint.server.tables.state import RoomState, opened
from gwint.wire.views import AnyEvent


def apply(state: RoomState, entry: Entry, at: int) -> list[AnyEvent]:
    """Do what an entry says, and tell everybody what they may know of it; all that happened."""
    happened = done(state, entry, at)
    state.tell(happened)
    return happened


def done(state: RoomState, entry: Entry, at: int) -> list[AnyEvent]:
    """Do what an entry says; all that happened, which is still to be told."""
    happened = APPLY[type(entry)](state, entry)
    state.watched = state.table or state.watched
    state.number += 1
    state.changed_at = at
    return happened


def begun(id_: str, entry: Opened, at: int) -> RoomState:
    """A state after its first entry."""
    state = opened(id_, entry.maker, entry.terms)
    state.number, state.created_at, state.changed_at = 1, at, at
    return state


APPLY: Final[Mapping[type[Entry], Callable[[RoomState, Any], list[AnyEvent]]]] = {
    Agreed: agreed,
    Sat: sat,
    SatBot: sat_bot,
    Stood: stood,
    Brought: brought,
    Dealt: dealt,
    Moved: moved,
    TakenBack: taken_back,
    Resigned: resigned,
    TimedOut: timed_out,
    Gone: gone,
    Claimed: claimed,
    Offering: offering,
    Accepted: accepted,
    Declined: declined,
    Closed: closed,
    Interrupted: interrupted,
    Followed: followed,
}
"""Every entry but the first."""
