"""Bots: each maps a view to a move. It sees what its seat may know, never the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gwint.bots import chaos, greedy
from gwint.rules.moves import Move
from gwint.views import View

Bot = Callable[[View, str], Move]
"""A bot chooses among the view's moves; the same view and seed give the same choice."""

BOTS: Final[Mapping[str, Bot]] = {
    "random": chaos.choose,
    "greedy": greedy.choose,
}
