"""The fold: what each entry does to the state. It decides what is legal; an entry that it refuses is never written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gwint.server.tables import entries
from gwint.server.tables.entries import Entry, Opened
from gwint.server.tables.fold.deals import (
    ask_to_reveal,
    commit_secret,
    fail_deal,
    link_previous,
    pledge_entropy,
    prepare_rematch,
    reveal_entropy,
)
from gwint.server.tables.fold.endings import claim_win, close, interrupt, leave, link_rematch, resign, seal, time_out
from gwint.server.tables.fold.moves import accept, decline, make_move, make_offer, take_back
from gwint.server.tables.fold.seating import bring_decks, change_terms, deal, seat_bot, sit, stand
from gwint.server.tables.state import RoomState, new_state
from gwint.wire.views import AnyEvent


def apply(state: RoomState, entry: Entry, at: int) -> list[AnyEvent]:
    """Apply an entry, add its events to each viewer's, and return all of its events."""
    happened = apply_unrecorded(state, entry, at)
    state.add_events(happened)
    return happened


def apply_unrecorded(state: RoomState, entry: Entry, at: int) -> list[AnyEvent]:
    """Apply an entry and return its events, which the caller must still add."""
    happened = APPLY[type(entry)](state, entry)
    state.last_table = state.table or state.last_table
    state.number += 1
    state.changed_at = at
    return happened


def first_state(id_: str, entry: Opened, at: int) -> RoomState:
    """Return the state after the first entry."""
    state = new_state(id_, entry.maker, entry.terms)
    state.number, state.created_at, state.changed_at = 1, at, at
    return state


APPLY: Final[Mapping[type[Entry], Callable[[RoomState, Any], list[AnyEvent]]]] = {
    entries.Agreed: change_terms,
    entries.Sat: sit,
    entries.SatBot: seat_bot,
    entries.Stood: stand,
    entries.Brought: bring_decks,
    entries.Dealt: deal,
    entries.Moved: make_move,
    entries.TakenBack: take_back,
    entries.Resigned: resign,
    entries.TimedOut: time_out,
    entries.Gone: leave,
    entries.Claimed: claim_win,
    entries.Offering: make_offer,
    entries.Accepted: accept,
    entries.Declined: decline,
    entries.Closed: close,
    entries.Sealed: seal,
    entries.Interrupted: interrupt,
    entries.Followed: link_rematch,
    entries.Committed: commit_secret,
    entries.Pledged: pledge_entropy,
    entries.AskedToReveal: ask_to_reveal,
    entries.Revealed: reveal_entropy,
    entries.DealFailed: fail_deal,
    entries.RematchPrepared: prepare_rematch,
    entries.RematchOf: link_previous,
}
"""The function for each entry but the first."""
