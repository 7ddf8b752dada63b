"""Shared by the engine tests: a view to choose in, and the commands of programs."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from gwint.views import view
from tests.scenes import position

ROOT = Path(__file__).resolve().parents[2]
TURN = view(position("hand | Ves, Ballista, Zoltan Chivay\nfoe hand | 2 Ghoul\nfoe close | Ghoul"), 0)
EXAMPLE = shlex.join([sys.executable, "-W", "error", str(ROOT / "examples" / "bot.py")])


def bad(how: str, *arguments: object) -> str:
    """Return the command of a program that misbehaves in this way."""
    return shlex.join([sys.executable, str(Path(__file__).with_name("programs.py")), how, *map(str, arguments)])
