"""How much a bot may think."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Budget:
    """So many simulations, or so many milliseconds where they are told; bots that simulate nothing need neither.

    With simulations the same view and seed give the same move; with milliseconds the clock has a say in it.
    """

    simulations: int = 0
    milliseconds: int = 0


AT_ONCE: Final = Budget()
"""For bots that need no time."""
