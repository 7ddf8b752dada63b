"""Environments for learning, on the fast twin: many duels as arrays, and one duel for PettingZoo, Gymnasium, OpenSpiel.

All speak of the same observations (`gwint.fast.observations`) and the same moves (`gwint.fast.moves`).
"""

from __future__ import annotations

from typing import Final

VERSION: Final = 1
"""Of observations, moves and rewards together: raised when any of them changes its meaning."""
NAME: Final = f"gwint_duel_v{VERSION}"
