"""The answers of the referee of games with printed cards: the page keeps all entries of an evening and sends them.

The entries of a shared evening are judged by the same fold.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from gwint.companion.referee import fold, report, what_if
from gwint.faults import GwintError
from gwint.server.tables.json_bytes import dumps, loads
from gwint.server.tables.player_names import tidy_name
from gwint.wire.codecs import read, write
from gwint.wire.referee import BeginGame, RefereeEntries, RefereeEntry, RefereeQuestion, RefereeState, WhatIf


class BodyRefused(GwintError):
    """The text is not a JSON object."""


def state_of_text(body: bytes) -> bytes:
    return state(_read_object(body))


def answer_to_text(body: bytes) -> bytes:
    return answer(_read_object(body))


def state(given: dict[str, Any]) -> bytes:
    """Return the evening after all its entries."""
    entries: RefereeEntries = read(RefereeEntries, given)
    return dumps(write(RefereeState, report(fold(entries.entries))))


def answer(given: dict[str, Any]) -> bytes:
    """Return what would happen if a player played a card or used the leader now."""
    question: RefereeQuestion = read(RefereeQuestion, given)
    return dumps(write(WhatIf, what_if(fold(question.entries).state, question.seat, question.card)))


def entries_to_share(body: bytes) -> list[str]:
    """Return the entries of an evening one by one, as they are stored; refuse them if the rules do."""
    given: RefereeEntries = read(RefereeEntries, _read_object(body))
    for entry in given.entries:
        _check_names(entry)
    fold(given.entries)
    return [_encode(entry) for entry in given.entries]


def new_entry(log: Sequence[str], text: bytes, at: int) -> str:
    """Return an entry made at an instant after those of a log, as it is stored; refuse it if the rules do."""
    before = loads(f"[{','.join(log)}]")
    entry: RefereeEntry = replace(read(RefereeEntry, loads(text)), at=at)
    _check_names(entry)
    given: RefereeEntries = read(RefereeEntries, {"entries": before})
    fold((*given.entries, entry))
    return _encode(entry)


def _check_names(entry: RefereeEntry) -> None:
    """Refuse names that would mislead the people at the other phones."""
    if isinstance(entry, BeginGame):
        for player in entry.players:
            tidy_name(player.name)


def _encode(entry: RefereeEntry) -> str:
    return dumps(write(RefereeEntry, entry)).decode()


def _read_object(body: bytes) -> dict[str, Any]:
    try:
        data = loads(body) if body else None
    except (RecursionError, ValueError):
        raise BodyRefused("bad-request", path="body", reason="json-invalid") from None
    if isinstance(data, dict):
        return data
    raise BodyRefused("bad-request", path="body", reason="missing" if data is None else "dict-type")
