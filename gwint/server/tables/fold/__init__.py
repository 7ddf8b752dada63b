"""What each entry does to a sitting. This is the one judge: what it refuses is never written."""

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
from gwint.server.tables.state import Sitting, opened
from gwint.wire.views import Told


def apply(sitting: Sitting, entry: Entry, at: int) -> list[Told]:
    """Do what an entry says, and tell everybody what they may know of it; all that happened."""
    happened = done(sitting, entry, at)
    sitting.tell(happened)
    return happened


def done(sitting: Sitting, entry: Entry, at: int) -> list[Told]:
    """Do what an entry says; all that happened, which is still to be told."""
    happened = APPLY[type(entry)](sitting, entry)
    sitting.watched = sitting.table or sitting.watched
    sitting.number += 1
    sitting.changed_at = at
    return happened


def begun(id_: str, entry: Opened, at: int) -> Sitting:
    """A sitting after its first entry."""
    sitting = opened(id_, entry.maker, entry.terms)
    sitting.number, sitting.created_at, sitting.changed_at = 1, at, at
    return sitting


APPLY: Final[Mapping[type[Entry], Callable[[Sitting, Any], list[Told]]]] = {
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
