"""Reading a table's log back: its entries are folded, and each stored stamp is compared with the table it stamps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gwint.faults import GwintError
from gwint.server.tables.entries import Entry, Opened, read_entry
from gwint.server.tables.fold import apply, apply_unrecorded, first_state
from gwint.server.tables.state import RoomState
from gwint.wire.views import AnyEvent

Row = tuple[str, int, str, str]
"""An entry as stored: kind, time, body and stamp."""
UNREADABLE: Final = (GwintError, LookupError, TypeError, ValueError)
"""What reading an entry raises that this version does not understand or would not have accepted."""


def fold_log(id_: str, rows: Sequence[Row]) -> tuple[RoomState, bool]:
    """Return the state after a log, and whether all of it folds as it did when it was written."""
    state = _fold_in_place(id_, rows)
    if state is not None:
        return state, True
    for _, _, state in fold_steps(id_, rows):  # noqa: B007 - the last is wanted
        pass
    assert state is not None
    return state, state.number == len(rows)


def _fold_in_place(id_: str, rows: Sequence[Row]) -> RoomState | None:
    """Fold a log without keeping intermediate states; return None where an entry does not fold as it did."""
    _, state = _fold_first(id_, rows)
    state.in_place, happened = True, list[AnyEvent]()
    try:
        for kind, at, body, digest in rows[1:]:
            happened += apply_unrecorded(state, read_entry(kind, body), at)
            if digest and not state.matches_digest(digest):
                return None
    except UNREADABLE:
        return None
    state.add_events(happened)
    state.in_place = False
    return state


def _fold_first(id_: str, rows: Sequence[Row]) -> tuple[Opened, RoomState]:
    kind, at, body, _ = rows[0]
    entry = read_entry(kind, body)
    assert isinstance(entry, Opened)
    return entry, first_state(id_, entry, at)


def fold_steps(id_: str, rows: Sequence[Row]) -> Iterator[tuple[Entry, list[AnyEvent], RoomState]]:
    """Yield each entry with its events and the state after it, up to the first that does not fold as it did."""
    first, state = _fold_first(id_, rows)
    yield first, [], state
    for kind, at, body, digest in rows[1:]:
        after = state.copy()
        try:
            entry = read_entry(kind, body)
            happened = apply(after, entry, at)
        except UNREADABLE:
            return
        if digest and not after.matches_digest(digest):
            return
        yield entry, happened, after
        state = after
