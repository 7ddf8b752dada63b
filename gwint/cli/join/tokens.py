"""Who the server knows this user as: a token for each server, kept where only the user may read it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from gwint.cli.join.api import ask
from gwint.cli.saved_games import SaveError, home, read, write

TOKENS: Final = "servers"
"""The folder of tokens, beside the saved game."""


def token_of(server: str) -> str:
    """The token that the server gave this user; a new one, kept for the next time, where there is none."""
    kept = _kept(server)
    if kept and ask(server, "GET", "/api/me", token=kept)["known"]:
        return kept
    token = str(ask(server, "POST", "/api/owners", {})["token"])
    write(_place(server), f"{token}\n")
    return token


def _kept(server: str) -> str:
    try:
        return read(_place(server)).strip()
    except SaveError:
        return ""


def _place(server: str) -> Path:
    """`http-127.0.0.1-8000`; written by way of a temporary file, which nobody else may read (0600)."""
    return home() / TOKENS / re.sub(r"[^a-z0-9.]+", "-", server.lower())
