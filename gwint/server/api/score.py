"""The answer of the score counter."""

from __future__ import annotations

from typing import Any

from gwint.score_counter import check, score
from gwint.server.tables.json_bytes import dumps
from gwint.wire import write_fault


def scored_board(board: dict[str, Any]) -> bytes:
    """Return a board with every strength explained, and what is impossible on a real table."""
    return dumps({**score(board), "faults": [write_fault(fault) for fault in check(board)]})
