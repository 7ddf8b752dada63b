"""The engine protocol: a bot and its host are two programs that exchange lines of JSON (docs/engine.md)."""

from __future__ import annotations

import os

from gwint.bots.loading import is_function

__all__ = ["is_command"]


def is_command(bot: str) -> bool:
    """Whether a bot is given as a program's command: it has a space or is a path, and does not name a function."""
    return any(mark in bot for mark in (" ", "/", os.sep)) and not is_function(bot)
