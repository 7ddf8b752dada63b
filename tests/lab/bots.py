"""Bots of the tests: one that is quick, and some that come to a bad end, once or always."""

from __future__ import annotations

import os
import random
import signal
from pathlib import Path

from gwint.rules.moves import Move, Pass
from gwint.views import View

ONCE = "GWINT_TEST_ONCE"
"""The file that says that it has happened already."""
SOON, LATER = 20, 200
"""Decisions of a worker before it happens: in its first chunk, or when it has played whole ones."""
_decisions = 0


def quick(view: View, seed: str) -> Move:
    """Passes as soon as it may."""
    return Pass() if Pass() in view.moves else random.Random(seed).choice(view.moves)


def cheat(view: View, seed: str) -> Move:
    """Passes whenever it is asked anything."""
    return Pass()


def dying(view: View, seed: str) -> Move:
    """Its worker dies, once."""
    return _strike_once(view, seed, SOON, os.getpid(), signal.SIGKILL)


def killing(view: View, seed: str) -> Move:
    """Whoever runs the arena is killed, once."""
    return _strike_once(view, seed, LATER, os.getppid(), signal.SIGKILL)


def interrupting(view: View, seed: str) -> Move:
    """Whoever runs the arena is interrupted, once."""
    return _strike_once(view, seed, LATER, os.getppid(), signal.SIGINT)


def _strike_once(view: View, seed: str, after: int, process: int, signal_number: int) -> Move:
    global _decisions
    _decisions += 1
    happened = Path(os.environ[ONCE])
    if _decisions > after and not happened.exists():
        happened.touch()
        os.kill(process, signal_number)
    return quick(view, seed)
