"""What the tests of engines share: a view to choose in, and programs by their commands."""

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
    """The command of a program that behaves so."""
    return shlex.join([sys.executable, str(Path(__file__).with_name("programs.py")), how, *map(str, arguments)])
