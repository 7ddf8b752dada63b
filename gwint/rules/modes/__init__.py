"""Modes: each is one value that says whose turn it is, who opposes whom, who wins and when it is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwint.rules.modes.duel import DUEL
from gwint.rules.modes.mode import Mode

__all__ = ["DUEL", "MODES", "Mode"]

MODES: Final[Mapping[str, Mode]] = {DUEL.name: DUEL}
