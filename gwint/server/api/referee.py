"""The answers of the referee of games with printed cards: the page keeps all entries of an evening and sends them."""

from __future__ import annotations

from typing import Any

from gwint.companion.referee import fold, report, what_if
from gwint.server.tables.json_bytes import dumps
from gwint.wire.codecs import read, write
from gwint.wire.referee import RefereeEntries, RefereeQuestion, RefereeState, WhatIf


def state(given: dict[str, Any]) -> bytes:
    """Return the evening after all its entries."""
    entries: RefereeEntries = read(RefereeEntries, given)
    return dumps(write(RefereeState, report(fold(entries.entries))))


def answer(given: dict[str, Any]) -> bytes:
    """Return what would happen if a player played a card or used the leader now."""
    question: RefereeQuestion = read(RefereeQuestion, given)
    return dumps(write(WhatIf, what_if(fold(question.entries).state, question.seat, question.card)))
