"""What lists of tables tell of each: an index over its log, kept by the same transaction."""

from __future__ import annotations

import json
from collections.abc import Hashable, Sequence
from typing import Any, Final

from gwint.notation.record_model import Ending
from gwint.server.tables.state import RoomState
from gwint.wire import Data
from gwint.wire.codecs import codec
from gwint.wire.tables import ChairView, Terms

Statement = tuple[str, Sequence[Any]]
_TERMS, _CHAIRS, _RESULT = codec(Terms), codec(tuple[ChairView, ...]), codec(Ending | None)
KEEP: Final = "INSERT OR REPLACE INTO summaries(table_id, body) VALUES (?, ?)"


def headline(state: RoomState) -> Hashable:
    """What a summary is made of: while it is the same, so is the summary."""
    seated = tuple((chair.kind, chair.bot or chair.name) for chair in state.chairs)
    ready = tuple(state.ready(seat) for seat in range(len(state.chairs)))
    return state.phase, state.terms, seated, ready


def summary(state: RoomState) -> dict[str, Data]:
    """Terms, chairs and result, as everybody may know them."""
    chairs = tuple(state.chair_view(seat) for seat in range(len(state.chairs)))
    return {
        "terms": _TERMS.write(state.public_terms),
        "chairs": _CHAIRS.write(chairs),
        "result": _RESULT.write(state.result),
    }


def summary_row(state: RoomState) -> Statement:
    return KEEP, (state.id, json.dumps(summary(state), separators=(",", ":"), ensure_ascii=False))
