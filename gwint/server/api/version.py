"""Answers about the program itself: its versions and its bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gwint import __version__
from gwint.bots import LEVELS, ROAD, find_rival
from gwint.i18n import modes
from gwint.rules import RULES_VERSION
from gwint.wire.protocol import OLDEST, PROTOCOL


def version() -> dict[str, Any]:
    return {
        "version": __version__,
        "rules_version": RULES_VERSION,
        "protocol": PROTOCOL,
        "oldest_protocol": OLDEST,
    }


def bots(names: Iterable[str], mode: str | None) -> dict[str, Any]:
    """Return the bots of a mode, each with the modes that it plays, which today are all."""
    known = [_bot(name) for name in names]
    return {"bots": [bot for bot in known if mode is None or mode in bot["modes"]]}


def _bot(name: str) -> dict[str, Any]:
    rival = find_rival(name)
    levels = [level.name for level in LEVELS]
    level = rival.level if rival else name
    return {
        "id": name,
        "modes": list(modes.NAMES),
        "level": levels.index(level) + 1 if level in levels else None,
        "road": ROAD.index(name) + 1 if name in ROAD else None,
        "faction": rival.faction if rival else None,
    }
