"""The engine protocol: a bot and its host are two programs that exchange lines of JSON (docs/engine.md)."""

from __future__ import annotations

import os

from gwint.bots.loading import has_source

__all__ = ["is_command"]


def is_command(bot: str) -> bool:
    """Whether a bot is given as a program's command: it has a space or is a path, and names no function or network."""
    return any(mark in bot for mark in (" ", "/", os.sep)) and not has_source(bot)
