"""Bots for the tests: a fast one, and some that fail, once or always."""

from __future__ import annotations

import os
import random
import signal
from pathlib import Path

from gwint.bots import INSTANT, Budget
from gwint.rules.moves import Move, Pass
from gwint.views import View

ONCE = "GWINT_TEST_ONCE"
"""The file that marks that it has happened."""
SOON, LATER = 20, 200
"""Decisions of a worker before it happens: in its first chunk, or after several chunks."""
_decisions = 0


def quick(view: View, _budget: Budget, seed: str) -> Move:
    """Passes as soon as it may."""
    return Pass() if Pass() in view.moves else random.Random(seed).choice(view.moves)


def cheat(view: View, _budget: Budget, seed: str) -> Move:
    """Passes even where it is illegal."""
    return Pass()


def dying(view: View, _budget: Budget, seed: str) -> Move:
    """Kills its worker, once."""
    return _strike_once(view, seed, SOON, os.getpid(), signal.SIGKILL)


def killing(view: View, _budget: Budget, seed: str) -> Move:
    """Kills the process that runs the arena, once."""
    return _strike_once(view, seed, LATER, os.getppid(), signal.SIGKILL)


def interrupting(view: View, _budget: Budget, seed: str) -> Move:
    """Interrupts the process that runs the arena, once."""
    return _strike_once(view, seed, LATER, os.getppid(), signal.SIGINT)


def _strike_once(view: View, seed: str, after: int, process: int, signal_number: int) -> Move:
    global _decisions
    _decisions += 1
    happened = Path(os.environ[ONCE])
    if _decisions > after and not happened.exists():
        happened.touch()
        os.kill(process, signal_number)
    return quick(view, INSTANT, seed)
