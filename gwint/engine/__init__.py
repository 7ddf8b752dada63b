"""The engine protocol: bots and their hosts as two programs that speak in lines of JSON (docs/engine.md)."""

from __future__ import annotations

import os

__all__ = ["is_command"]


def is_command(bot: str) -> bool:
    """Whether a bot is told by the command of a program: that has a space in it, or is a path."""
    return any(mark in bot for mark in (" ", "/", os.sep))
