"""The answers of the referee of games with printed cards: the page keeps all entries of an evening and sends them."""

from __future__ import annotations

from typing import Any

from gwint.companion.referee import fold, report, what_if
from gwint.faults import GwintError
from gwint.server.tables.json_bytes import dumps, loads
from gwint.wire.codecs import read, write
from gwint.wire.referee import RefereeEntries, RefereeQuestion, RefereeState, WhatIf


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


def _read_object(body: bytes) -> dict[str, Any]:
    try:
        data = loads(body) if body else None
    except (RecursionError, ValueError):
        raise BodyRefused("bad-request", path="body", reason="json-invalid") from None
    if isinstance(data, dict):
        return data
    raise BodyRefused("bad-request", path="body", reason="missing" if data is None else "dict-type")
