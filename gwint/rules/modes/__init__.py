"""Modes: each is a value that decides whose turn it is, who opposes whom, who wins and when the game is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwint.cards.lookup import UnknownName
from gwint.faults import check_type
from gwint.rules.modes.duel import DUEL
from gwint.rules.modes.free_for_all import FREE_FOR_ALL
from gwint.rules.modes.mode import Mode
from gwint.rules.modes.solo import SOLO
from gwint.rules.modes.team import TEAM
from gwint.spelling import nearest

__all__ = ["DUEL", "FREE_FOR_ALL", "MODES", "SOLO", "TEAM", "Mode", "get_mode", "mode"]

MODES: Final[Mapping[str, Mode]] = {mode.name: mode for mode in (DUEL, *FREE_FOR_ALL, TEAM, *SOLO)}


def mode(name: str) -> Mode:
    """Returns the mode of that name; raises KeyError if there is none."""
    return MODES[name]


def get_mode(name: str | Mode) -> Mode:
    """Returns the mode of that name, or the mode itself; raises UnknownName with the nearest names."""
    if isinstance(name, Mode):
        return name
    check_type("mode", name, str)
    if name not in MODES:
        raise UnknownName("unknown-mode", text=name, modes=tuple(MODES), nearest=nearest(name, MODES))
    return MODES[name]
