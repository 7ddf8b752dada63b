"""Answers about the program itself: its versions and its bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gwint import __version__
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
    known = [{"id": name, "modes": list(modes.NAMES)} for name in names]
    return {"bots": [bot for bot in known if mode is None or mode in bot["modes"]]}
