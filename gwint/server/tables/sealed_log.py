"""Sealed games: a finished table's whole log without names, and the hash chain of what each viewer was sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Any

from gwint.fairness.evidence import CHECKSUM, PROVEN, WRONG, Finding
from gwint.fairness.hash_chains import SPECTATOR, chain_of, first_link, log_chain, next_link
from gwint.server.tables.json_bytes import dumps
from gwint.server.tables.log_reader import Row, fold_log
from gwint.server.tables.replays import table_record
from gwint.server.tables.sealed_entries import sealed_entries
from gwint.server.tables.state import PLAYING, WAITING, RoomState
from gwint.server.tables.verification import verify_record
from gwint.wire import write_event


def sealed_log(id_: str, rows: Sequence[Row]) -> dict[str, Any]:
    """Return a table's log with names and owners as salted hashes, and every viewer's chain."""
    state, _ = fold_log(id_, rows)
    return {"table": id_, "entries": sealed_entries(rows), "chains": chains(state)}


def chains(state: RoomState) -> dict[str, str]:
    """Return the chain of each seat and of spectators."""
    viewers = (*range(len(state.chairs)), None)
    return {
        SPECTATOR if viewer is None else str(viewer): chain_of(
            state.id, viewer, (write_event(event) for event in state.events_since(viewer, 0))
        )
        for viewer in viewers
    }


def verify_seal(data: Any, own_chain: str = "") -> tuple[Finding, ...]:
    """Return whether a sealed log folds, gives the chains that it names and a client's own, and was dealt fairly."""
    try:
        id_, rows = data["table"], [_row(entry) for entry in data["entries"]]
        state, sound = fold_log(id_, rows)
    except (LookupError, TypeError, ValueError, AssertionError):
        return (Finding("sealed-log", WRONG),)
    own = (_own_chain(state, own_chain),) if own_chain else ()
    return (*_findings(data, id_, rows, state, sound), *own)


def _own_chain(state: RoomState, chain: str) -> Finding:
    """Return whether a viewer had this chain. A client may have left before the last events, such as a rematch."""
    for viewer in (*range(len(state.chairs)), None):
        events = state.events_since(viewer, 0)
        links = accumulate(map(write_event, events), next_link, initial=first_link(state.id, viewer))
        for count, link in enumerate(links):
            if count and link == chain:
                return Finding("own-chain", PROVEN, {"count": count, "total": len(events)})
    return Finding("own-chain", WRONG)


def _log_chain(data: Any) -> Iterator[Finding]:
    """The last entry of a game has the chain of all entries before, which its players were sent, too."""
    for number, entry in enumerate(data["entries"]):
        if entry["kind"] == "sealed":
            right = entry["body"]["chain"] == log_chain(data["table"], data["entries"][:number])
            yield Finding("log-chain", PROVEN if right else WRONG)


def _row(entry: Any) -> Row:
    return entry["kind"], entry["at"], dumps(entry["body"]).decode(), entry["digest"]


def _findings(data: Any, id_: str, rows: Sequence[Row], state: RoomState, sound: bool) -> Iterator[Finding]:
    ended = state.play is not None and state.phase not in (WAITING, PLAYING)
    yield Finding("sealed-log", PROVEN if sound and ended else WRONG)
    yield from _log_chain(data)
    yield Finding("sealed-chains", PROVEN if data.get("chains") == chains(state) else WRONG)
    if state.play is not None:
        # The record is made from the log just now, so that its checksum says nothing.
        found = verify_record(table_record(id_, rows, {}))
        yield from (finding for finding in found if finding.kind != CHECKSUM)
