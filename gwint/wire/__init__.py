"""The game as JSON data: views, events, moves and faults as kinds, ids and numbers, never as sentences."""

from __future__ import annotations

from gwint.wire.plain_codecs import Data, WireError
from gwint.wire.views import (
    read_event,
    read_fault,
    read_match_view,
    read_move,
    read_table_view,
    read_view,
    write_event,
    write_fault,
    write_match_view,
    write_move,
    write_table_view,
    write_view,
)

__all__ = [
    "Data", "WireError", "read_event", "read_fault", "read_match_view", "read_move", "read_table_view", "read_view",
    "write_event", "write_fault", "write_match_view", "write_move", "write_table_view", "write_view",
]  # fmt: skip
