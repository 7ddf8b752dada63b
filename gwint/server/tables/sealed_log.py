"""Sealed games: a finished table's whole log without names, and the hash chain of what each viewer was sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Any, Final

from gwint.fairness.derivation import commitment
from gwint.fairness.evidence import PROVEN, WRONG, Finding
from gwint.fairness.seals import NAME, OWNER, SPECTATOR, chain_of, first_link, hashed, next_link
from gwint.server.tables.json_bytes import dumps, loads
from gwint.server.tables.log_reader import Row, fold_log
from gwint.server.tables.replays import table_record
from gwint.server.tables.state import RoomState
from gwint.server.tables.verification import verify_record
from gwint.wire import write_event

UNKNOWN: Final = "?"
"""Stands for the maker of a table that is older than seals."""


def sealed_log(id_: str, rows: Sequence[Row]) -> dict[str, Any]:
    """Return a table's log with names and owners as salted hashes, and every viewer's chain."""
    entries = [_sealed_entry(row, rows) for row in rows]
    state, _ = fold_log(id_, rows)
    return {"table": id_, "entries": entries, "chains": chains(state)}


def chains(state: RoomState) -> dict[str, str]:
    """Return the chain of each seat and of spectators."""
    viewers = (*range(len(state.chairs)), None)
    return {
        SPECTATOR if viewer is None else str(viewer): chain_of(
            state.id, viewer, (write_event(event) for event in state.events_since(viewer, 0))
        )
        for viewer in viewers
    }


def _sealed_entry(row: Row, rows: Sequence[Row]) -> dict[str, Any]:
    kind, at, text, digest = row
    body = loads(text)
    if kind == "opened":
        salt = next((loads(other)["salt"] for entry, _, other, _ in rows if entry == "committed"), "")
        body["maker"] = hashed(OWNER, salt, body["maker"]) if salt else UNKNOWN
    elif kind == "sat":
        salt = body.get("salt", "")
        body |= {"owner": hashed(OWNER, salt, body["owner"]), "name": hashed(NAME, salt, body["name"]), "salt": ""}
    elif kind == "committed":
        body["salt"] = ""
    elif kind == "rematch-prepared":
        # The rematch may still be played: its secret is not part of this game.
        body = {"table": body["table"], "secret": "", "commitment": commitment(body["table"], 1, body["secret"])}
    return {"kind": kind, "at": at, "body": body, "digest": digest}


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


def _row(entry: Any) -> Row:
    return entry["kind"], entry["at"], dumps(entry["body"]).decode(), entry["digest"]


def _findings(data: Any, id_: str, rows: Sequence[Row], state: RoomState, sound: bool) -> Iterator[Finding]:
    yield Finding("sealed-log", PROVEN if sound else WRONG)
    yield Finding("sealed-chains", PROVEN if data.get("chains") == chains(state) else WRONG)
    if state.play is not None:
        yield from verify_record(table_record(id_, rows, {}))
