"""What a player at `gwint play` types and sees."""

from __future__ import annotations

import re
from pathlib import Path

from gwint import Game

OWN, FOE = "northern-realms-siege", "monsters-swarm"
PROMPT = "Number or name, ? for help >"
CURTAIN = re.compile(r"^Hand the keyboard to (\w+), then press Enter\.", re.MULTILINE)
ALWAYS_FIRST = "1\n" * 120
"""Enough answers for any game."""


def screens(output: str) -> list[str]:
    """What was shown before each time something was typed."""
    return output.split(PROMPT)[:-1]


def begun(folder: Path, picture: str, players: tuple[str, ...] = ()) -> Path:
    """A record of a game that begins with a picture."""
    path = folder / "begun.gwint"
    path.write_text(Game.from_picture(picture, players).record(), encoding="utf-8")
    return path
