"""What lists of tables tell of each: an index over its log, kept by the same transaction."""

from __future__ import annotations

import json
from collections.abc import Hashable, Sequence
from typing import Any, Final

from gwint.notation.record_model import Ending
from gwint.server.tables.state import Sitting
from gwint.wire import Data
from gwint.wire.codecs import codec
from gwint.wire.tables import ChairView, Terms

Statement = tuple[str, Sequence[Any]]
_TERMS, _CHAIRS, _RESULT = codec(Terms), codec(tuple[ChairView, ...]), codec(Ending | None)
KEEP: Final = "INSERT OR REPLACE INTO summaries(table_id, body) VALUES (?, ?)"


def headline(sitting: Sitting) -> Hashable:
    """What a summary is made of: while it is the same, so is the summary."""
    seated = tuple((chair.kind, chair.bot or chair.name) for chair in sitting.chairs)
    ready = tuple(sitting.ready(seat) for seat in range(len(sitting.chairs)))
    return sitting.phase, sitting.terms, seated, ready


def summary(sitting: Sitting) -> dict[str, Data]:
    """Terms, chairs and result, as everybody may know them."""
    chairs = tuple(sitting.chair_view(seat) for seat in range(len(sitting.chairs)))
    return {
        "terms": _TERMS.write(sitting.open_terms),
        "chairs": _CHAIRS.write(chairs),
        "result": _RESULT.write(sitting.result),
    }


def summary_row(sitting: Sitting) -> Statement:
    return KEEP, (sitting.id, json.dumps(summary(sitting), separators=(",", ":"), ensure_ascii=False))
